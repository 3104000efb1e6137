// What is new today, on the way to the puzzles.
import { element } from '../dom.ts';
import { readProgress } from '../storage/progress.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { dateOf, doneOn } from './modes.ts';
import type { Store } from '../storage/store.ts';

/** Says how many puzzles of today were not tried. */
export function showBadge(store: Store) {
  const button = element('place-puzzles');
  const left = doneOn(readProgress(store), dateOf(new Date())).filter((result) => result === '').length;
  if (left > 0) button.dataset.left = String(left);
  else delete button.dataset.left;
  button.title = left > 0 ? puzzleWords.leftToday(left) : puzzleWords.dayOverToday;
}
