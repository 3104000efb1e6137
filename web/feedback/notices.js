// Notices that most games never see: an address that is partly wrong, and the question before later
// moves are dropped.
import { askUser, make, makeButton } from '../dom.js';
import { more } from '../words/more.js';

function showFault(text) {
  const space = document.getElementById('talk');
  let box = document.getElementById('faults');
  if (!box) {
    const list = make('ul');
    const hide = makeButton(more.gotIt, () => box.remove());
    box = make('div', { id: 'faults', className: 'notice' }, list, hide);
    space.append(box);
  }
  box.firstElementChild.append(make('li', { textContent: text }));
}

async function askToDrop(bridge) {
  const { moves, cursor } = bridge.view;
  const yes = await askUser(more.dropsMoves(moves.length - cursor), more.playHere, more.keepMoves);
  if (yes) bridge.dropLater();
}

export function makeNotices({ bridge, narrator }) {
  let faults = [];
  return (notice) => {
    if (notice.kind === 'refusal') {
      askToDrop(bridge);
      return;
    }
    const text = more.addressFault(notice);
    showFault(text);
    // Several come at once, and each must be heard.
    faults.push(text);
    queueMicrotask(() => {
      if (faults.length > 0) narrator.say(faults.join(' '));
      faults = [];
    });
  };
}
