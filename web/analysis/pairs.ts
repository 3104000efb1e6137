// The pairs of cells that keep a side from winning: both cells of a pair have its number and its badge, and notes.ts frames
// both while one is pointed at.
import { placeOf } from '../board/names.ts';
import { analysisWords } from '../words/en/analysis.ts';
import type { Note } from '../board/grid.ts';
import type { CellName } from '../program/contract.ts';

/** In analysis.css; the first of the badges that have them are square, the others round. */
const tints = 5;
const badges = 2 * tints;

/** The badge of each pair: no other pair near it has the same, nor the same tint if that can be. */
function badgesOf(cells: CellName[]) {
  const places = cells.map(placeOf);
  const chosen: number[] = [];
  for (let pair = 0; 2 * pair < cells.length; pair += 1) {
    /** How far each badge would be from the nearest one like it, squared. */
    const rooms: number[] = Array(badges).fill(Infinity);
    const own = places.slice(2 * pair, 2 * pair + 2);
    for (const [cell, { row, column }] of places.slice(0, 2 * pair).entries()) {
      const far = Math.min(...own.map((place) => (place.row - row) ** 2 + (place.column - column) ** 2));
      const badge = chosen[Math.floor(cell / 2)];
      const reshaped = (badge + tints) % badges;
      rooms[badge] = Math.min(rooms[badge], far);
      rooms[reshaped] = Math.min(rooms[reshaped], 4 * far);
    }
    chosen.push(rooms.indexOf(Math.max(...rooms)));
  }
  return chosen;
}

/** @param cells two by two
 * @param isLeft whether a cell is still free; over a mark the number stands in the corner */
export function notesOfPairs(cells: CellName[], isLeft: (cell: CellName) => boolean) {
  const badgeOf = badgesOf(cells);
  const noteOf = (cell: CellName, at: number): Note => ({
    spoken: analysisWords.inPair(at + 1),
    written: String(at + 1),
    look: isLeft(cell) ? `number pair-${badgeOf[at]}` : 'corner',
    pair: at,
  });
  return new Map(cells.map((cell, index) => [cell, noteOf(cell, Math.floor(index / 2))]));
}
