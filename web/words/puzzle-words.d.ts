// What a language has to say of puzzles.
import type { CellName, Mark, View } from '../program/contract.d.ts';

type Result = 'solved' | 'helped' | 'failed' | '';
type Theme = 'win' | 'hold' | 'save' | 'trap' | 'threats' | 'own';
type Rules = Pick<View, 'columns' | 'rows' | 'in_a_row' | 'misere'> & { vanish?: boolean };

export interface PuzzleWords {
  heading: string;
  intro: string;
  today(date: string): string;
  ofDay(date: string): string;
  levels: string[];
  done: Record<Result, string>;
  shapes: Record<Result, string>;
  dayButton(level: string, done: string): string;
  /** Days with a puzzle in a row. */
  days(count: number): string;
  /** To be sent to others, without a solution. */
  result(date: string, results: Result[], link: string): string;
  copyResult: string;
  sendResult: string;
  copied: string;
  copyFailed: string;

  practice: string;
  practiceNote: string;
  subject: string;
  subjects: Record<
    Exclude<Theme, 'own'> | 'any' | 'misere' | `3,3,3,vanish.${'any' | 'win' | 'hold' | 'save' | 'trap'}`,
    string
  >;
  grade: string;
  gradeFollows: string;
  /** From the easiest. */
  grades: string[];
  start: string;
  streak: string;
  streakNote: string;
  timed: string;
  timedNote: string;
  best(count: number): string;
  again(count: number): string;
  own(count: number): string;

  mode: {
    day(level: string, date: string): string;
    practice: string;
    streak(count: number): string;
    timed(count: number): string;
    again: string;
    own: string;
    single: string;
  };
  timeLeft(seconds: number): string;
  timeField: string;
  about(rules: Rules, grade: number): string;
  task(puzzle: {
    theme: Theme;
    side: Mark;
    value: 'win' | 'draw' | 'loss';
    plies: number;
    answers: number;
    last: CellName;
  }): string;
  ideas: Record<Theme, string>;
  misereIdea: string;
  vanishIdea: string;
  region: string;
  move(cells: CellName[]): string;
  /** `mark` is the other side, which plays `reply`. */
  right(cell: CellName, mark: Mark, reply: CellName): string;
  solved(mistakes: number, hints: number): string;
  wrong(cell: CellName, mark: Mark, reply: CellName | null, result: 'win' | 'draw' | 'loss' | null): string;
  looking(cell: CellName): string;
  taken(cell: CellName): string;
  /** A press on a cell once it is over. */
  over: string;
  gaveUp: string;
  stepAt(at: number, length: number, mark: Mark, cell: CellName): string;
  hint: string;
  retry: string;
  giveUp: string;
  next: string;
  back: string;
  forward: string;
  copyLink: string;
  leave: string;
  toList: string;
  left: string;
  streakOver(count: number, best: boolean): string;
  timeOver(count: number, best: boolean): string;
  dayOver: string;
  obstacles: Record<'apart' | 'draft', string>;
  badLink: string;
  /** Of a version or of both a day and a puzzle nothing is opened. `found` is the version, or the part. */
  linkFault(reason: 'version' | 'both' | 'twice' | 'unknown', found: string): string;
  tooLarge: string;
  badDay: string;
  noWorker: string;
  none: string;
}
