// Where marks vanish it matters in which order they were put: what is said of that at each cell.
import { more } from '../words/en/more.ts';
import type { Note } from '../board/grid.ts';
import type { Draft } from '../program/contract.ts';

/** @param draft whose text has X's marks and O's, the oldest first: `b2.a1/a2/O` */
export function orderIn({ kept, text }: Pick<Draft, 'kept' | 'text'>): Map<string, Note> {
  const notes: Map<string, Note> = new Map();
  if (!kept) return notes;
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
