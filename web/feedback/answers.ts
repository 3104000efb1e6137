// Answers questions about the board without moving the focus. Needs no document.
import { columnName, markOfMove, nameAt } from '../board/names.ts';
import { rowsOf } from '../board/positions.ts';
import { moveWords } from '../words/en/moves.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { standing } from './sentences.ts';
import type { Mark, View } from '../program/contract.ts';

export type Question = keyof typeof answers;

const smallBoard = 25;

const nameOf = (view: View, index: number) => (index < 0 ? '' : nameAt(view, index));

/** Names the mark that the next move takes away; empty where none leaves. */
export const leavingIn = (view: View) => remarkWords.leaving(view.to_move, nameOf(view, view.leaving));
/** The same with the other side's. */
const bothLeaving = (view: View) =>
  remarkWords.leaving(view.to_move, nameOf(view, view.leaving), nameOf(view, view.leaving_later));

/** By columns from the bottom up, as the marks fell. */
const fallenMarks = ({ cells, columns }: View) =>
  moveWords.columns(
    Array.from({ length: columns }, (_, column) => ({
      name: columnName(column),
      marks: [...cells].filter((mark, index) => index % columns === column && mark !== '.').reverse(),
    })),
  );

function board(view: View) {
  const { cells, columns, rows, lands } = view;
  if (lands.length > 0) return fallenMarks(view);
  if (columns * rows <= smallBoard) {
    const lines = rowsOf(view).map((marks, row) => moveWords.row(row + 1, [...marks]));
    return `${lines.join(' ')} ${bothLeaving(view)}`.trimEnd();
  }
  const cellsOf = (mark: Mark) => [...cells].flatMap((cell, index) => (cell === mark ? [nameAt(view, index)] : []));
  return moveWords.marksAt('X', cellsOf('X')) + moveWords.marksAt('O', cellsOf('O'));
}

const last = (view: View) => moveWords.lastMove(markOfMove(view, view.cursor - 1), view.moves[view.cursor - 1]);

/** The answer where there is nothing to bring back. */
const restore = () => remarkWords.refused.nothing_to_restore();

export const turnIn = (view: View) => `${standing(view)} ${leavingIn(view)}`.trimEnd();

/** Parts that know more than the game of whose turn it is: what a task asks, what has to be sent first. */
const tellers: (() => string)[] = [];
/** @param tell returns the answer; empty where the game has it */
export const answerTurnWith = (tell: () => string) => tellers.push(tell);
const turn = (view: View) => tellers.map((tell) => tell()).find(Boolean) ?? turnIn(view);

export const answers = { board, last, turn, restore };
