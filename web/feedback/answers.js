// Answers to "what is where" without moving the focus. Nothing here needs a document.
import { markOfMove, nameAt } from '../board/names.js';
import { more } from '../words/more.js';
import { standing } from './sentences.js';

/** @import { Mark, View } from '../program/contract.d.ts' */
/** @typedef {keyof typeof answers} Question */

const smallBoard = 25;

/** The mark that goes with the next move, where one does. @param {View} view */
export const leavingIn = (view) => (view.leaving < 0 ? '' : more.leavesNext(view.to_move, nameAt(view, view.leaving)));

/** @param {View} view */
function board(view) {
  const { cells, columns, rows } = view;
  if (columns * rows <= smallBoard) {
    const lines = Array.from({ length: rows }, (_, row) => [...cells.slice(row * columns, (row + 1) * columns)]);
    return `${lines.map((marks, row) => more.row(row + 1, marks)).join(' ')} ${leavingIn(view)}`.trimEnd();
  }
  /** @param {Mark} mark */
  const cellsOf = (mark) => [...cells].flatMap((cell, index) => (cell === mark ? [nameAt(view, index)] : []));
  return more.marksAt('X', cellsOf('X')) + more.marksAt('O', cellsOf('O'));
}

/** @param {View} view */
const last = (view) => more.lastMove(markOfMove(view, view.cursor - 1), view.moves[view.cursor - 1]);

export const answers = { board, last, turn: standing };
