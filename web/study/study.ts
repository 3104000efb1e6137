// Requests to the worker about puzzles, lessons and machines that learn. Each is complete in itself, except for the
// stock of puzzles, which every worker gets once. src/puzzles/README.md explains the answers.
import type { WorkerClient } from '../worker/client.ts';
import type { CellName, Leaving, Mark, Reason, Value, Winner } from '../program/contract.ts';
import type { ParseFault } from '../words/en/address-faults.ts';
import type { puzzleWords } from '../words/en/puzzles.ts';

/** What is wrong with a request; for lessons, which piece and how. */
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
/** Turns a refusal into `instead`; any other failure is thrown again. */
export const ifRefused =
  <Instead>(instead: Instead) =>
  (failure: unknown) => {
    if (failure instanceof Refused) return instead;
    throw failure;
  };

/** The kinds of requests that need the stock of puzzles. */
const ofStock: (keyof Answers)[] = ['day', 'pick'];

export type Study = ReturnType<typeof makeStudy>;

export function makeStudy(worker: Pick<WorkerClient, 'ask' | 'handOver'>) {
  /** Sends a request of this kind. Rejects with a Refused if it cannot be answered, otherwise if the worker is lost. */
  const ask = async <Kind extends keyof Answers>(kind: Kind, ...words: (string | number)[]): Promise<Answers[Kind]> => {
    if (ofStock.includes(kind)) await worker.handOver('stock', new URL('./puzzles.txt', import.meta.url));
    const answer = JSON.parse(await worker.ask([kind, ...words].join(' ')).answer);
    if ('error' in answer) throw new Refused(answer);
    return answer;
  };
  return { ask };
}

export type Subject = keyof typeof puzzleWords.subjects;

/** A puzzle being solved. */
export interface Run {
  stage: 'asking' | 'wrong' | 'solved' | 'given_up';
  rules: string;
  /** Before the first move. */
  position: string;
  /** Before the mistake, if that does not follow from the position. */
  before?: string;
  /** The opponent's mistake. */
  last: CellName;
  side: Mark;
  theme: keyof typeof puzzleWords.ideas;
  grade: number;
  value: Value;
  /** From this turn to the end. */
  plies: number;
  /** How many turns have something to find. */
  turns: number;
  /** How many moves are right at this turn. */
  answers: number;
  /** Moves since the puzzle began; while wrong, the last of them is the wrong one. */
  moves: CellName[];
  mistakes: number;
  /** Hints at this turn, and the most at any turn. */
  hint: number;
  furthest_hint: number;
  hinted: CellName[];
  /** Best play from the beginning, once the puzzle is over. */
  line: CellName[];
  mistake: {
    cell: CellName;
    /** What refutes it; null if the game is over. */
    reply: CellName | null;
    /** The move's value for its player. */
    value: Value | null;
    /** The game's value after it, for the solver. */
    result: Value | null;
    reasons: Reason[];
    /** Best play from the wrong move on, as far as known. */
    line: CellName[];
  } | null;
}

/** Who wins under best play; null if that is not proven. `plies` is null if only the result is. */
export interface Known {
  winner: Winner | null;
  plies: number | null;
}
/** A position after the moves. */
export interface LessonStanding extends Leaving<CellName | null> {
  rules: string;
  position: string;
  /** Row by row, with a dot for each free cell. */
  cells: string;
  to_move: Mark;
  over: boolean;
  winner?: Winner;
  /** Completed lines, once it is over. */
  lines?: CellName[][];
}
export interface LessonValues extends LessonStanding {
  /** Whether every move is proven right or wrong. */
  decided: boolean;
  value: Known;
  right: CellName[];
  moves: (Known & { cell: CellName })[];
}

interface TreePosition {
  position: string;
  winner: Winner;
  plies: number;
  /** Completed lines, once it is over. */
  lines?: CellName[][];
}
/** A position after a move, or after any that is the same by symmetry. */
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
  /** One letter per game: W, D or L for the machine. */
  results: string;
  beads: Matchbox['beads'];
  last: {
    /** Null during a game by hand. */
    result: Value | null;
    resigned: boolean;
    moves: CellName[];
    turns: (Matchbox & { box: number; drawn: CellName })[];
  } | null;
}

type NewPuzzle = { puzzle: string; grade: number };

/** Answers by the kind of request; first those about machines that think and learn. */
export interface Answers {
  tree: TreePosition & { to_move: Mark; moves: TreeMove[] };
  search: SearchAnswer;
  beads: BeadAnswer;
  fronts: { boxes: Matchbox[] };
  paper: { pictures: { position: string; move: CellName }[] };
  day: { puzzles: string[] };
  pick: NewPuzzle;
  make: NewPuzzle;
  mistake: NewPuzzle;
  run: Run;
  stand: LessonStanding;
  values: LessonValues;
  judge: {
    right: boolean | null;
    value: Value | null;
    reply: CellName | null;
    /** Proven to win later than the best move, if at all. */
    slower: boolean;
    reasons: Reason[];
  };
  reply: { cell: CellName };
}

/** Asks the study; null if there is no answer. */
export type Ask = <Kind extends keyof Answers>(
  kind: Kind,
  ...words: (string | number)[]
) => Promise<Answers[Kind] | null>;

/** The right moves; where it is known how soon they win, the slower wins apart. */
export function answersOf({ right, moves, value, to_move: mover }: LessonValues) {
  const isQuick = ({ winner, plies }: Known) => winner === mover && plies !== null && plies === value.plies;
  const quick = moves.filter(isQuick).map(({ cell }) => cell);
  const best = quick.length > 0 ? quick : right;
  return { best, slower: right.filter((cell) => !best.includes(cell)) };
}
