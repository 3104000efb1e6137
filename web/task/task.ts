// A task: a position with something to find, from a puzzle, a lesson, a step of the course or a question of the review.
// Its state is a value that a pure reducer changes: no document, no waiting.
import { sentencesOf, tellingReasons } from '../analysis/sentences.ts';
import { notesOfPairs } from '../analysis/pairs.ts';
import { isReason } from '../analysis/reason-kinds.ts';
import { isFree } from '../board/names.ts';
import { remarkWords } from '../words/en/remarks.ts';
import type { Note } from '../board/grid.ts';
import type { CellName, Reason, View, Winner } from '../program/contract.ts';
import type { MoveOfReason } from '../words/en/reasons.ts';
import type { TaskView } from './panel.ts';

/** `wrong` offers another try, `playing` plays the game on; the last two are final. */
export type Stage = 'asking' | 'playing' | 'wrong' | 'solved' | 'given_up';
export type Notes = Map<CellName, Note>;

/** What a task has to answer. A `retry` with a cell then tries that cell, if it is free again and not the one that was
 * just wrong. */
export type Action =
  | { kind: 'try'; cell: CellName }
  | { kind: 'choose'; winner: Winner }
  | { kind: 'retry'; cell?: CellName }
  | { kind: 'hint' | 'values' | 'show' | 'playOn' };

export type Event =
  | { kind: 'press'; cell: CellName; refused?: 'taken' | 'column_full' }
  | { kind: 'step'; to: number }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'lost' }
  | Exclude<Action, { kind: 'try' }>;

export interface State {
  stage: Stage;
  /** Moves on the board since the task began; after a wrong try, that try and perhaps its refutation come last. */
  moves: CellName[];
  /** The wrong tries at this turn, each once. */
  tries: CellName[];
  /** Framed cells. */
  lit: CellName[];
  /** What each move leads to, while that is shown. */
  values: Notes | null;
  /** The solution, once it may be seen, and how much of it is on the board. */
  line: CellName[];
  at: number;
  /** What is being found out; until then nothing else counts. */
  asked: Action | null;
  /** What was said last, and whether the latest event said it. The pairs that it speaks of are on the board with it. */
  said: string;
  pairs: CellName[];
  isNews: boolean;
}

/** The outcome of an action: only what changes. */
export type Verdict = Partial<
  Pick<State, 'stage' | 'moves' | 'tries' | 'lit' | 'values' | 'line' | 'at' | 'said' | 'pairs'>
> & {
  /** The end of a lesson, or of a whole course or day, is celebrated like a won game. */
  joy?: 'won' | 'held' | null;
};
/** Makes the verdict. Called only if the verdict counts, so it also saves what is to be kept. */
type Settle = () => Verdict;

/** What a task says about a press that is no try, or that it cannot judge yet. */
export interface Words {
  looking?: (cell: CellName) => string;
  over: (stage: Stage) => string;
  lost: string;
  /** Said instead of taking a move: the task asks for a choice. */
  choose?: string;
  /** Said to every press: what the task belongs to is over. */
  ended?: string;
  step?: (at: number, line: CellName[]) => string;
}

export interface Task {
  rules: string;
  position: string;
  /** Moves from the position to where the task begins. */
  before: CellName[];
  /** The page's address during the task. */
  address: string;
  words: (state: State) => Words;
  /** Rejects where nobody can tell. */
  answer: (action: Action, state: State) => Settle | Promise<Settle>;
  view: (state: State) => TaskView;
  /** Shown when no values are. */
  notes?: (state: State) => Notes;
}

const none: Notes = new Map();

export const newState = (given: Partial<State> = {}): State => ({
  stage: 'asking',
  moves: [],
  tries: [],
  lit: [],
  values: null,
  line: [],
  at: 0,
  asked: null,
  said: '',
  pairs: [],
  isNews: false,
  ...given,
});

export const isOver = ({ stage }: Pick<State, 'stage'>) => stage === 'solved' || stage === 'given_up';

/** Whether a press on a free cell would be a move. */
export const takesMove = ({ stage, asked }: State, { choose, ended }: Words) =>
  (stage === 'asking' || stage === 'playing') && !asked && !choose && !ended;

/** The moves on the board; those of the solution while you step through it. */
export const movesOn = ({ before }: Pick<Task, 'before'>, { line, at, moves }: State) =>
  at > 0 || line.length > 0 ? [...before, ...line.slice(0, at)] : [...before, ...moves];

export const notesOf = (task: Task, state: State, isLeft: (cell: CellName) => boolean): Notes =>
  state.values ?? new Map([...(task.notes?.(state) ?? none), ...notesOfPairs(state.pairs, isLeft)]);

const say = (state: State, said: string): State => ({ ...state, said, pairs: [], isNews: true });
const ask = (state: State, asked: Action): State => ({ ...state, asked, isNews: false });

/** A press on a cell; where marks fall, on the cell where one would land. */
export function pressOn(view: View, cell: CellName): Event & { kind: 'press' } {
  if (isFree(view, cell)) return { kind: 'press', cell };
  return { kind: 'press', cell, refused: view.lands.length > 0 ? 'column_full' : 'taken' };
}

function press(state: State, { cell, refused }: Event & { kind: 'press' }, words: Words): State {
  if (words.ended) return say(state, words.ended);
  if (state.stage === 'wrong') return ask(state, { kind: 'retry', cell });
  if (isOver(state)) return say(state, words.over(state.stage));
  if (words.choose) return say(state, words.choose);
  if (refused) return say(state, remarkWords.refused[refused](cell));
  const tried = {
    ...ask(state, { kind: 'try', cell }),
    moves: [...state.moves, cell],
    lit: [],
    values: null,
    pairs: [],
  };
  return words.looking ? say(tried, words.looking(cell)) : tried;
}
function settle(state: State, { joy, ...verdict }: Verdict): State {
  const { asked } = state;
  const tries =
    asked?.kind === 'try' && verdict.stage === 'wrong' && !state.tries.includes(asked.cell)
      ? [...state.tries, asked.cell]
      : state.tries;
  return { ...state, tries, at: 0, pairs: [], ...verdict, asked: null, isNews: verdict.said !== undefined };
}
/** Takes back what could not be judged. */
function lose(state: State, words: Words): State {
  const moves = state.asked?.kind === 'try' ? state.moves.slice(0, -1) : state.moves;
  return say({ ...state, moves, asked: null }, words.lost);
}
function step(state: State, to: number, words: Words): State {
  const at = Math.max(0, Math.min(state.line.length, to));
  return words.step ? say({ ...state, at }, words.step(at, state.line)) : state;
}

/** Applies an event. Returns the same state if the event does not count. */
export function reduce(state: State, event: Event, words: Words): State {
  if (event.kind === 'verdict') return settle(state, event.verdict);
  if (event.kind === 'lost') return lose(state, words);
  if (state.asked) return state;
  if (event.kind === 'press') return press(state, event, words);
  return event.kind === 'step' ? step(state, event.to, words) : ask(state, event);
}

const onwards = ['again', 'next', 'nextStep', 'finish', 'retry', 'playOn'];

/** Where the focus goes after an answer: to the first of these buttons that is there, or to the board. `here` leaves it
 * unless its element is gone, null leaves it unless it is on a button of the panel; then it goes to the board too. */
export function focusAfter(action: Action, { stage }: State): string[] | 'board' | 'here' | null {
  if (stage === 'wrong') return ['retry', 'again'];
  if (stage === 'given_up') return ['stepForward', ...onwards];
  if (stage === 'solved') return onwards;
  if (action.kind === 'hint') return 'here';
  return action.kind === 'retry' || action.kind === 'playOn' ? 'board' : null;
}

/** The reply to a wrong try that the most telling reason means, so that board and words show the same; `unsaid` is null
 * if the reason names it, or any reply will do. */
export function replyMeant(reply: CellName | null, reasons: Reason[], about: MoveOfReason) {
  const [first] = tellingReasons(reasons, about);
  const isNamed = first && isReason(first, 'namesReply');
  const named = first && isReason(first, 'line') ? first.cells.slice(1, 2) : isNamed ? first.cells : [];
  const meant = !reply || named.includes(reply) ? reply : (named[0] ?? reply);
  return { reply: meant, unsaid: isNamed && (named.length > 0 || first.kind === 'replies') ? null : meant };
}

/** The pairs that the most telling reason speaks of, two by two. */
export function pairsIn(reasons: Reason[], about: MoveOfReason) {
  const [first] = tellingReasons(reasons, about);
  return first?.kind === 'pairing' ? first.cells : [];
}

/** The words for a wrong try, with the most telling reason; a draw that ends the game is one.
 * @param rules if the try has ended the game */
export function withReason(said: string, reasons: Reason[], about: MoveOfReason, rules: string = '') {
  if (rules && about.value === 'draw')
    return `${said} ${rules.includes('vanish') ? remarkWords.thirdTime : remarkWords.boardFull}`;
  const isAnswered = tellingReasons(reasons, about).length > 0;
  const [first] = isAnswered ? sentencesOf({ reasons, done: true }, about) : [];
  return first ? `${said} ${first}` : said;
}
