// boot.ts blocks rendering until it has run. If its download stalls halfway, the window would stay white for good, so
// after eight seconds show the page with a message and another try.
const patience = 8000;

setTimeout(() => {
  const { dataset } = document.documentElement;
  // boot.ts has run: it sets the theme.
  if (dataset.theme) return;
  document.querySelector('[blocking]')?.remove();
  const place = document.getElementById('loading');
  const told = document.getElementById('load-failure') as HTMLTemplateElement | null;
  if (!place || !told) return;
  place.className += ' failed';
  place.replaceChildren(told.content.cloneNode(true));
  place.querySelector('button')?.addEventListener('click', () => location.reload());
}, patience);

export {};
