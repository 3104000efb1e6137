// A trial of what the page cannot do without: a browser that lacks any of it gets a sentence instead of a page that
// half works. This comes before everything else, and is written in words that old browsers read (sources.mjs).

/** The youngest of what the styles, the names of the cells and the scripts are made of. */
const trials = [
  () => CSS.supports('height', '1dvh'),
  () => CSS.supports('width', '1cqw'),
  () => 'ariaLabel' in Element.prototype,
  () => HTMLDialogElement.prototype.showModal,
  () => Array.prototype.findLast,
];

const passes = (trial: () => unknown) => {
  try {
    return Boolean(trial());
  } catch {
    return false;
  }
};

function refuse() {
  const place = document.getElementById('loading');
  const sentence = document.getElementById('too-old');
  if (!place || !sentence) return;
  place.className += ' failed';
  place.textContent = '';
  place.appendChild(sentence);
  sentence.hidden = false;
}

if (!trials.every(passes)) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', refuse);
  else refuse();
  throw new Error('This browser is too old.');
}
