// The first script keeps the page from being painted until it has run. One that has begun to arrive and stalls would
// leave the window white for good: after some seconds the page is shown without it, with words and another try.
const patience = 8000;

setTimeout(() => {
  const { dataset } = document.documentElement;
  // boot.ts gives the page its theme.
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
