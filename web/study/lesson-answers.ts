// What the study answers about a teacher's lessons: src/puzzles/README.md has the requests.
import type { CellName, Mark, ParseFault, Reason } from '../program/contract.ts';

/** Who wins under best play; null where that is not proven. */
export type Winner = Mark | 'draw' | null;
/** Plies are null where only the result is proven. */
export interface Known {
  winner: Winner;
  plies: number | null;
}
/** A position as it is after the moves. */
export interface LessonStanding {
  rules: string;
  position: string;
  /** What stands on each cell, row by row, a dot where it is free. */
  cells: string;
  to_move: Mark;
  /** The mark that the next move takes away. */
  leaving: CellName | null;
  over: boolean;
  winner?: Mark | 'draw';
  /** Completed ones, once it is over. */
  lines?: CellName[][];
}
export interface LessonValues extends LessonStanding {
  /** Whether it is proven of every move if it is right. */
  decided: boolean;
  value: Known;
  right: CellName[];
  moves: (Known & { cell: CellName })[];
}
export interface LessonJudgement extends Known {
  right: boolean | null;
  over: boolean;
  value: 'win' | 'draw' | 'loss' | null;
  reply: CellName | null;
  reasons: Reason[];
}

/** By the kind of request. */
export interface LessonAnswers {
  stand: LessonStanding;
  values: LessonValues;
  judge: LessonJudgement;
  reply: { cell: CellName };
}
/** What was wrong with a position. */
export interface LessonFault {
  error: string;
  detail?: ParseFault;
  piece?: string;
  at?: number;
  low?: number;
  high?: number;
}
