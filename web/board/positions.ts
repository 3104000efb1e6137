// Boards on which marks stay, as addresses write them.
import { knownRules } from '../program/known-rules.ts';
import { otherMark, type CellName, type Mark } from '../program/contract.ts';
import { indexOf } from './names.ts';
import type { Board } from './board-view.ts';

export type Position = Board & { toMove: Mark };

export const sizeOf = (rules: string) => {
  const { columns, rows } = knownRules(rules) ?? { columns: 3, rows: 3 };
  return { columns, rows };
};

/** A board on which marks stay.
 * @param text as addresses write it */
export function positionAt(rules: string, text: string): Position {
  const cells = text.replaceAll('/', '');
  const marks = cells.replaceAll('.', '').length;
  return { ...sizeOf(rules), cells, toMove: marks % 2 === 0 ? 'X' : 'O' };
}
export const ticTacToe = (text: string) => positionAt('3,3,3', text);

export const empty = '.../.../...';

/** The cells of a board, row by row. */
export const rowsOf = ({ cells, columns }: Pick<Board, 'cells' | 'columns'>) =>
  cells.match(new RegExp(`.{${columns}}`, 'g')) ?? [];

/** The same with one more mark, which stays. */
export function withMove(board: Position, cell: CellName): Position {
  const index = indexOf(cell, board.columns);
  const cells = board.cells.slice(0, index) + board.toMove + board.cells.slice(index + 1);
  return { ...board, cells, toMove: otherMark(board.toMove) };
}
