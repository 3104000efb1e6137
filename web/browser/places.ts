// Play, Puzzles and Learn: the places of the page, each a button away at every moment. Puzzles and Learn have addresses
// of their own and lie over the game, which waits behind them.
import { element } from '../dom.ts';

/** Marks the place that one is in: without a name that of the board. */
export function markPlace(name: string = ground.name) {
  for (const button of element('places').querySelectorAll('button')) {
    button.ariaCurrent = button.id === `place-${name}` ? 'page' : null;
  }
}
/** Where one is while no place lies over the board: a task on it belongs to the place that it comes from. */
let ground = { name: 'play', leave: () => {} };

export const openPlace = () => document.querySelector('dialog[data-place][open]') as HTMLDialogElement | null;

/** The board is that of another place from now on.
 * @param leave brings the game back */
export function standIn(name: 'play' | 'puzzles' | 'learn', leave: () => void = () => {}) {
  ground = { name, leave };
  if (!openPlace()) markPlace();
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
