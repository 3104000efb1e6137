// Requests about puzzles, lessons and machines that learn, as the worker answers them. Each says all that it is about,
// but for the stock of puzzles, which every worker is handed once. What the answers mean is written down in
// src/puzzles/README.md.
import { makeHandOver, type WorkerClient } from '../worker/client.ts';
import type { CellName, Mark, Reason, Value, Winner } from '../program/contract.ts';
import type { ParseFault } from '../words/en/address-faults.ts';
import type { puzzleWords } from '../words/en/puzzles.ts';

/** What is wrong with a request; of lessons with which piece, and how. */
interface Fault {
  error: string;
  detail?: ParseFault;
  piece?: string;
  at?: number;
  low?: number;
  high?: number;
}
export class Refused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.error);
    this.fault = fault;
  }
}
/** For who takes this where a request is refused, and only then. */
export const ifRefused =
  <Instead>(instead: Instead) =>
  (failure: unknown) => {
    if (failure instanceof Refused) return instead;
    throw failure;
  };

export type Study = ReturnType<typeof makeStudy>;

export function makeStudy(worker: Pick<WorkerClient, 'ask' | 'ended'>, handOver = makeHandOver(worker)) {
  /** Answers a request, which begins with its kind; rejected with a Refused where it cannot be answered, and otherwise
   * when the worker is lost. */
  const ask = async <Kind extends keyof Answers>(kind: Kind, ...words: (string | number)[]): Promise<Answers[Kind]> => {
    const answer = JSON.parse(await worker.ask([kind, ...words].join(' ')).answer);
    if ('error' in answer) throw new Refused(answer);
    return answer;
  };

  return {
    ask,
    async askOfStock<Kind extends keyof Answers>(kind: Kind, ...words: (string | number)[]): Promise<Answers[Kind]> {
      await handOver('stock', new URL('./puzzles.txt', import.meta.url));
      return ask(kind, ...words);
    },
  };
}

/** What practice is about. */
export type Subject = keyof typeof puzzleWords.subjects;

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
  theme: keyof typeof puzzleWords.ideas;
  grade: number;
  value: Value;
  /** From this turn to the end. */
  plies: number;
  /** At which there is something to find. */
  turns: number;
  /** How many moves are right at this turn. */
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
    value: Value | null;
    /** What the game is worth then, for the solver. */
    result: Value | null;
    reasons: Reason[];
  } | null;
}

/** Who wins under best play, null where that is not proven; plies are null where only the result is. */
export interface Known {
  winner: Winner | null;
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
  /** The mark of the other side that its next move takes away. */
  leaving_later: CellName | null;
  over: boolean;
  winner?: Winner;
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

interface TreePosition {
  position: string;
  winner: Winner;
  plies: number;
  /** Completed ones, once it is over. */
  lines?: CellName[][];
}
/** A position after a move, or after any of those that are alike. */
export interface TreeMove extends TreePosition {
  cells: CellName[];
  over: boolean;
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
}

export interface Matchbox {
  front: string;
  stage: number;
  beads: { cell: CellName; count: number }[];
}
export interface BeadAnswer {
  /** A letter for each game: W, D or L for the machine. */
  results: string;
  beads: Matchbox['beads'];
  last: {
    /** Null while it goes on, by hand. */
    result: Value | null;
    resigned: boolean;
    moves: CellName[];
    turns: (Matchbox & { box: number; drawn: CellName })[];
  } | null;
}

/** Of machines that think and learn, by the kind of request. */
interface MachineAnswers {
  tree: TreePosition & { to_move: Mark; moves: TreeMove[] };
  search: SearchAnswer;
  beads: BeadAnswer;
  fronts: { boxes: Matchbox[] };
  paper: { pictures: { position: string; move: CellName }[] };
}
type NewPuzzle = { puzzle: string; grade: number };

/** By the kind of request. */
export interface Answers extends MachineAnswers {
  day: { puzzles: string[] };
  pick: NewPuzzle;
  make: NewPuzzle;
  mistake: NewPuzzle;
  run: Run;
  stand: LessonStanding;
  values: LessonValues;
  judge: { right: boolean | null; value: Value | null; reply: CellName | null; reasons: Reason[] };
  reply: { cell: CellName };
}

/** Asks the study for something; null when it cannot be had. */
export type Ask = <Kind extends keyof MachineAnswers>(
  kind: Kind,
  ...words: (string | number)[]
) => Promise<MachineAnswers[Kind] | null>;
