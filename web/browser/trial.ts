// Tests for what the page cannot do without: an old browser gets a sentence instead of a page that half works. This
// runs before everything else, in syntax that old browsers can read (sources.mjs).

/** The newest features that the styles, the cells' names and the scripts rely on. */
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
