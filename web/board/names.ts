// The names of cells and moves, and the board that they are on.
import type { CellName, Draft, Mark, View } from '../program/contract.ts';

/** The board on show: the draft if there is one, otherwise the game. */
export const boardOf = (view: View): View | Draft => view.draft ?? view;

/** Columns are letters, as in a spreadsheet. */
export const columnName = (column: number) => String.fromCharCode(97 + column);

/** Rows count from the top. */
export const cellName = (row: number, column: number) => `${columnName(column)}${row + 1}`;

export const nameAt = ({ columns }: Pick<View, 'columns'>, index: number) =>
  cellName(Math.floor(index / columns), index % columns);

/** Where a cell is, counted from 0. */
export const placeOf = (cell: string) => ({ row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 });

export const indexOf = (cell: string, columns: number) => {
  const { row, column } = placeOf(cell);
  return row * columns + column;
};

export const isFree = ({ cells, columns }: Pick<View, 'cells' | 'columns'>, cell: CellName) =>
  cells[indexOf(cell, columns)] === '.';

/** Where a mark put on this cell comes to rest. */
export const landing = (view: View, cell: CellName) => {
  const index = view.lands[placeOf(cell).column];
  return index === undefined ? cell : nameAt(view, index);
};

/** Who plays the move with this number, counted from 0. */
export const markOfMove = ({ to_move: next, cursor }: View, number: number): Mark =>
  ((cursor - number) % 2 === 0) === (next === 'X') ? 'X' : 'O';
