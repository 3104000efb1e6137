// What the study answers, by the kind of request. What they mean is written down in src/puzzles/README.md.
import type { CellName, Mark, Reason, ParseFault } from '../program/contract.ts';
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
export interface LessonFault {
  error: string;
  detail?: ParseFault;
  piece?: string;
  at?: number;
  low?: number;
  high?: number;
}

export interface TreeMove {
  cells: CellName[];
  position: string;
  over: boolean;
  winner: Mark | 'draw';
  plies: number;
  /** Completed ones, once it is over. */
  lines?: CellName[][];
}
export interface TreeAnswer {
  position: string;
  to_move: Mark;
  winner: Mark | 'draw';
  plies: number;
  lines?: CellName[][];
  moves: TreeMove[];
}

export interface SearchStep {
  kind: 'looks' | 'cuts' | 'settles';
  depth: number;
  cell?: CellName;
  alpha: number | null;
  beta: number | null;
  value?: number;
  over?: boolean;
  left_out?: CellName[];
}
export interface SearchAnswer {
  method: 'minimax' | 'alphabeta';
  position: string;
  steps: SearchStep[];
  all_steps: number;
  nodes: number;
  cuts: number;
  value: number;
}

export interface Beads {
  cell: CellName;
  count: number;
}
export interface BeadBox {
  front: string;
  stage: number;
  beads: Beads[];
}
export interface BeadAnswer {
  /** A letter for each game: W, D or L for the machine. */
  results: string;
  first_box: number[];
  beads: Beads[];
  last: {
    /** Null while it goes on, by hand. */
    result: 'win' | 'draw' | 'loss' | null;
    resigned: boolean;
    moves: CellName[];
    turns: (BeadBox & { box: number; drawn: CellName })[];
  } | null;
}

export interface PaperAnswer {
  side: Mark;
  pictures: { position: string; move: CellName }[];
}

/** By the kind of request. */
export interface MachineAnswers {
  tree: TreeAnswer;
  search: SearchAnswer;
  beads: BeadAnswer;
  fronts: { boxes: BeadBox[] };
  paper: PaperAnswer;
}

/** Asks the study for something; null when it cannot be had. */
export type Ask = <Kind extends keyof MachineAnswers>(
  kind: Kind,
  ...words: (string | number)[]
) => Promise<MachineAnswers[Kind] | null>;
