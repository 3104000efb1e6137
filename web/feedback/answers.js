// Answers to "what is where" without moving the focus.
import { cellName } from '../board/cell-name.js';
import { standing } from './narrator.js';
import { more } from '../words/more.js';

const smallBoard = 25;

function boardInWords({ cells, columns, rows }) {
  if (columns * rows <= smallBoard) {
    const lines = Array.from({ length: rows }, (_, row) => [...cells.slice(row * columns, (row + 1) * columns)]);
    return lines.map((marks, row) => more.row(row + 1, marks)).join(' ');
  }
  const cellsOf = (mark) =>
    [...cells].flatMap((cell, index) => (cell === mark ? [cellName(Math.floor(index / columns), index % columns)] : []));
  return more.marksAt('X', cellsOf('X')) + more.marksAt('O', cellsOf('O'));
}

export function makeAnswers({ bridge, narrator }) {
  const answers = {
    board: boardInWords,
    last: ({ moves, cursor }) => more.lastMove(cursor % 2 === 1 ? 'X' : 'O', moves[cursor - 1]),
    turn: standing,
  };
  return (question) => narrator.say(answers[question](bridge.view));
}
