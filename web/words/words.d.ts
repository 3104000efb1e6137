// What a language has to say, sentence by sentence: functions where it depends on something, so that a
// language can order its words as it likes.
import type {
  AddressFault,
  CellName,
  Drafted,
  GameRecord,
  Mark,
  HintedMove,
  Player,
  RefusalReason,
  View,
} from '../program/contract.d.ts';
import type { Unread } from '../storage/backup.js';
import type { EntryName } from '../storage/store.js';

type Rules = Pick<View, 'columns' | 'rows' | 'in_a_row' | 'misere'> & Partial<Pick<View, 'vanish'>>;

/** What is wrong with a record of a game that another program wrote. */
export type RecordFault =
  | 'empty'
  | 'too_long'
  | 'unreadable'
  | 'other_game'
  | 'board_size'
  | 'set_up'
  | 'move'
  | 'turn'
  | 'unclosed'
  | 'unknown';

/** The words of a running game. */
export interface PlayWords {
  players: Record<Player, string>;
  computers: string;
  you: string;
  friend: string;
  /** One of two people at this device. */
  playerOf(mark: Mark): string;
  strongest: string;
  twoPlayers: string;
  /** One player, with the mark, against another. */
  playersAgainst(one: string, mark: Mark, other: string, otherMark: Mark): string;
  matchIs(match: string, rules: string): string;
  boards: string;
  boardSize(rules: Rules): string;
  boardGoal(rules: Rules): string;
  playComputer: string;
  playFriend: string;
  /** `leaves`: its mark goes with the next move. `misere`: the line loses. */
  cell(name: CellName, mark: string, inLine: boolean, leaves?: boolean, misere?: boolean): string;
  rules(rules: Rules): string;
  score(count: number): string;

  /** A mark, or the name of who has it. */
  toMove(who: string): string;
  yourTurn: string;
  friendsTurn: string;
  /** The name of the computer, or its mark where two of them play. */
  thinking(name: string): string;
  wins(who: string): string;
  youWon: string;
  theyWon(name: string): string;
  friendWon: string;
  /** A draw against the best there is. */
  held(name: string): string;
  /** In misère play. */
  losesByLine(winner: string, loser: string): string;
  youLoseByLine: string;
  theyLoseByLine(name: string): string;
  draw: string;
  movesPlayed(moves: { mark: Mark; cell: CellName }[]): string;
  youPlay(name: string, rules: string): string;
  backTo(ply: number): string;
  newGame(rules: string): string;
  openedPosition: string;
  /** Back in a game that was under way. */
  resumed: string;
  opened(count: number): string;
  lineOf(cells: CellName[], inARow: number): string;
  /** A text with a full stop, unless it ends in a sign of its own. */
  sentence(text: string): string;

  setAside(count: number): string;
  lastMove(mark: Mark, cell: CellName): string;
  friendPlayed(cell: CellName): string;
  restored(count: number): string;
  /** Said once another game stands on the board. */
  gameReplaced: string;
  restoreTitle(count: number): string;
  startsWithNewGame(rules: string): string;
  gotIt: string;

  ended: string;
  reload: string;

  loadFailed: Record<'no_wasm' | 'no_canvas' | 'program', string>;
}

/** Words that several dialogs, panels, remarks and notices say, or that have no file of their own. */
export interface MoreWords {
  close: string;
  gotIt: string;
  noThinker: string;
  tryAgain: string;
  refused: Record<RefusalReason, (cell: CellName | null) => string>;
  aimed(cell: CellName): string;
  analysisOn: string;
  analysisOff: string;
  thinkerLost: string;
  thinkerBack: string;
  /** `mark` is to move. */
  hint(hint: HintedMove, mark: Mark): string;
  board: string;
  harder: string;
  easier: string;
  ownScore(score: { won: number; drawn: number; lost: number }): string;
  draws(count: number): string;
  scoreOf(first: number, second: number, draws: number): string;

  row(row: number, marks: string[]): string;
  marksAt(mark: Mark, cells: CellName[]): string;
  lastMove(mark: Mark, cell: CellName | undefined): string;
  boardAsText: string;

  settings: string;
  nextGame: string;
  start: string;
  columns: string;
  rows: string;
  inARow: string;
  misere: string;
  misereNote: string;
  alternate: string;
  alternateNote: string;
  custom: string;
  match: string;
  opponent: string;
  aFriend: string;
  theComputer: string;
  level: string;
  yourMark: string;
  firstMark: string;
  secondMark: string;
  series: string;
  seriesNone: string;
  firstTo(wins: number): string;
  seriesGoesOn(score: string, wins: number): string;
  seriesWon(series: { winner: string; won: number; lost: number }): string;
  newSeries: string;
  firstName: string;
  secondName: string;
  otherBoard: string;
  startMatch: string;
  cancel: string;
  lookAndFeel: string;
  theme: string;
  pace: string;
  animation: string;
  animationNote: string;
  sound: string;
  soundOffer: string;
  soundOn: string;
  soundNever: string;
  vibration: string;
  boardAsTextNote: string;
  themes: Record<string, string>;
  /** By milliseconds. */
  paces: Record<number, string>;
  wholeNumber(field: string, high: number): string;
  tooLong(inARow: number, longest: number): string;

  shareHeading: string;
  link: string;
  copyLink: string;
  gameAsText: string;
  gameAsTextNote: string;
  noLink: string;
  copyAddress: string;
  send: string;
  asText: string;
  copyText: string;
  saveImage: string;
  makeLesson: string;
  copied: string;
  copyFailed: string;
  imageSaved: string;
  saved: Record<'denied' | 'full' | 'toFile', string> & { unread(parts: EntryName[]): string };
  /** Of the mark that goes with the next move. */
  leavesNext(mark: Mark, cell: CellName): string;
  /** Of a mark where marks vanish; the oldest of its side has place 0. */
  toLeave(place: number): string;
  /** A press on the cell of that mark. */
  leavesFirst(cell: CellName): string;
  /** The position stands on the board for the second time. */
  onceMore: string;
  /** For the third time. */
  thirdTime: string;
  vanish: string;
  vanishNote: string;
  /** So many in a row are too many, or there is no room for any. */
  noRoomToVanish(most: number): string;
  /** For each sign of a view's cells. */
  diagram: Record<string, string>;
  diagramTitle(rules: string, standing: string): string;
  /** Rules that this version does not know, as they are written. */
  unknownRules(rules: string): string;
  move(ply: number, mark: Mark, cell: CellName): string;
  steps: Record<'first' | 'back' | 'replay' | 'pause' | 'forward' | 'last', string>;

  updateReady: string;
  updateNow: string;
  updateLater: string;
}

/** What is wrong with the address of a game. */
export interface AddressFaultWords {
  addressFault(fault: AddressFault): string;
  moreFaults(count: number): string;
}

/** The words of setting up a position. */
export interface SetUpWords {
  setUp: Record<
    | 'heading'
    | 'pens'
    | 'inTurn'
    | 'X'
    | 'O'
    | 'erase'
    | 'asText'
    | 'clear'
    | 'play'
    | 'analyse'
    | 'share'
    | 'cancel'
    | 'cancelled'
    | 'aside'
    | 'takeUp'
    | 'begun',
    string
  >;
  /** What is wrong with a position, as a sentence, or whose turn it is there. */
  checkedPosition(answer: Drafted): string;
}

/** The words of games as other gomoku programs write them. */
export interface RecordWords {
  records: string;
  recordField: string;
  openRecord: string;
  openRecordFile: string;
  saveSgf: string;
  savePsq: string;
  recordFaults: Record<RecordFault, string>;
  recordLine(line: number): string;
}

/** The words of the statistics, the finished games, and all that is stored. */
export interface StatisticsWords {
  statisticsHeading: string;
  noGames: string;
  reachedHeading: string;
  reached: Record<'won' | 'drawn' | 'lost', string>;
  allResults: string;
  statisticsColumns: string[];
  twoPeople: string;
  /** Levels of the computer, by their names. */
  twoComputers(x: string, o: string): string;
  against(name: string): string;
  streakNote: string;
  finishedGames: string;
  /** With the best level's name on this board. */
  finishedGame(game: GameRecord, best: string): string;
  /** The best level, on boards of both kinds. */
  topLevel: string;
  reviewGame: string;
  reviewOf(game: string): string;
  count(value: number): string;
  yourData: string;
  yourDataNote: string;
  exportAll: string;
  importAll: string;
  clearStatistics: string;
  clearAll: string;
  /** What a file holds; `unread` are parts of it that could not be read. */
  reallyImport(games: number, matches: number, unread: Unread[]): string;
  replace: string;
  reallyClearStatistics: string;
  reallyClearAll(matches: number, games: number): string;
  clear: string;
  keep: string;
  cleared: string;
  notCleared: string;
  imported(kept: boolean, unread: Unread[]): string;
  importRefused: string;
}

/** The words of Help. */
export interface HelpWords {
  helpHeading: string;
  help: { heading: string; lines: string[] }[];
  keysHeading: string;
  keysNote: string;
  keys: [string, string][];
  aboutHeading: string;
  about(version: string): string;
  notices: string[];
  allLicences: string;
}

/** The words of games with a friend elsewhere. */
export interface FriendWords {
  title: string;
  seat(mark: Mark): string;
  watching: string;
  status: Record<
    | 'invitation'
    | 'first_move'
    | 'first_sent'
    | 'move'
    | 'last_move'
    | 'wish'
    | 'answer'
    | 'asked'
    | 'yours'
    | 'over'
    | 'watching',
    string
  >;
  waiting: string;
  waitingForAnswer(since: number): string;
  /** The friend's page has not said yet that it has what was sent live. */
  arriving: string;
  waits: string;
  /** For somebody who has just come by a friend's link. */
  greeting(
    rules: Rules,
    match: Pick<import('../program/contract.d.ts').Apart, 'seat' | 'to_move' | 'host_name' | 'help'>,
    isLive: boolean,
  ): string;
  greetingToWatch(rules: string): string;
  /** How to play with a friend elsewhere. */
  way: string;
  ways: Record<'live' | 'link', string>;
  wayNotes: Record<'live' | 'link', string>;
  send: string;
  ask: string;
  linkAndCode: string;
  live: string;
  enterCode: string;
  fromPosition: string;
  /** The choice in the sheet of the match, and what is said of a game with help. */
  helpField: string;
  ownName: string;
  helpLater: string;
  helpAnytime: string;
  agree: string;
  refuse: string;
  /** The wish to undo a move, while it was not sent. */
  withdraw: string;
  code: string;
  linkForFriend: string;
  linkForSpectators: string;
  linkForSelf: string;
  invitation: string;
  invitationText(rules: string, mark: Mark, help: boolean, link: string): string;
  watchText(rules: string, link: string): string;
  moreLinks: string;
  linksHeading: string;
  copy: string;
  copyOf(what: string): string;
  copied: string;
  copyFailed: string;
  codeTooLong: string;
  said: Record<'undo_asked' | 'undo_agreed' | 'undo_refused', Record<'here' | 'live' | 'there', string>> &
    Record<'undo_crossed', Record<'here' | 'there', string>>;
  own: string;
  older: string;
  same: string;
  fork(at: number): string;
  keepMine: string;
  takeTheirs: string;
  badLetter: Record<'version' | 'cut' | 'edited' | 'content' | 'move', (number: number) => string>;
  badCode: string;
  notWaited: string;
  otherTab: string;
  /** What becomes of such a game when another one takes its place. */
  left: string;
  games: string;
  game(rules: string, mark: Mark | null): string;
  state: Record<'you' | 'friend' | 'over' | 'watching', (since: number) => string>;
  open: string;
  giveUp: string;
  reallyGiveUp: string;
  keep: string;
}

type OwnCode = 'offered' | 'answered';

/** The words of live play with a friend elsewhere. */
export interface LiveWords {
  heading: string;
  /** What each state of the connection says. */
  phase: Record<
    'none' | 'preparing' | 'offered' | 'answered' | 'connecting' | 'connected' | 'lost' | 'ended',
    (since: number) => string
  >;
  /** Why it has ended. */
  end: Record<'no_path' | 'unable' | 'left' | 'bye' | 'fault' | 'blamed', string>;
  connected: string;
  help: Record<OwnCode | 'reply' | 'read', string>;
  code: Record<OwnCode, string>;
  link: Record<OwnCode, string>;
  text: Record<OwnCode, string>;
  message: Record<OwnCode, (link: string) => string>;
  theirs: string;
  connect: string;
  noCode: string;
  freshCode: string;
  showCode: string;
  enterReply: string;
  otherWays: string;
  useCamera: string;
  stopCamera: string;
  cameraOn: string;
  cameraFailed: string;
  wave: string;
  reconnect: string;
  leave: string;
  youWave: string;
  wavedEnough: string;
  friendWaves: string;
}
