// A task: a position with something to find, whoever asks for it: a puzzle, a lesson, a step of the course, a question of
// the review. What happens in it is a value that events change, without a document and without waiting.
import { sentencesOf, tellingReasons } from '../analysis/explanation.ts';
import { remarkWords } from '../words/en/remarks.ts';
import type { Note } from '../board/grid.ts';
import type { CellName, Reason, Winner } from '../program/contract.ts';
import type { MoveOfReason } from '../words/en/why.ts';
import type { TaskView } from './panel.ts';

/** `wrong` offers to try again, `playing` is a game played on; the last two are the end. */
export type Stage = 'asking' | 'playing' | 'wrong' | 'solved' | 'given_up';
export type Notes = Map<CellName, Note>;

/** What a task is asked to answer. A `retry` with a cell is the next try at once. */
export type Action =
  | { kind: 'try'; cell: CellName }
  | { kind: 'choose'; winner: Winner }
  | { kind: 'retry'; cell?: CellName }
  | { kind: 'hint' | 'values' | 'show' | 'playOn' };

export type Event =
  | { kind: 'press'; cell: CellName; isFree: boolean }
  | { kind: 'step'; to: number }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'lost' }
  | Exclude<Action, { kind: 'try' }>;

export interface State {
  stage: Stage;
  /** On the board since the task began; while a try is wrong, the try and perhaps what refutes it are the last. */
  moves: CellName[];
  /** The tries that were wrong at this turn, each once. */
  tries: CellName[];
  /** Cells that are framed. */
  lit: CellName[];
  /** What each move comes to, while that is shown. */
  values: Notes | null;
  /** The solution, once it may be seen, and how much of it is on the board. */
  line: CellName[];
  at: number;
  /** What is being found out; nothing else counts meanwhile. */
  asked: Action | null;
  /** What was said last, and whether the latest event has said it. */
  said: string;
  isNews: boolean;
}

/** What came of an action, as far as it changes something. */
export type Verdict = Partial<Pick<State, 'stage' | 'moves' | 'tries' | 'lit' | 'values' | 'line' | 'said'>> & {
  /** The end of a lesson, or of a whole course or day, is celebrated like the win of a game. */
  joy?: 'won' | 'held' | null;
};
/** Makes the verdict, once it is certain that it counts: what is to be kept is kept then. */
export type Settle = () => Verdict;

/** What a task says of a press that is no try, or of one that it cannot judge yet. */
export interface Words {
  looking?: (cell: CellName) => string;
  over: (stage: Stage) => string;
  lost: string;
  /** Instead of a try: something else is asked for. */
  choose?: string;
  step?: (at: number, line: CellName[]) => string;
}

export interface Task {
  rules: string;
  position: string;
  /** From the position to where the task begins. */
  before: CellName[];
  /** What the page's address is meanwhile. */
  address: string;
  words: (state: State) => Words;
  /** Rejected where nobody can say. */
  answer: (action: Action, state: State) => Settle | Promise<Settle>;
  view: (state: State) => TaskView;
  /** Beside the values. */
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
  isNews: false,
  ...given,
});

export const isOver = ({ stage }: Pick<State, 'stage'>) => stage === 'solved' || stage === 'given_up';

/** A press on a free cell would be a move. */
export const takesMove = ({ stage, asked }: State, { choose }: Words) =>
  (stage === 'asking' || stage === 'playing') && !asked && !choose;

/** The moves on the board: those of the solution while one steps through it. */
export const movesOn = ({ before }: Pick<Task, 'before'>, { line, at, moves }: State) =>
  at > 0 || line.length > 0 ? [...before, ...line.slice(0, at)] : [...before, ...moves];

export const notesOf = (task: Task, state: State): Notes => state.values ?? task.notes?.(state) ?? none;

const say = (state: State, said: string): State => ({ ...state, said, isNews: true });
const ask = (state: State, asked: Action): State => ({ ...state, asked, isNews: false });

function press(state: State, { cell, isFree }: Event & { kind: 'press' }, words: Words): State {
  if (state.stage === 'wrong') return ask(state, { kind: 'retry', ...(isFree && { cell }) });
  if (isOver(state)) return say(state, words.over(state.stage));
  if (words.choose) return say(state, words.choose);
  if (!isFree) return say(state, remarkWords.refused.taken(cell));
  const tried = { ...ask(state, { kind: 'try', cell }), moves: [...state.moves, cell], lit: [], values: null };
  return words.looking ? say(tried, words.looking(cell)) : tried;
}
function settle(state: State, { joy, ...verdict }: Verdict): State {
  const { asked } = state;
  const tries =
    asked?.kind === 'try' && verdict.stage === 'wrong' && !state.tries.includes(asked.cell)
      ? [...state.tries, asked.cell]
      : state.tries;
  return { ...state, tries, at: 0, ...verdict, asked: null, isNews: verdict.said !== undefined };
}
/** What cannot be judged is taken back. */
function lose(state: State, words: Words): State {
  const moves = state.asked?.kind === 'try' ? state.moves.slice(0, -1) : state.moves;
  return say({ ...state, moves, asked: null }, words.lost);
}
function step(state: State, to: number, words: Words): State {
  const at = Math.max(0, Math.min(state.line.length, to));
  return words.step ? say({ ...state, at }, words.step(at, state.line)) : state;
}

/** What an event makes of a state. The same where it does not count. */
export function reduce(state: State, event: Event, words: Words): State {
  if (event.kind === 'verdict') return settle(state, event.verdict);
  if (event.kind === 'lost') return lose(state, words);
  if (state.asked) return state;
  if (event.kind === 'press') return press(state, event, words);
  return event.kind === 'step' ? step(state, event.to, words) : ask(state, event);
}

/** Where keys go on after an answer: at the first of these buttons that is there, at the board, or where they are
 * (`here`: unless that is gone; null: unless it is a button). Otherwise at the board. */
export function focusAfter(action: Action, { stage }: State): string[] | 'board' | 'here' | null {
  if (stage === 'wrong') return ['retry', 'again'];
  if (stage === 'given_up') return ['stepForward', 'next', 'playOn', 'retry'];
  if (stage === 'solved') return ['next', 'playOn', 'retry'];
  if (action.kind === 'hint') return 'here';
  return action.kind === 'retry' || action.kind === 'playOn' ? 'board' : null;
}

/** Reasons that name what the other side plays. */
const withReply = ['allows_line', 'allows_fork', 'lifts_into_line', 'threat_sequence'];

/** The reply to a wrong try, unless the most telling reason names it. */
export function replyUnlessSaid(reply: CellName | null, reasons: Reason[], about: MoveOfReason) {
  const [first] = tellingReasons(reasons, about);
  const isSaid = reply && first && withReply.includes(first.kind) && first.cells.includes(reply);
  return isSaid ? null : reply;
}

/** What is said of a wrong try, with the most telling reason. */
export function withReason(said: string, reasons: Reason[], about: MoveOfReason) {
  const isAnswered = tellingReasons(reasons, about).length > 0;
  const [first] = isAnswered ? sentencesOf({ reasons, done: true }, about) : [];
  return first ? `${said} ${first}` : said;
}
