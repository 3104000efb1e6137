// Runs before anything is painted or any module is there. browser/theme.js and program/loading.js take
// over from here.
(() => {
  // The page never flashes in the wrong colours.
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark;
  try {
    // As storage/store.js calls it, now and before keys carried the page's folder.
    const key = `tic-tac-toe ${new URL('.', location.href).pathname} settings`;
    const settings = localStorage.getItem(key) ?? localStorage.getItem('tic-tac-toe/settings') ?? '{}';
    const { theme } = JSON.parse(settings);
    if (/^(light|dark|contrast)$/.test(theme)) root.dataset.theme = theme;
  } catch {
    // No storage or nothing in it: the system's theme is right.
  }

  // When main.js does not arrive nothing else could say so.
  addEventListener(
    'error',
    ({ target }) => {
      const template = document.getElementById('load-failure');
      if (!(target instanceof HTMLScriptElement) || !(template instanceof HTMLTemplateElement)) return;
      const failure = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
      failure.querySelector('button')?.addEventListener('click', () => location.reload());
      document.getElementById('loading')?.replaceChildren(failure);
    },
    true,
  );
})();
