// What a language has to say of analysis, reasons and review.
import type { CellName, KnownValue, Mark, MoveJudgement, Reason, ReviewedMove } from '../program/contract.d.ts';

/** The move that a reason is about. */
export interface MoveOfReason {
  mark: Mark;
  misere: boolean;
  value: KnownValue['value'];
  /** It is the only move, as another reason says. */
  only?: boolean;
}

/** A move of which something is known; `rank` is 0 for all but the best. */
export type AnalysedMove = KnownValue & { cell: CellName; rank: number };

/** The one thing that a position teaches: every move loses, and these hold out longest; or one move alone does
 * not lose, and it is known to hold or not known. */
export type Lesson =
  | { kind: 'all_lose'; cells: CellName[] }
  | { kind: 'only_hold'; cells: CellName[]; known: AnalysedMove | null };

/** What the moves of one side come to. `proven` are those whose judgement needs no estimate; a review that is
 * `certain` is done, and has proven all. */
export interface Tally {
  moves: number;
  judged: number;
  proven: number;
  right: number;
  slower: number;
  mistakes: number;
  blunders: number;
  lost: number;
  certain: boolean;
}

/** How the review tells of a move; `lost` where nothing better existed. */
type Told = MoveJudgement | 'lost';

export interface WhyWords {
  analysis: string;
  cellWord: Record<'win' | 'draw' | 'loss', string>;
  /** In a cell: short. */
  written(known: KnownValue): string;
  /** After the name of a cell. */
  spoken(known: KnownValue): string;
  rank(rank: number, spoken: string): string;
  /** Of the position; `mark` is to move. */
  verdict(known: KnownValue, mark: Mark, over: boolean): string;
  /** The analysis has ended and proven nothing. */
  open: string;
  /** In the place of the verdict; `free` moves can be played. */
  lesson(lesson: Lesson, free: number): string;
  /** Of moves with the same value. */
  group(known: KnownValue, mark: Mark): string;
  andMore(count: number): string;
  best(cells: CellName[]): string;
  showAll: string;
  showFewer: string;
  notJudgedYet(count: number): string;
  openSheet(verdict: string): string;
  close: string;

  why(cell: CellName): string;
  valueOfMove(known: KnownValue, mark: Mark): string;
  reason(reason: Reason, move: MoveOfReason): string;
  searching: string;
  noReason: string;
  /** Those that keep this side from winning. */
  pairs(side: Mark): string;
  inPair(number: number): string;
  playLine: string;
  playRefutation: string;

  line: string;
  lineAt(at: number, length: number, mark: Mark, cell: CellName): string;
  lineBack: string;
  lineForward: string;
  leaveLine: string;
  onlyLooking: string;
  inLine(mark: Mark, number: number): string;

  review: string;
  reviewGame: string;
  reviewing(done: number, all: number): string;
  reviewed(tally: Tally): string;
  nothingToReview: string;
  judgement(told: Told, estimated: boolean): string;
  signs: Record<Told, string>;
  judgedMove(move: ReviewedMove, told: Told): string;
  /** `from` and `to` are the chances to win before and after it, in per cent. */
  judged(move: ReviewedMove, told: Told, from?: number, to?: number): string;
  summary(mark: Mark, tally: Tally): string;
  numbers(tally: Tally): [string, number][];
  listOfJudgements: string;

  curve: string;
  curveNote: string;
  asTable: string;
  curveColumns: string[];
  curvePoint(ply: number, mark: Mark, cell: CellName, value: string): string;
  standing(known: KnownValue, mark: Mark): string;
  turningPoint: string;

  find(count: number): string;
  question(move: ReviewedMove, at: number, all: number): string;
  right(cell: CellName, move: ReviewedMove): string;
  wrong(cell: CellName, move: ReviewedMove): string;
  sameAgain(cell: CellName): string;
  answer(move: ReviewedMove): string;
  /** Until the program has said what a try is worth that the review has not looked at. */
  looking(cell: CellName): string;
  taken(cell: CellName): string;
  giveUp: string;
  next: string;
  leave: string;
  refute: string;
  goodMove: string;
  wrongMove: string;
  finish: string;
  /** How many were found at the first try, and how many at a later one. */
  solved(first: number, later: number, all: number): string;

  paste: string;
  pasteField: string;
  pasteGo: string;
  pasteNothing: string;
}
