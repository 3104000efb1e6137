// How cells and moves are called, and the board that they are on.
/** @import { Draft, Mark, View } from '../program/contract.d.ts' */

/** The board that is shown: of a position that is being set up, else of the game.
 * @param {View} view @returns {View | Draft} */
export const boardOf = (view) => view.draft ?? view;

/** Columns are letters, as in a spreadsheet. @param {number} column */
export const columnName = (column) => String.fromCharCode(97 + column);

/** Rows count from the top. @param {number} row @param {number} column */
export const cellName = (row, column) => `${columnName(column)}${row + 1}`;

/** The name of a cell that is counted row by row. @param {View} view @param {number} index */
export const nameAt = ({ columns }, index) => cellName(Math.floor(index / columns), index % columns);

/** Where a cell is, counted from 0. @param {string} cell */
export const placeOf = (cell) => ({ row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 });

/** Its number, counted row by row. @param {string} cell @param {number} columns */
export const indexOf = (cell, columns) => {
  const { row, column } = placeOf(cell);
  return row * columns + column;
};

/** Whose the move with this number was or will be, counted from 0.
 * @param {View} view @param {number} number
 * @returns {Mark} */
export const markOfMove = ({ to_move: next, cursor }, number) =>
  ((cursor - number) % 2 === 0) === (next === 'X') ? 'X' : 'O';
