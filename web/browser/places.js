// Play, Puzzles and Learn: the places of the page, each a button away at every moment. Puzzles and Learn have addresses
// of their own and lie over the game, which waits behind them.
import { element, make } from '../dom.js';

/** @param {string} name */
const markPlace = (name) => {
  for (const button of element('places').querySelectorAll('button')) {
    button.ariaCurrent = button.id === `place-${name}` ? 'page' : null;
  }
};
const openPlace = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[data-place][open]'));

/** @param {{ grid: { focus: () => void } }} parts */
export function makePlaces({ grid }) {
  element('place-play').addEventListener('click', () => {
    openPlace()?.close();
    grid.focus();
  });
  element('place-puzzles').addEventListener('click', () => goTo('puzzles'));
  element('place-learn').addEventListener('click', () => goTo('learn'));
}

/** Opens a place by its address, so that the browser's Back leaves it. @param {'puzzles' | 'learn'} name */
export function goTo(name) {
  location.hash = name;
}

/** A place with a heading, which gets the focus when it opens. The game is at rest while it is open. Returns it, and what
 * opens it.
 * @param {'puzzles' | 'learn'} name @param {string} heading @param {(Node | string)[]} children */
export function makePlace(name, heading, ...children) {
  const game = /** @type {HTMLElement} */ (element('board').closest('main'));
  const title = make('h2', { id: `${name}-title`, textContent: heading, tabIndex: -1, autofocus: true });
  const dialog = make('dialog', { id: `${name}-dialog`, 'aria-labelledby': title.id }, title, ...children);
  dialog.dataset.place = name;
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // Told later, when another place may be open.
    if (openPlace()) return;
    game.inert = false;
    markPlace('play');
  });
  document.body.append(dialog);
  const open = () => {
    const before = openPlace();
    if (before === dialog) return;
    before?.close();
    game.inert = true;
    markPlace(name);
    dialog.show();
  };
  return { dialog, open };
}
