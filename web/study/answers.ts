// What the study answers, by the kind of request. What they mean is written down in src/puzzles/README.md.
import type { CellName, Mark, Reason } from '../program/contract.ts';
import type { LessonAnswers } from './lesson-answers.ts';
import type { MachineAnswers } from './machine-answers.ts';
import type { puzzleWords } from '../words/en/puzzles.ts';

export type Theme = 'win' | 'hold' | 'save' | 'trap' | 'threats' | 'own';
/** What practice is about. */
export type Subject = keyof typeof puzzleWords.subjects;
export type Result = 'win' | 'draw' | 'loss';

/** Somebody at a puzzle. */
export interface Run {
  stage: 'asking' | 'wrong' | 'solved' | 'given_up';
  rules: string;
  /** Before the first move. */
  position: string;
  /** Before the mistake, where that does not follow from the position. */
  before?: string;
  /** The opponent's mistake. */
  last: CellName;
  side: Mark;
  theme: Theme;
  grade: number;
  value: Result;
  plies: number;
  /** At which there is something to find. */
  turns: number;
  /** How many moves are right at first. */
  answers: number;
  /** On the board since the puzzle began; while wrong the last of them is the wrong one. */
  moves: CellName[];
  mistakes: number;
  /** How many hints there were at this turn, and at most at any. */
  hint: number;
  furthest_hint: number;
  hinted: CellName[];
  /** Best play from the beginning, once the puzzle is over. */
  line: CellName[];
  mistake: {
    cell: CellName;
    /** What refutes it; null when the game is over. */
    reply: CellName | null;
    /** Of the move, for who played it. */
    value: Result | null;
    /** What the game is worth then, for the solver. */
    result: Result | null;
    reasons: Reason[];
  } | null;
}

export interface Answers extends MachineAnswers, LessonAnswers {
  stock: { count: number; days: number };
  day: { puzzles: string[] };
  pick: { puzzle: string; grade: number };
  make: { puzzle: string; grade: number };
  mistake: { puzzle: string; grade: number };
  run: Run;
  practice: { grade: number; in_a_row: number };
  timed: { left: number; solved: number; in_a_row: number; grade: number };
  streak: { days: number };
}
