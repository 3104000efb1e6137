// What the page and the program say to each other, as types: each command, event, view, thought and
// record once. src/web/README.md says where each is defined. Faults, refusals and reasons are those that there are words
// for, and a test holds these to the program's.

import type { levels } from './rules.ts';
import type { ParseFault } from '../words/en/address-faults.ts';
import type { remarkWords } from '../words/en/remarks.ts';
import type { reasonTexts } from '../words/en/why.ts';

export type Mark = 'X' | 'O';
export type Computer = (typeof levels)[number];
export type Player = 'human' | Computer;
export type Outcome = 'in_progress' | 'x_wins' | 'o_wins' | 'draw';
/** `b2`: the column's letter, then the row's number from the top. */
export type CellName = string;

/** One line of text. */
export type Command =
  | `play ${CellName}`
  | `aim ${CellName}`
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

/** A game that was played to its end, as the program tells it. */
export interface FinishedGame {
  id: string;
  rules: string;
  x: Player;
  o: Player;
  outcome: Exclude<Outcome, 'in_progress'>;
  /** It began from a position that was set up. Records from before that was possible do not say so. */
  set_up?: boolean;
  address: string;
}

/** The same as the page keeps it: with the time, in milliseconds since 1970. */
export interface GameRecord extends FinishedGame {
  when: number;
}

/** What is wrong, at which character and with which piece; `low` and `high` are what the fault is about. */
export interface ParseError {
  detail: ParseFault;
  at: number;
  piece: string;
  low: number;
  high: number;
}

/** A part of an address that is wrong; of a text that is parsed further, also how. */
export type AddressFault = { kind: 'address_fault'; part: string; found: string } & (
  | { reason: 'version' | 'player' | 'unknown' | 'twice' }
  | ({ reason: 'rules' | 'position' | 'moves' } & ParseError)
);

/** What a press on a cell puts while a position is set up. */
export type Pen = 'turn' | 'X' | 'O' | 'erase';

/** A position that is being set up: a board as in a view, with any marks. */
export interface Draft
  extends Pick<
    View,
    'rules' | 'columns' | 'rows' | 'in_a_row' | 'misere' | 'option' | 'kept' | 'solved' | 'cells' | 'line' | 'last'
  > {
  pen: Pen;
  /** As positions are written. */
  text: string;
}

/** What is being set up, and whether a game could begin there; if not, or where a text was not taken, why. */
export interface Drafted extends Partial<ParseError> {
  kind: 'drafted';
  /** Null when it was dropped: then nothing else is there. */
  draft: Draft | null;
  /** Where a mark was put or removed. */
  cell?: CellName | null;
  /** These two when a game could begin there. */
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
  | { kind: 'aimed'; cell: CellName }
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

/** How things stand. `cells`, `line`, `last` and `aim` count row by row from the top left. */
export interface View {
  id: string;
  rules: string;
  columns: number;
  rows: number;
  in_a_row: number;
  misere: boolean;
  /** The name of the game in rules as text, where it is another one than m, n, k. */
  option: string;
  /** How many marks a side keeps, where the oldest leaves; 0 where all stay. */
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
  /** The cell in which a mark comes to rest, for each column, where marks fall; elsewhere empty. */
  lands: number[];
  /** The mark that the next move takes away; -1 where none leaves. */
  leaving: number;
  /** The mark of the other side that its next move takes away; -1 where none leaves. */
  leaving_later: number;
  /** How often the position has stood on the board, this time included. The third time ends the game. */
  repetitions: number;
  to_move: Mark;
  outcome: Outcome;
  /** The computer is to move. */
  awaited: boolean;
  engine: 'ready' | 'lost';
  moves: CellName[];
  /** How many of the moves are on the board. */
  cursor: number;
  /** The game has ended, whatever moment the board shows. */
  over: boolean;
  can_undo: boolean;
  can_redo: boolean;
  /** Hint, analysis, reasons and review can be asked for. */
  can_analyse: boolean;
  /** How many moves `restore` would bring back. */
  set_aside: number;
  /** The position that was set up, from which the game began; null for the empty board. */
  start: string | null;
  address: string;
  score: Score;
  first_plays_x: boolean;
  /** Of a game with a friend elsewhere. */
  apart: RemoteState | null;
  /** The position that is being set up. */
  draft: Draft | null;
}

/** A game with a friend elsewhere. */
export interface RemoteState {
  /** The mark that this device plays; null for a spectator. */
  seat: Mark | null;
  undo: 'none' | 'asked' | 'refused';
  /** Who asked, where somebody did. */
  asker: Mark;
  /** There is something that the others do not know. */
  unsent: boolean;
  /** Hint and analysis can be asked for before the end, as was said in the invitation. */
  help: boolean;
  /** This device is the one that has invited. */
  host: boolean;
  /** The name of the player who has invited. */
  host_name: string | null;
  /** The name of the player who was invited, once they have said it. */
  guest_name: string | null;
  /** These two at the end of the game, whatever moment the board shows. */
  to_move: Mark;
  outcome: Outcome;
  /** Tokens, for the fragment `#g=TOKEN`; a spectator's friends are spectators. */
  to_friend: string;
  to_onlookers: string;
  to_self: string;
}

export type HintedMove = KnownValue & { cell: CellName };
export type Hint = { done: false } | ({ done: true } & HintedMove);
/** Moves that are worth the same and follow one another in the order of all. */
export interface AnalysedMoves extends KnownValue {
  cells: CellName[];
  /** The place of the first of them among all moves, if it is one of the first five. */
  rank?: number;
}
/** Without a value as long as nothing has been heard, and when the game is over. */
export interface Analysis extends Partial<KnownValue> {
  done: boolean;
  /** Those of which something is known: a value or a chance. The best comes first. */
  moves: AnalysedMoves[];
}
export interface Thoughts {
  hint: Hint | null;
  analysis: Analysis | null;
}

/** Under best play, for who is to move; and who wins by it. */
export type Value = 'win' | 'draw' | 'loss';
export type Winner = Mark | 'draw';

/**
 * A value as far as it is proven. Of a result that is proven while its length is not, `plies` is null
 * and `plies_at_most` is there.
 */
export interface KnownValue {
  value: Value | null;
  plies: number | null;
  proven: boolean;
  plies_at_most?: number;
  /** In per cent, where play has been judged and nothing is proven. */
  chance?: number;
}

export interface Reason {
  kind: keyof typeof reasonTexts;
  /** Who completes, blocks, forks or wins; for `pairing`, `no_line_left`, `weight_bound` who cannot win. */
  side: Mark;
  cells: CellName[];
  /** From before the move to what the reason shows; 0 for reasons without an end. */
  plies: number;
  proven: boolean;
}

/** One move, why it is worth what it is, and how play goes on. */
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
  /** It rests on chances to win, not on a proof. */
  estimated: boolean;
  /** Of the positions before and after the move, for the side that moves. */
  before: KnownValue;
  after: KnownValue;
  best: CellName[];
  /** Of a mistake or a blunder: the moves that keep the result, or are known to cost little. */
  keeps: CellName[];
}

/** The judgement on a whole game, as it grows from the last move backwards. */
export interface Review {
  done: boolean;
  /** Moves of the game. */
  plies: number;
  x: Record<MoveJudgement, number>;
  o: Record<MoveJudgement, number>;
  /** Those judged since the last update. */
  moves: ReviewedMove[];
}

/** What has happened, and what of the state is new. */
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
