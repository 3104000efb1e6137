// Play, Puzzles and Learn: the places of the page, each a button away at every moment. Puzzles and Learn have addresses
// of their own and lie over the game, which waits behind them.
import { element, make } from '../dom.ts';

const markPlace = (name: string) => {
  for (const button of element('places').querySelectorAll('button')) {
    button.ariaCurrent = button.id === `place-${name}` ? 'page' : null;
  }
};
/** Where one is while no place lies over the board: a task on it belongs to the place that it comes from. */
let ground = { name: 'play', leave: () => {} };

const openPlace = () => document.querySelector('dialog[data-place][open]') as HTMLDialogElement | null;

/** The board is that of another place from now on.
 * @param leave brings the game back */
export function standIn(name: 'play' | 'puzzles' | 'learn', leave: () => void = () => {}) {
  ground = { name, leave };
  if (!openPlace()) markPlace(name);
}

export function makePlaces({ grid }: { grid: { focus: () => void } }) {
  element('place-play').addEventListener('click', () => {
    openPlace()?.close();
    ground.leave();
    grid.focus();
  });
  element('place-puzzles').addEventListener('click', () => goTo('puzzles'));
  element('place-learn').addEventListener('click', () => goTo('learn'));
}

/** Opens a place by its address, so that the browser's Back leaves it. */
export function goTo(name: 'puzzles' | 'learn') {
  location.hash = name;
}

/** A place with a heading, which gets the focus when it opens. The game is at rest while it is open. Returns it, and
 * what opens and closes it. */
export function makePlace(name: 'puzzles' | 'learn', heading: string, ...children: (Node | string)[]) {
  const game = element('board').closest('main') as HTMLElement;
  const title = make('h2', { id: `${name}-title`, textContent: heading, tabIndex: -1, autofocus: true });
  const dialog = make('dialog', { id: `${name}-dialog`, 'aria-labelledby': title.id }, title, ...children);
  dialog.dataset.place = name;
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
  });
  const wake = () => {
    // The browser tells of a closed dialog later, when another place may be open.
    if (openPlace()) return;
    game.inert = false;
    markPlace(ground.name);
  };
  dialog.addEventListener('close', wake);
  document.body.append(dialog);
  const open = () => {
    const before = openPlace();
    if (before === dialog) return;
    before?.close();
    game.inert = true;
    markPlace(name);
    dialog.show();
  };
  /** The game can have the focus at once. */
  const close = () => {
    dialog.close();
    wake();
  };
  return { dialog, open, close };
}
