// The address bar follows the game, and the game follows the address bar when somebody edits it,
// opens a link in this tab, or goes back.
let unwritten = null;

function write(address) {
  try {
    history.replaceState(null, '', `#${address}`);
    unwritten = null;
  } catch {
    // Some browsers take only so many changes in a while. The last one is brought in later.
    clearTimeout(unwritten);
    unwritten = setTimeout(write, 1000, address);
  }
}

export function followAddress(bridge) {
  const follow = ({ address }) => {
    if (location.hash !== `#${address}`) write(address);
  };
  follow(bridge.view);
  bridge.on('view', follow);
  addEventListener('hashchange', () => {
    if (location.hash !== `#${bridge.view.address}`) bridge.openGame(location.hash);
  });
}
