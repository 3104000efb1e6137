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

type Counts = Record<MoveJudgement, number>;

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
  whyMove(mark: Mark, cell: CellName): string;
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
  reviewed: string;
  nothingToReview: string;
  judgements: Record<MoveJudgement, string>;
  signs: Record<MoveJudgement, string>;
  judgedMove(move: ReviewedMove): string;
  judged(move: ReviewedMove): string;
  summary(mark: Mark, counts: Counts): string;
  numbers(counts: Counts): [string, number][];
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
  right(cell: CellName, before: KnownValue): string;
  wrong(cell: CellName, before: KnownValue): string;
  sameAgain(cell: CellName): string;
  answer(cells: CellName[], before: KnownValue): string;
  taken(cell: CellName): string;
  giveUp: string;
  next: string;
  leave: string;
  refute: string;
  goodMove: string;
  solved(right: number, all: number): string;

  paste: string;
  pasteField: string;
  pasteGo: string;
  pasteNothing: string;
}
