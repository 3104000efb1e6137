// How screen readers read small boards.
import { words } from './play.ts';
import type { CellName, Mark } from '../../program/contract.ts';

type Leaves = 'now' | 'later' | '';

export const boardWords = {
  cell: (name: CellName, mark: string, leaves: Leaves, note: string) =>
    [words.cell(name, mark, false, leaves), note].filter(Boolean).join(', '),
  /** A mark in the list of those on a board. */
  marked: (mark: Mark, name: CellName, leaves: Leaves) => {
    const when = { now: ' (vanishes next)', later: ` (vanishes with ${mark}’s next move)`, '': '' };
    return `${mark} ${name}${when[leaves]}`;
  },
  position: (marks: string[]) => (marks.length === 0 ? 'An empty board' : `A board with ${marks.join(', ')}`),
};
