// The pairs of cells that keep a side from winning: both cells of a pair have its number and its tint, and notes.ts frames
// both while one is pointed at.
import { why } from '../words/en/why.ts';
import type { Note } from '../board/grid.ts';
import type { CellName } from '../program/contract.ts';

/** How many there are in analysis.css: neighbouring numbers differ. */
const tints = 5;

/** @param cells two by two
 * @param isLeft whether a cell is still free; over a mark the number stands in the corner */
export function notesOfPairs(cells: CellName[], isLeft: (cell: CellName) => boolean) {
  const noteOf = (cell: CellName, at: number): Note => ({
    spoken: why.inPair(at + 1),
    written: String(at + 1),
    look: isLeft(cell) ? `number pair-${at % tints}` : 'corner',
    pair: at,
  });
  return new Map(cells.map((cell, index) => [cell, noteOf(cell, Math.floor(index / 2))]));
}
