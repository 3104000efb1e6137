// Runs before anything is painted or any module is there. theme.js and loading.js take over from here.
(() => {
  // The page never flashes in the wrong colours.
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark;
  try {
    const { theme } = JSON.parse(localStorage.getItem('tic-tac-toe/settings'));
    if (/^(light|dark|contrast)$/.test(theme)) root.dataset.theme = theme;
  } catch {
    // No storage or nothing in it: the system's theme is right.
  }

  // When main.js does not arrive nothing else could say so.
  const onError = ({ target }) => {
    if (target.localName !== 'script') return;
    const failure = document.getElementById('load-failure').content.cloneNode(true);
    failure.querySelector('button').addEventListener('click', () => location.reload());
    document.getElementById('loading').replaceChildren(failure);
  };
  addEventListener('error', onError, true);
})();
