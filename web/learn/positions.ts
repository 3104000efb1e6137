// The boards of machines and lessons, and positions of tic-tac-toe to look at.
import { html } from 'lit-html';
import { picture, type Board } from '../board/board-view.ts';
import { indexOf } from '../board/names.ts';
import { knownRules } from '../program/known-rules.ts';
import { otherMark, type CellName, type Mark, type View } from '../program/contract.ts';
import { machines } from '../words/en/machines.ts';
import type { Choice } from '../forms/field-views.ts';
import type { LessonStanding } from '../study/study.ts';

export type Position = Board & { toMove: Mark };

const sizeOf = (rules: string) => {
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

/** The board of any game, as the study describes it. */
export const positionOf = ({ rules, to_move: toMove, ...standing }: LessonStanding): Position => ({
  ...standing,
  ...sizeOf(rules),
  toMove,
});

/** The same with one more mark, which stays. */
export function withMove(board: Position, cell: CellName): Position {
  const index = indexOf(cell, board.columns);
  const cells = board.cells.slice(0, index) + board.toMove + board.cells.slice(index + 1);
  return { ...board, cells, toMove: otherMark(board.toMove) };
}

/** Samples with few free cells, for those who want to see every step. */
const samples = ['XO./.X./O..', 'XOX/.O./X.O', 'X.O/.../O.X', 'X../.O./..X'];

export const freeCells = (text: string) => text.split('.').length - 1;

/** Positions to choose from, the game's first. A match without help does not offer its board. */
export function positionsOf({ rules, cells, can_analyse: isOpen }: Pick<View, 'rules' | 'cells' | 'can_analyse'>) {
  const own = isOpen && rules === '3,3,3' ? cells.replace(/(...)(...)(...)/, '$1/$2/$3') : empty;
  const shown = (text: string, name: string): Choice => [text, html`${picture(ticTacToe(text))}<small>${name}</small>`];
  const offered = samples.map((text) => shown(text, machines.free(freeCells(text))));
  offered.unshift(shown(empty, machines.emptyBoard));
  if (own !== empty) offered.unshift(shown(own, machines.boardOfGame));
  return offered;
}
