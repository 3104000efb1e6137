// Texts of positions.
import { placeOf } from '../board/names.ts';
import type { Run } from '../study/answers.ts';
import type { Result } from '../storage/puzzles.ts';

/** The position without the mark on a cell, as positions are written. */
export function without(position: string, cell: string) {
  const { row, column } = placeOf(cell);
  const rows = position.split('/');
  rows[row] = `${rows[row].slice(0, column)}.${rows[row].slice(column + 1)}`;
  return rows.join('/');
}

/** How a puzzle went.
 * @returns nothing while it goes on */
export function resultOf({
  stage,
  mistakes,
  furthest_hint: hints,
}: Pick<Run, 'stage' | 'mistakes' | 'furthest_hint'>): Result {
  if (stage === 'given_up') return 'failed';
  if (stage !== 'solved') return '';
  return mistakes === 0 && hints <= 1 ? 'solved' : 'helped';
}
