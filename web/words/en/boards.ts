// How small boards are read out.
import type { CellName, Mark } from '../../program/contract.ts';

export const boardWords = {
  cell: (name: CellName, mark: string, leaves: boolean, note: string) =>
    [name, mark || 'empty', leaves ? 'leaves next' : '', note].filter(Boolean).join(', '),
  /** A mark in a list of those on a board. */
  marked: (mark: Mark, name: CellName, leaves: boolean) => `${mark} ${name}${leaves ? ' (leaves next)' : ''}`,
  position: (marks: string[]) => (marks.length === 0 ? 'An empty board' : `A board with ${marks.join(', ')}`),
};
