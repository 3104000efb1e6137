// The words of dialogs, panels, remarks and notices, but for those that one of them alone says and that have a file of
// their own beside this one.
import { words } from './play.ts';
import { inWords, product, times } from './language.ts';
import { looks, wins } from './values.ts';
import type { Part } from '../../storage/store.ts';
import type { CellName, HintedMove, Mark } from '../../program/contract.ts';

const noEngine = 'The computer isn’t available right now.';

/** What the store has, by the names of its entries. */
const savedParts: Record<Part, string> = {
  settings: 'settings',
  save: 'the game',
  game: 'the game',
  games: 'finished games',
  apart: 'matches with friends',
  matches: 'matches with friends',
  progress: 'your progress in puzzles and the course',
  puzzles: 'puzzles',
  course: 'the course',
  era: 'when you last cleared everything',
};

const draws = (count: number) => times(count, 'draw');

export const more = {
  close: 'Close',
  gotIt: words.gotIt,
  noEngine,
  tryAgain: 'Try again',
  refused: {
    off_the_board: () => 'That cell isn’t on this board.',
    taken: (cell: CellName | null) => `${cell} is taken.`,
    column_full: () => 'That column is full.',
    floating: (cell: CellName | null) => `A mark in ${cell} would fall further.`,
    // No cell was pressed, so a hint was asked for.
    game_over: (cell: CellName | null) => (cell ? 'The game is over.' : 'No hint: the game is over.'),
    not_your_turn: () => 'The computer is thinking.',
    nothing_to_undo: () => 'There’s nothing to undo.',
    nothing_to_redo: () => 'There’s nothing to redo.',
    nothing_to_restore: () => 'There’s nothing to restore.',
    no_such_ply: () => 'The game has no such move.',
    friends_turn: () => 'It’s your friend’s turn.',
    only_watching: () => 'You are watching this game.',
    earlier_move: () => 'Go to the last move first.',
    not_over: () => 'Finish this game first, or press Match for another one.',
    score_full: () => 'This match can’t go any further. Press Match for another one.',
    friend_elsewhere: () => 'Your friend plays online. Press Match for another opponent.',
    nothing_to_answer: () => 'Your friend hasn’t asked for anything.',
    nothing_to_withdraw: () => 'Too late to take that back: your friend may have seen it.',
    no_help: () => 'You and your friend agreed: no help until the game is over.',
    setting_up: () => more.obstacles.draft,
    no_engine: () => noEngine,
  },
  /** Why no puzzle or lesson can be put on the board. */
  obstacles: {
    apart: 'You’re in a game with a friend. Press Match for another game first, then try again.',
    draft: 'You’re setting up a position. Play from it, or press Cancel first.',
  },
  aimed: (cell: CellName) => `Tap ${cell} again to play.`,
  analysisOn: 'Analysis on.',
  analysisOff: 'Analysis off.',
  engineLost: 'The computer can’t play right now. You can still play with a friend here.',
  engineBack: 'Trying the computer again.',
  /** `mark` is to move. */
  hint: ({ cell, ...known }: HintedMove, mark: Mark) => {
    if (!known.proven) return `Try ${cell}. It ${looks(known.chance, mark)}.`;
    if (known.value === 'draw') return `Try ${cell}: it holds the draw.`;
    if (known.value === 'win') return `Try ${cell}: ${wins(known, mark)}.`;
    return `Try ${cell}: it holds out longest, but ${wins(known, mark)}.`;
  },
  /** Of a move on three by three. */
  took: (name: string, place: string) => `${name} took ${place}.`,
  places: [
    ['the top left corner', 'the top edge', 'the top right corner'],
    ['the left edge', 'the centre', 'the right edge'],
    ['the bottom left corner', 'the bottom edge', 'the bottom right corner'],
  ],
  board: 'Board',
  again: 'Play again',
  /** Of a game that others have played. */
  yourTry: 'Your turn to try',
  playFromHere: 'Play from here',
  otherBoardNext: 'Other board',
  review: 'Review',
  harder: 'Harder',
  easier: 'Easier',
  draws,
  scoreOf: (first: number, second: number, drawn: number) => `${first} – ${second}${drawn ? `, ${draws(drawn)}` : ''}`,
  ownScore: ({ won, drawn, lost }: { won: number; drawn: number; lost: number }) =>
    `Won ${won}, drawn ${drawn}, lost ${lost}`,

  /** Behind the name of the button Restore. */
  restoreWhat: (count: number) => ` ${times(count, 'move')}`,
  restoreTitle: (count: number) => `Bring back ${times(count, 'move')}`,

  row: (row: number, marks: string[]) =>
    `Row ${row}: ${marks.map((mark) => (mark === '.' ? 'empty' : mark)).join(', ')}.`,
  marksAt: (mark: Mark, cells: CellName[]) => `${mark}: ${cells.join(', ') || 'none'}. `,
  lastMove: (mark: Mark, cell: CellName | undefined) => (cell ? `The last move was ${mark} ${cell}.` : 'No moves yet.'),

  boardAsText: 'Board as text',

  settings: 'Settings',
  nextGame: 'Next game',
  start: 'Start game',
  columns: 'Columns',
  rows: 'Rows',
  inARow: 'In a row',
  misere: 'Misère',
  misereNote: 'Complete a line and you lose.',
  alternate: 'Alternate who starts',
  alternateNote: 'After each game the players swap marks.',
  custom: 'Custom',
  match: 'Match',
  opponent: 'Opponent',
  aFriend: 'Same device',
  theComputer: 'The computer',
  level: 'Level',
  yourMark: 'You play',
  firstMark: '✕ and go first',
  secondMark: '○ and go second',
  series: 'Series',
  seriesNone: 'No limit',
  firstTo: (wins: number) => `First to ${wins}`,
  seriesGoesOn: (score: string, wins: number) => `${score} (first to ${wins})`,
  seriesWon: ({ winner, won, lost }: { winner: string; won: number; lost: number }) =>
    `${winner} won the series ${won}–${lost}${winner === words.you ? '!' : '.'}`,
  newSeries: 'New series',
  firstName: 'First player’s name, if you like',
  secondName: 'Second player’s name, if you like',
  otherBoard: 'Another board',
  startMatch: 'Start',
  cancel: 'Cancel',
  where: {
    question: 'This game began from a position. Where should the next one start?',
    same: 'This position again',
    empty: 'Empty board',
  },
  lookAndFeel: 'Look and feel',
  theme: 'Theme',
  pace: 'Computer speed',
  animation: 'Animation',
  animationNote: 'Nothing moves while your system asks for reduced motion.',
  sound: 'Sound',
  soundOffer: 'Play with sound?',
  soundOn: 'Sound on',
  soundNever: 'No, thanks',
  vibration: 'Vibration',
  boardAsTextNote: 'Letters and dots, for reading row by row.',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  /** By milliseconds. */
  paces: { 0: 'Instant', 800: 'Normal', 1600: 'Slow' },
  wholeNumber: (field: string, high: number) => `${field}: a whole number from 1 to ${high}.`,
  tooLong: (inARow: number, longest: number) =>
    `No line of ${inARow} fits on this board, so nobody could win. At most ${longest} fit.`,

  shareHeading: 'Share this game',
  link: 'Link',
  copyLink: 'Copy link',
  gameAsText: 'Address of this game',
  gameAsTextNote:
    'This page is a file on your device, so a link to it wouldn’t work for others. Anyone who has the file, or a site with this game, can add this to the end of its address.',
  noLink: 'No game can start from this position, so there’s no link to it.',
  copyAddress: 'Copy address',
  send: 'Send…',
  asText: 'As text',
  copyText: 'Copy text',
  saveImage: 'Save image',
  makeLesson: 'Make a lesson',
  copied: 'Copied.',
  copyFailed: 'Copying didn’t work. Select the text and copy it yourself.',
  imageSaved: 'The image is in your downloads.',
  saved: {
    denied: 'This browser doesn’t save anything, so the game is gone when you close this tab.',
    full: 'Storage is full. New games won’t survive closing this tab, unless you save them to a file.',
    unread: (parts: Part[]) =>
      `Some saved data couldn’t be read: ${[...new Set(parts.map((part) => savedParts[part]))].join(', ')}. It was set aside, not deleted.`,
    toFile: 'Save everything to a file',
  },
  /** Of the mark that goes with the next move. */
  leavesNext: (mark: Mark, cell: CellName) => `${mark} ${cell} leaves next.`,
  /** Of a mark where marks vanish; the oldest of its side has place 0. */
  toLeave: (place: number) => `${['first', 'second', 'third', 'fourth'][place]} to leave`,
  /** A press on the cell of that mark. */
  leavesFirst: (cell: CellName) => `The mark on ${cell} leaves with this move. The cell is free after that.`,
  /** Where marks vanish, before the first move. */
  marksLeave: (count: number) => `You keep ${inWords(count)} marks. The striped one goes next.`,
  markHasLeft: (name: string, cell: CellName) => `${name === words.you ? 'Your' : `${name}’s`} ${cell} vanished.`,
  /** The position stands on the board for the second time. */
  onceMore: 'This position has come up before. Once more and it’s a draw.',
  /** For the third time. */
  thirdTime: 'The same position for the third time: a draw.',
  option: 'Marks',
  options: { '': 'Stay', vanish: 'Vanish', gravity: 'Fall' },
  optionNotes: {
    '': '',
    vanish: 'You keep as many marks as make a line. Place one more and your oldest disappears.',
    gravity: 'Choose a column, and your mark falls as far as it can.',
  },
  /** So many in a row are too many, or there is no room for any. */
  noRoomToLeave: (most: number) =>
    most < 2
      ? 'This board is too small for vanishing marks.'
      : `With vanishing marks, a line has 2 to ${most} marks on this board.`,
  /** For each sign of a view's cells. */
  diagram: { X: '❌', O: '⭕', '.': '⬜' },
  diagramTitle: (rules: string, standing: string) => `${product}, ${rules}: ${standing}`,
  /** Rules that this version does not know, as they are written. */
  unknownRules: (rules: string) => `rules of another version (${rules})`,
  move: (ply: number, mark: Mark, cell: CellName) => `Move ${ply}, ${mark} ${cell}`,
  steps: {
    first: 'To the start',
    back: 'Previous move',
    replay: 'Replay',
    pause: 'Pause',
    forward: 'Next move',
    last: 'To the end',
  },

  updateReady: 'A new version is ready.',
  updateNow: 'Use it now',
  updateLater: 'Later',
};
