// Texts of positions.
import { placeOf } from '../board/names.js';

/** The position without the mark on a cell, as positions are written.
 * @param {string} position @param {string} cell */
export function without(position, cell) {
  const { row, column } = placeOf(cell);
  const rows = position.split('/');
  rows[row] = `${rows[row].slice(0, column)}.${rows[row].slice(column + 1)}`;
  return rows.join('/');
}

/** How a puzzle went. @param {Pick<import('../study/answers.d.ts').Run, 'stage' | 'mistakes' | 'furthest_hint'>} run
 * @returns {import('../storage/puzzles.js').Result} nothing while it goes on */
export function resultOf({ stage, mistakes, furthest_hint: hints }) {
  if (stage === 'given_up') return 'failed';
  if (stage !== 'solved') return '';
  return mistakes === 0 && hints <= 1 ? 'solved' : 'helped';
}
