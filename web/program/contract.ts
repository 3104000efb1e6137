// What the page and the program agree on. First the types of what they say to each other: each command, event, view,
// thought and record once. src/web/README.md says where each is defined. Faults, refusals and reasons are those that
// have words; a test compares these with the program's. Then, at the end, what both must judge alike.

import type { levels } from './rules.ts';
import type { ParseFault } from '../words/en/address-faults.ts';
import type { remarkWords } from '../words/en/remarks.ts';
import type { reasonTexts } from '../words/en/reasons.ts';

export type Mark = 'X' | 'O';
export type Computer = (typeof levels)[number];
export type Player = 'human' | Computer;
export type Outcome = 'in_progress' | 'x_wins' | 'o_wins' | 'draw';
/** `b2`: the column's letter, then the row's number from the top. */
export type CellName = string;

/** One line of text. */
export type Command =
  | `play ${CellName}`
  | `aim ${CellName | 'off'}`
  | 'undo'
  | 'redo'
  | `jump ${number}`
  | 'restore'
  | `rematch${'' | ' swap'}`
  | `players ${Player} ${Player}`
  | `${'new' | 'open' | 'resume' | 'adopt' | 'draft'} ${string}`
  | 'hint'
  | `${'analyse' | 'review' | 'motion'} ${'on' | 'off'}`
  | `explain ${`${number} ${CellName}` | 'off'}`
  | `pace ${number}`
  | 'retry'
  | `pen ${Pen}`
  | `put ${CellName}${'' | ` ${Pen}`}`
  | `invite ${Mark} ${string}`
  | `${'letter' | 'live' | 'prefer' | 'thought'} ${string}`
  | 'sent'
  | `answer ${'yes' | 'no'}`
  | 'withdraw'
  | `name ${string}`
  | 'engine lost'
  | `resize ${number} ${number} ${number}`
  | `theme ${string}`
  | `taps ${'aim' | 'play'}`
  | `values ${'none' | 'ranks' | 'words'}`
  | `preview ${string}`
  | `focus ${CellName | 'none'}`
  | 'redraw';

/** A finished game, as the program reports it. */
export interface FinishedGame {
  id: string;
  rules: string;
  x: Player;
  o: Player;
  outcome: Exclude<Outcome, 'in_progress'>;
  /** It began from a position that was set up. Older records do not say so. */
  set_up?: boolean;
  address: string;
}

/** What is wrong, at which character and in which piece; `low` and `high` are the numbers in its sentence. */
export interface ParseError {
  detail: ParseFault;
  at: number;
  piece: string;
  low: number;
  high: number;
}

/** A wrong part of an address, with the parse error where the part has a grammar. */
export type AddressFault = { kind: 'address_fault'; part: string; found: string } & (
  | { reason: 'version' | 'player' | 'unknown' | 'twice' }
  | ({ reason: 'rules' | 'position' | 'moves' } & ParseError)
);

/** What a press on a cell puts there while a position is set up. */
export type Pen = 'turn' | 'X' | 'O' | 'erase';

/** A position being set up: a board as in a view, with any marks. */
export interface Draft
  extends Pick<
    View,
    'rules' | 'columns' | 'rows' | 'in_a_row' | 'misere' | 'option' | 'kept' | 'solved' | 'cells' | 'line' | 'last'
  > {
  pen: Pen;
  /** The position as text. */
  text: string;
}

/** The draft, and whether a game could begin there; if not, or if a text was refused, why. */
export interface Drafted extends Partial<ParseError> {
  kind: 'drafted';
  /** Null when the draft was dropped; then nothing else is set. */
  draft: Draft | null;
  /** Where a mark was put or removed. */
  cell?: CellName | null;
  /** Set, as is `outcome`, if a game could begin there. */
  to_move?: Mark;
  outcome?: Outcome;
}

export interface Score {
  first: number;
  second: number;
  draws: number;
}

export type Event =
  | {
      kind: 'started';
      how: 'new' | 'rematch' | 'opened' | 'resumed' | 'corrected';
      id: string;
      /** With all moves, also those after the cursor. */
      address: string;
      cursor: number;
      /** How many moves `restore` would bring back. */
      set_aside: number;
      score: Score;
      first_plays_x: boolean;
    }
  | { kind: 'played'; cell: CellName; mark: Mark; by: Player }
  | { kind: 'stepped'; from: number; to: number; by: 'undo' | 'redo' | 'jump' | 'play' }
  | { kind: 'set_aside'; moves: CellName[] }
  | { kind: 'restored'; moves: CellName[]; cursor: number }
  | { kind: 'finished'; outcome: FinishedGame['outcome']; counted: boolean; score: Score; record?: FinishedGame }
  | { kind: 'players'; x: Player; o: Player }
  | { kind: 'aimed'; cell: CellName | null }
  | { kind: 'refused'; reason: keyof typeof remarkWords.refused; cell: CellName | null }
  | { kind: 'analysing'; on: boolean }
  | { kind: 'reviewing'; on: boolean }
  | { kind: 'thought'; about: 'hint' | 'analysis' | 'explanation' | 'review'; done: boolean }
  | { kind: 'engine'; state: 'lost' | 'back' }
  | Drafted
  | AddressFault
  | { kind: 'more_faults'; count: number }
  | {
      kind: 'apart';
      what:
        | `undo_${'asked' | 'agreed' | 'refused' | 'crossed'}`
        | ('changed' | 'joined' | 'own' | 'older' | 'same' | 'fork' | 'out_of_turn' | 'rematch_offered');
      at: number;
      save: string;
    }
  | { kind: 'bad_letter'; reason: 'version' | 'cut' | 'edited' | 'content' | 'move'; number: number }
  | { kind: 'bad_save'; part: string; found: string }
  | { kind: 'bad_command'; found: string; expected: string };

/** The marks that leave next; -1 or null where none does. */
export interface Leaving<Cell> {
  /** The one that the next move takes away. */
  leaving: Cell;
  /** The other side’s, which its next move takes away. */
  leaving_later: Cell;
}

/** The state of the game. Cells are counted row by row from the top left. */
export interface View extends Leaving<number> {
  id: string;
  rules: string;
  columns: number;
  rows: number;
  in_a_row: number;
  misere: boolean;
  /** The game's name in rules as text; empty for m, n, k. */
  option: string;
  /** How many marks each side keeps where the oldest leaves; 0 where all stay. */
  kept: number;
  /** The `perfect` player is perfect on this board; elsewhere it is the strongest. */
  solved: boolean;
  x: Player;
  o: Player;
  /** `X`, `O` or `.` for each cell. */
  cells: string;
  line: number[];
  /** -1 at the start. */
  last: number;
  /** -1 when there is none. */
  aim: number;
  /** For each column, the cell in which a mark comes to rest, where marks fall; elsewhere empty. */
  lands: number[];
  /** How often the position has occurred, this time included. The third time ends the game. */
  repetitions: number;
  to_move: Mark;
  outcome: Outcome;
  /** The computer is to move. */
  awaited: boolean;
  engine: 'ready' | 'lost';
  moves: CellName[];
  /** How many of the moves are on the board. */
  cursor: number;
  /** The game has ended, whichever move the board shows; an end that was undone is none. */
  over: boolean;
  can_undo: boolean;
  can_redo: boolean;
  /** Hint, analysis, reasons and review are available. */
  can_analyse: boolean;
  /** How many moves `restore` would bring back. */
  set_aside: number;
  /** The set-up position that the game began from; null for the empty board. */
  start: string | null;
  address: string;
  score: Score;
  first_plays_x: boolean;
  /** Set in a remote match. */
  apart: RemoteState | null;
  draft: Draft | null;
}

export interface RemoteState {
  /** The mark that this device plays; null for a spectator. */
  seat: Mark | null;
  undo: 'none' | 'asked' | 'refused';
  /** Who asked for the undo, if anyone did. */
  asker: Mark;
  /** There is something that the others do not know yet. */
  unsent: boolean;
  /** Hint and analysis are allowed before the end, as the invitation said. */
  help: boolean;
  /** This device has invited. */
  host: boolean;
  /** The inviting player's name. */
  host_name: string | null;
  /** The invited player's name, once they have said it. */
  guest_name: string | null;
  /** This and `outcome` are those of the end of the game, whichever move the board shows. */
  to_move: Mark;
  outcome: Outcome;
  /** Tokens, for the fragment `#g=TOKEN`; a spectator's friends are spectators. */
  to_friend: string;
  to_onlookers: string;
  to_self: string;
}

export type HintedMove = KnownValue & { cell: CellName; reasons: Reason[] };
export type Hint = { done: false } | ({ done: true } & HintedMove);
/** Moves of equal value that follow one another in the order of all. */
export interface AnalysedMoves extends KnownValue {
  cells: CellName[];
  /** The first one's place among all moves, if it is one of the first five. */
  rank?: number;
}
/** Without a value until the first report, and when the game is over. */
export interface Analysis extends Partial<KnownValue> {
  done: boolean;
  /** Those with a value or a chance, the best first. */
  moves: AnalysedMoves[];
}
export interface Thoughts {
  hint: Hint | null;
  analysis: Analysis | null;
}

/** Under best play, for the side to move; and who wins by it. */
export type Value = 'win' | 'draw' | 'loss';
export type Winner = Mark | 'draw';

/** A value as far as it is proven. If the result is proven but not its length, `plies` is null and `plies_at_most` is
 * set. */
export interface KnownValue {
  value: Value | null;
  plies: number | null;
  proven: boolean;
  plies_at_most?: number;
  /** In per cent, where play has been evaluated and nothing is proven. */
  chance?: number;
}

export interface Reason {
  kind: keyof typeof reasonTexts;
  /** Who completes, blocks, forks or wins; for `pairing`, `no_line_left`, `weight_bound`, who cannot win. */
  side: Mark;
  cells: CellName[];
  /** From before the move to what the reason shows; 0 for reasons without an end. */
  plies: number;
  proven: boolean;
}

/** One move: its value, the reasons, and how play goes on. */
export interface Explanation extends KnownValue {
  /** Moves on the board before it. */
  ply: number;
  cell: CellName;
  done: boolean;
  /** At most five, the most telling first. */
  reasons: Reason[];
  /** Best play as far as known, from the move on. */
  line: CellName[];
}

export type MoveJudgement = 'best' | 'only' | 'good' | 'mistake' | 'blunder' | 'not_judged';

export interface ReviewedMove {
  /** Moves on the board before it. */
  ply: number;
  cell: CellName;
  side: Mark;
  judgement: MoveJudgement;
  /** It rests on chances, not on a proof. */
  estimated: boolean;
  /** The values before and after the move, for the side that moves. */
  before: KnownValue;
  after: KnownValue;
  best: CellName[];
  /** For a mistake or a blunder: the moves that keep the result, or are known to cost little. */
  keeps: CellName[];
  /** Every other move is proven to give the result away. */
  keeps_all: boolean;
}

/** The judgement of a whole game, growing from the last move backwards. */
export interface Review {
  done: boolean;
  /** Moves of the game. */
  plies: number;
  /** Those judged since the last update. */
  moves: ReviewedMove[];
}

/** What has happened, and the parts of the state that have changed. */
export interface StateUpdate {
  events: Event[];
  view?: View;
  thoughts?: Thoughts;
  explanation?: Explanation | null;
  review?: Review | null;
  /** The game as a text to keep, not to look into. */
  save?: string;
}

/** The compiled program, as its glue hands it over. */
export interface Program {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _ttt_start(seed: number, address: number, tab: number, store: number): void;
  _ttt_send(text: number): void;
  _ttt_frame(): void;
  _ttt_is_solved(rules: number): number;
}

/** What the program calls. */
export interface Host {
  news(json: string): void;
  request_frame(): void;
  wake_after(milliseconds: number): void;
  present(pointer: number, width: number, height: number, x: number, y: number, w: number, h: number): void;
  think(request: string): void;
  stop_thinking(): void;
}

export const otherMark = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X');

/** How many games a score counts. */
export const gamesIn = ({ first, second, draws }: Score) => first + second + draws;

/** The friend's name in a remote match; empty if it is not known. */
export const friendName = ({ apart = null }: { apart?: RemoteState | null }) =>
  (apart?.seat && (apart.host ? apart.guest_name : apart.host_name)) || '';
