// The positions that machines and lessons begin with.
import { html } from 'lit-html';
import { picture } from '../board/board-view.ts';
import { empty, rowsOf, sizeOf, ticTacToe, type Position } from '../board/positions.ts';
import { machines } from '../words/en/machines.ts';
import type { Choice } from '../forms/field-views.ts';
import type { View } from '../program/contract.ts';
import type { LessonStanding } from '../study/study.ts';

/** The board of any game, as the study describes it. */
export const positionOf = ({ rules, to_move: toMove, ...standing }: LessonStanding): Position => ({
  ...standing,
  ...sizeOf(rules),
  toMove,
});

/** Samples with few free cells, for those who want to see every step; the shortest is first. Each has another number,
 * by which it is called. */
const samples = ['XOX/.O./X.O', 'XO./X../O.X', 'XO./.X./O..', 'X../.O./..X'];

export const freeCells = (text: string) => text.split('.').length - 1;

type Game = Pick<View, 'rules' | 'cells' | 'can_analyse' | 'outcome'>;

/** Positions to choose from, the game's first while something is left to play. A match without help does not offer its
 * board. */
export function positionsOf({ rules, cells, can_analyse: isOpen, outcome }: Game) {
  const isOffered = isOpen && rules === '3,3,3' && outcome === 'in_progress';
  const own = isOffered ? rowsOf({ cells, columns: 3 }).join('/') : empty;
  const shown = (text: string, name: string): Choice => [text, html`${picture(ticTacToe(text))}<small>${name}</small>`];
  const offered = samples.map((text) => shown(text, machines.free(freeCells(text))));
  offered.unshift(shown(empty, machines.emptyBoard));
  if (own !== empty) offered.unshift(shown(own, machines.boardOfGame));
  return offered;
}
