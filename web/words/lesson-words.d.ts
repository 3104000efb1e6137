// What a language has to say of a teacher's lessons.
import type { CellName, Mark, ParseFault } from '../program/contract.d.ts';

export type LessonTask = 'find' | 'who' | 'play';
export type Hidden = 'hint' | 'analysis' | 'level';

/** What is wrong with a link: why, in which part of which lesson (from 1; 0 for the link as a whole), what stood
 * there, and what would be right. The study adds the details of a position that cannot be. */
export interface FaultOfLesson {
  reason:
    | 'long'
    | 'many'
    | 'version'
    | 'step'
    | 'mixed'
    | 'unknown'
    | 'twice'
    | 'task'
    | 'hide'
    | 'text'
    | 'note'
    | 'rules'
    | 'position'
    | 'moves'
    | 'over';
  part: string;
  found: string;
  lesson: number;
  right: string[];
  detail?: ParseFault;
  low?: number;
  high?: number;
}

export interface LessonWords {
  heading: string;
  title(number: number, all: number): string;
  tasks: Record<LessonTask, string>;
  ask(task: LessonTask, mark: Mark): string;
  /** How hard it is: how many moves are right, or how long the game lasts. */
  right(count: number, all: number): string;
  lasts(moves: number): string;
  opponent: string;
  unproven: string;
  winners: Record<Mark | 'draw', string>;
  looking(cell: CellName): string;
  taken(cell: CellName): string;
  rightMove(cell: CellName): string;
  wrongMove(cell: CellName): string;
  reply(mark: Mark, cell: CellName): string;
  notProven(cell: CellName): string;
  rightWinner(winner: Mark | 'draw', moves: number | null): string;
  wrongWinner: string;
  choose: string;
  over: string;
  answer(cells: CellName[]): string;
  answerWinner(winner: Mark | 'draw', moves: number | null): string;
  hint(cell: CellName): string;
  playing(mark: Mark): string;
  /** Null where nobody can prove whether it is as good as it gets. */
  ended(winner: Mark | 'draw', mine: Mark, asGoodAsItGets: boolean | null): string;
  allDone: string;
  left: string;
  noWorker: string;
  obstacles: { apart: string; draft: string };
  buttons: Record<
    'hint' | 'values' | 'retry' | 'showMe' | 'playOn' | 'back' | 'next' | 'project' | 'copyLink' | 'leave',
    string
  >;
  copied: string;
  copyFailed: string;

  compose: string;
  composeNote: string;
  composeIntro: string;
  add: string;
  added: string;
  empty: string;
  /** The list on show is another one now. */
  changed: string;
  unread: string;
  number(number: number): string;
  task: string;
  note: string;
  noteLeft(left: number): string;
  hide: string;
  hidden: Record<Hidden, string>;
  up: string;
  down: string;
  remove: string;
  removed: string;
  tryIt: string;
  link: string;
  send: string;
  full(most: number): string;
  tooLong: string;
  isOver: string;
  known(winner: Mark | 'draw', moves: number | null, cells: CellName[], all: number): string;
  teacherUnproven: string;
  refused(why: string): string;

  projector: string;
  keys: string;
  showValues: string;
  hideValues: string;
  takeBack: string;
  leaveProjector: string;

  fault(fault: FaultOfLesson): string;
}
