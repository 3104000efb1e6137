// The words of the list of moves, of its buttons, and of the board as text.
import { times } from './language.ts';
import type { CellName, Mark } from '../../program/contract.ts';

export const moveWords = {
  /** Follows the name of the button Restore. */
  restoreWhat: (count: number) => ` ${times(count, 'move')}`,
  restoreTitle: (count: number) => `Bring back ${times(count, 'move')}`,
  row: (row: number, marks: string[]) =>
    `Row ${row}: ${marks.map((mark) => (mark === '.' ? 'empty' : mark)).join(', ')}.`,
  columns: (columns: { name: string; marks: string[] }[]) =>
    `From the bottom: ${columns.map(({ name, marks }) => `${name}: ${marks.join(', ') || 'empty'}.`).join(' ')}`,
  marksAt: (mark: Mark, cells: CellName[]) => `${mark}: ${cells.join(', ') || 'none'}. `,
  lastMove: (mark: Mark, cell: CellName | undefined) => (cell ? `The last move was ${mark} ${cell}.` : 'No moves yet.'),
  move: (ply: number, mark: Mark, cell: CellName) => `Move ${ply}, ${mark} ${cell}`,
  steps: {
    first: 'To the start',
    back: 'Previous move',
    replay: 'Replay',
    pause: 'Pause',
    forward: 'Next move',
    last: 'To the end',
  },
};
