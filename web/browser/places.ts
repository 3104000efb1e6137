// Play, Puzzles and Learn: the places of the page, each a button away at every moment. Puzzles and Learn have addresses
// of their own and lie over the game, which waits behind them.
import { element } from '../dom.ts';

/** Marks the place that one is in: without a name that of the board. */
export function markPlace(name: string = boardPlace.name) {
  for (const button of element('places').querySelectorAll('button')) {
    button.ariaCurrent = button.id === `place-${name}` ? 'page' : null;
  }
}
/** The place that has the board, on which a task may be in place of the game. */
let boardPlace = { name: 'play', leave: () => {} };

export const openPlace = () => document.querySelector('dialog[data-place][open]') as HTMLDialogElement | null;

/** Gives the board to a place.
 * @param leave brings the game back */
export function giveBoardTo(name: 'play' | 'puzzles' | 'learn', leave: () => void = () => {}) {
  boardPlace = { name, leave };
  if (!openPlace()) markPlace();
}

export function makePlaces({ grid }: { grid: { focus: () => void } }) {
  element('place-play').addEventListener('click', () => {
    openPlace()?.close();
    boardPlace.leave();
    grid.focus();
  });
  element('place-puzzles').addEventListener('click', () => goTo('puzzles'));
  element('place-learn').addEventListener('click', () => goTo('learn'));
}

/** Opens a place by its address, so that the browser's Back leaves it. */
export function goTo(name: 'puzzles' | 'learn') {
  location.hash = name;
}
