// Play, Puzzles and Learn: the places of the page, always one button away. Puzzles and Learn have their own addresses
// and cover the game, which waits behind them.
import { element } from '../dom.ts';

/** The place whose game or task is on the board. */
export const boardPlace = { name: 'play', leave: () => {} };

export const openPlace = () => document.querySelector('dialog[data-place][open]') as HTMLDialogElement | null;

/** Goes back to the game, from a place that covers it or from a task on its board. */
export function goToGame() {
  openPlace()?.close();
  boardPlace.leave();
}

export function makePlaces({ grid }: { grid: { focus: () => void } }) {
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
