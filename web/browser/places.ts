// Play, Puzzles and Learn: the places of the page, always one button away. Puzzles and Learn have their own addresses
// and cover the game, which waits behind them.
import { element } from '../dom.ts';

/** Of the page, at first. */
let title = '';

/** Marks the current place, also in the title; without a name, the one that has the board. */
export function markPlace(name: string = boardPlace.name) {
  for (const button of element('places').querySelectorAll('button')) {
    const isCurrent = button.id === `place-${name}`;
    button.ariaCurrent = isCurrent ? 'page' : null;
    if (isCurrent) document.title = (name === 'play' ? '' : `${button.textContent} – `) + title;
  }
}
/** The place whose game or task is on the board. */
let boardPlace = { name: 'play', leave: () => {} };

export const openPlace = () => document.querySelector('dialog[data-place][open]') as HTMLDialogElement | null;

/** Gives the board to a place.
 * @param leave brings the game back */
export function giveBoardTo(name: 'play' | 'puzzles' | 'learn', leave: () => void = () => {}) {
  boardPlace = { name, leave };
  if (!openPlace()) markPlace();
}

/** Goes back to the game, from a place that covers it or from a task on its board. */
export function goToGame() {
  openPlace()?.close();
  boardPlace.leave();
}

export function makePlaces({ grid }: { grid: { focus: () => void } }) {
  ({ title } = document);
  element('place-play').addEventListener('click', () => {
    goToGame();
    grid.focus();
  });
  element('place-puzzles').addEventListener('click', () => goTo('puzzles'));
  element('place-learn').addEventListener('click', () => goTo('learn'));
}

/** Opens a place, or a part of one, by its address, so that Back leaves it. */
export function goTo(name: 'puzzles' | 'learn' | `learn/${string}`) {
  location.hash = name;
}
