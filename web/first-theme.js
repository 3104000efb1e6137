// Runs before the first paint, so that the page never flashes in the wrong colours. theme.js takes
// over from here.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark;
  try {
    const { theme } = JSON.parse(localStorage.getItem('tic-tac-toe/settings'));
    if (/^(light|dark|contrast)$/.test(theme)) root.dataset.theme = theme;
  } catch {
    // No storage or nothing in it: the system's theme is right.
  }
})();
