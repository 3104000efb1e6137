// Where marks vanish it matters in which order they were put: what is said of that at each cell.
import { more } from '../words/more.js';

/**
 * @import { Note } from '../board/grid.js'
 * @import { Draft } from '../program/contract.d.ts'
 */

/** @param {Pick<Draft, 'vanish' | 'text'>} draft whose text has X's marks and O's, the oldest first: `b2.a1/a2/O`
 * @returns {Map<string, Note>} */
export function orderIn({ vanish, text }) {
  /** @type {Map<string, Note>} */
  const notes = new Map();
  if (!vanish) return notes;
  for (const marks of text.split('/').slice(0, 2)) {
    marks
      .split('.')
      .filter(Boolean)
      .forEach((cell, place) => {
        notes.set(cell, { spoken: more.toLeave(place), written: '', look: '' });
      });
  }
  return notes;
}
