// The words of dialogs, panels, remarks and notices.
import { pageLanguage } from '../dom.js';
import { otherMark } from '../program/mark.js';
import { words } from './play.js';

/**
 * @import { AddressFault, GameRecord, Mark, Value } from '../program/contract.d.ts'
 * @import { Unread } from '../storage/backup.js'
 * @import { MoreWords } from './words.d.ts'
 */

const noThinker = 'The computer cannot think here right now.';

/** @param {string} kind */
const name = (kind) => Object.entries(words.players).find(([player]) => player === kind)?.[1] ?? kind;

/** People count the moves of the winner. @param {Value} value @param {Mark} mark to move */
const winsIn = ({ value, plies }, mark) =>
  `${value === 'win' ? mark : otherMark(mark)} wins in ${Math.ceil(plies / 2)}`;

/** What a value that is not proven looks like. @param {Value['value']} value @param {Mark} mark */
const looks = (value, mark) => {
  if (value === 'draw' || value === null) return 'looks even';
  return `looks good for ${value === 'win' ? mark : otherMark(mark)}`;
};

/** @type {Record<string, (range: Pick<AddressFault, 'low' | 'high'>) => string>} */
export const pieceFaults = {
  rules_form: () => 'rules look like 3,3,3, 3,3,3,misere or 3,3,3,vanish',
  columns_out_of_range: ({ low, high }) => `a board has ${low} to ${high} columns`,
  rows_out_of_range: ({ low, high }) => `a board has ${low} to ${high} rows`,
  in_a_row_out_of_range: ({ low, high }) => `a line has ${low} to ${high} marks`,
  cell_form: () => 'a cell is a letter and a number, like b2, and moves are joined by dots',
  cell_off_board: ({ low, high }) => `the board has ${low} columns and ${high} rows`,
  cell_taken: () => 'that cell is taken already',
  game_over: () => 'the game was over before it',
  position_row_count: ({ low }) => `a position has ${low} rows here, joined by slashes`,
  position_row_length: ({ low }) => `each row has ${low} cells here`,
  position_symbol: () => 'a cell is X, O or a dot',
  position_counts: ({ low, high }) => `X has ${low} marks and O has ${high}, but X has as many as O or one more`,
  position_both_completed: () => 'both sides have a line',
  position_after_end: () => 'somebody moved after the line that ended the game',
  rules_option: () => 'this page knows the rules misere and vanish, each once',
  no_room_to_vanish: ({ low, high }) =>
    high < low
      ? 'marks that vanish have no room on this board'
      : `where marks vanish, ${low} to ${high} in a row fit here`,
  marks_form: () => 'it is the marks of X, those of O, each in their order, and who is to move, like b2.c3/a1/O',
  marks_counts: ({ low, high }) =>
    `X has ${low} marks and O has ${high}, but they take turns and keep a line’s worth each`,
};

/** @param {number} count @param {string} one @param {string} [many] */
const counted = (count, one, many = `${one}s`) => (count === 1 ? `one ${one}` : `${count || 'no'} ${many}`);

const parts = {
  settings: 'the settings',
  games: 'the finished games',
  matches: 'the matches with friends',
  puzzles: 'the puzzles',
  learning: 'what you have learnt',
  game: 'the game on the board',
};
/** @param {Unread[]} unread */
const notRead = (unread) =>
  unread.length > 0
    ? ` Could not be read: ${unread.map(({ part, count }) => (count ? `${count} of ${parts[part]}` : parts[part])).join(', ')}.`
    : '';

/** What the store has, by the names of its entries. */
const savedParts = {
  settings: 'settings',
  save: 'the game',
  game: 'the game',
  games: 'finished games',
  apart: 'matches with friends',
  puzzles: 'puzzles',
  course: 'the course',
  era: 'the mark of clearing',
};

const toFile = 'Save everything to a file';

/** Who played, and how it ended. @param {GameRecord} game @param {string} best */
const played = ({ x, o, outcome }, best) => {
  const [one, other] = [x, o].map((kind) => (kind === 'perfect' ? best : name(kind)));
  const [winner, mark] = outcome === 'x_wins' ? [x, 'X'] : [o, 'O'];
  const isDraw = outcome === 'draw';
  if (x === 'human' && o === 'human') return `${more.twoPeople}, ${isDraw ? 'a draw' : `${mark} won`}`;
  if (x !== 'human' && o !== 'human') return `${more.twoComputers(one, other)}, ${isDraw ? 'a draw' : `${mark} won`}`;
  const level = x === 'human' ? other : one;
  const won = winner === 'human' ? 'you won' : `${level} won`;
  return `${more.against(level)}, ${isDraw ? 'a draw' : won}`;
};

/** @type {MoreWords} */
export const more = {
  close: 'Close',
  gotIt: words.gotIt,
  noThinker,
  tryAgain: 'Try again',
  refused: {
    off_the_board: () => 'That is not a cell of this board.',
    taken: (cell) => `${cell} is taken.`,
    // No cell was pressed, so a hint was asked for.
    game_over: (cell) => (cell ? 'The game is over.' : 'No hint: the game is over.'),
    not_your_turn: () => 'The computer is thinking.',
    nothing_to_undo: () => 'There is nothing to undo.',
    nothing_to_redo: () => 'There is nothing to redo.',
    nothing_to_restore: () => 'There is nothing to restore.',
    no_such_ply: () => 'The game has no such move.',
    friends_turn: () => 'It is your friend’s turn.',
    only_watching: () => 'You are watching this game.',
    earlier_move: () => 'Go to the last move first.',
    not_over: () => 'Finish this game first, or press Match for another one.',
    score_full: () => 'The score can’t go any higher. Press Match for another one.',
    friend_elsewhere: () => 'Your friend plays online. Press Match for another opponent.',
    nothing_to_answer: () => 'Your friend has not asked for anything.',
    nothing_to_withdraw: () => 'Too late to take that back: your friend may have seen it.',
    no_help: () => 'You and your friend agreed: no help until the game is over.',
    setting_up: () => 'You are setting up a position. Play from it, or press Cancel first.',
    no_thinker: () => noThinker,
  },
  aimed: (cell) => `Tap ${cell} again to play.`,
  analysisOn: 'Analysis on.',
  analysisOff: 'Analysis off.',
  thinkerLost: 'The computer cannot play here right now. Two people still can.',
  thinkerBack: 'Asking the computer again.',
  hint: ({ cell, ...known }, mark) => {
    if (!known.proven) return `Try ${cell}. It ${looks(known.value, mark)}.`;
    if (known.value === 'draw') return `Try ${cell}: it holds the draw.`;
    if (known.value === 'win') return `Try ${cell}: ${winsIn(known, mark)}.`;
    return `Try ${cell}: it holds out longest, but ${winsIn(known, mark)}.`;
  },
  board: 'Board',
  harder: 'Harder',
  easier: 'Easier',
  scoreOf: (first, second, draws) =>
    `${first} – ${second}${draws ? `, ${draws} ${draws === 1 ? 'draw' : 'draws'}` : ''}`,
  ownScore: ({ won, drawn, lost }) => `Won ${won}, drawn ${drawn}, lost ${lost}`,

  addressFault: ({ reason, part, found, detail, piece, ...range }) => {
    const quoted = `“${piece || found}”`;
    const why = pieceFaults[detail]?.(range);
    switch (reason) {
      case 'version':
        return `This link is from another version (${found}), so parts of it may be missing.`;
      case 'rules':
        return `The link’s rules are invalid at ${quoted}: ${why}. The board is the usual 3,3,3 instead.`;
      case 'player':
        return `The link names a player ${quoted} that does not exist. The players are ${Object.keys(words.players).join(', ')}.`;
      case 'position':
        return `The link’s position is invalid at ${quoted}: ${why}. The board is empty instead.`;
      case 'moves':
        return `The link’s moves are invalid from ${quoted}: ${why}. The moves before it were kept.`;
      case 'twice':
        return `The link says “${part}” twice; the first one counts.`;
      default:
        return `The link has an unknown part “${part}”, which was ignored.`;
    }
  },
  moreFaults: (count) =>
    count === 1 ? 'One more part of the link is wrong.' : `${count} more parts of the link are wrong.`,

  setUp: {
    heading: 'Set up a position',
    pens: 'Pen',
    inTurn: 'In turn',
    X: 'X',
    O: 'O',
    erase: 'Erase',
    asText: 'Position as text',
    clear: 'Clear',
    play: 'Play from here',
    analyse: 'Analyse',
    share: 'Share',
    cancel: 'Cancel',
    begun: 'Press a cell to put a mark there, and press it again to change it.',
    cancelled: 'Back to the game.',
    aside: 'The position you were setting up is kept.',
    takeUp: 'Go on with it',
  },
  checkedPosition: ({ detail, low: x = 0, high: o = 0, piece, to_move: mark, outcome }) => {
    switch (detail) {
      case undefined:
        if (outcome === 'in_progress') return `${mark} to move.`;
        return outcome === 'draw'
          ? 'The board is full: there’s nothing left to play.'
          : `${outcome === 'x_wins' ? 'X' : 'O'} has already won here: there’s nothing left to play.`;
      case 'position_counts': {
        return `Too many ${x > o ? 'X' : 'O'}s: ${x} X, ${o} O.`;
      }
      case 'position_both_completed':
        return 'Both sides have a line.';
      case 'position_after_end':
        return 'Play went on after a line was completed.';
      case 'marks_form':
        return 'Write the marks of X, those of O, each in their order, and who is to move: b2.c3/a1/O.';
      case 'marks_counts':
        return `X and O take turns: ${x} X and ${o} O cannot be.`;
      case 'cell_form':
      case 'cell_off_board':
        return `“${piece}” is no cell of this board.`;
      case 'cell_taken':
        return `“${piece}” is there twice.`;
      case 'position_row_count':
        return `The text has ${o} rows. This board has ${x}, joined by slashes.`;
      case 'position_row_length':
        return `The row “${piece}” has ${o} cells. This board has ${x} in a row.`;
      default:
        return `“${piece}” is not allowed: use X, O and dots.`;
    }
  },

  row: (row, marks) => `Row ${row}: ${marks.map((mark) => (mark === '.' ? 'empty' : mark)).join(', ')}.`,
  marksAt: (mark, cells) => `${mark}: ${cells.join(', ') || 'none'}. `,
  lastMove: (mark, cell) => (cell ? `The last move was ${mark} ${cell}.` : 'No moves yet.'),

  boardAsText: 'Board as text',

  settings: 'Settings',
  nextGame: 'Next game',
  start: 'Start game',
  columns: 'Columns',
  rows: 'Rows',
  inARow: 'In a row',
  misere: 'Misère',
  misereNote: 'Whoever completes a line loses.',
  alternate: 'Alternate who starts',
  alternateNote: 'After each game the players swap marks.',
  custom: 'Custom',
  match: 'Match',
  opponent: 'Opponent',
  aFriend: 'Same device',
  theComputer: 'The computer',
  level: 'Level',
  yourMark: 'You play',
  firstMark: '✕ and start',
  secondMark: '○ and go second',
  series: 'Series',
  seriesNone: 'No end',
  firstTo: (wins) => `First to ${wins}`,
  seriesGoesOn: (score, wins) => `${score} (first to ${wins})`,
  seriesWon: ({ winner, won, lost }) => `${winner} won the series ${won}–${lost}${winner === words.you ? '!' : '.'}`,
  newSeries: 'New series',
  firstName: 'First player’s name, if you like',
  secondName: 'Second player’s name, if you like',
  otherBoard: 'Another board',
  startMatch: 'Start',
  cancel: 'Cancel',
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
  paces: { 0: 'Instant', 800: 'Normal', 1600: 'Slow' },
  wholeNumber: (field, high) => `${field}: a whole number from 1 to ${high}.`,
  tooLong: (inARow, longest) => `No line of ${inARow} fits on this board, so nobody could win. At most ${longest} fit.`,

  shareHeading: 'Share this game',
  link: 'Link',
  copyLink: 'Copy link',
  gameAsText: 'Address of this game',
  gameAsTextNote:
    'This page is a file on your device, so a link to it would not work for others. Anyone who has the file, or a site with this game, can add this to the end of its address.',
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
    denied: 'This browser saves nothing, so closing this tab ends the game.',
    full: 'This browser is out of space: whatever is new is lost when this tab closes, unless you save it to a file.',
    unread: (parts) =>
      `Some saved data could not be read: ${parts.map((part) => savedParts[part]).join(', ')}. It was set aside, not deleted.`,
    toFile,
  },
  leavesNext: (mark, cell) => `${mark} ${cell} leaves next.`,
  toLeave: (place) => `${['first', 'second', 'third', 'fourth'][place]} to leave`,
  leavesFirst: (cell) => `The mark on ${cell} leaves with this move, and the cell is free after it.`,
  onceMore: 'This position was here before: once more and it is a draw.',
  thirdTime: 'The same position for the third time: a draw.',
  vanish: 'Marks vanish',
  vanishNote: 'Each side keeps only as many marks as make a line: the next one takes its oldest away.',
  noRoomToVanish: (most) =>
    most < 2
      ? 'There is no room on this board for marks that vanish.'
      : `Where marks vanish, a line has 2 to ${most} marks on this board.`,
  gameComes: 'Getting this game…',
  gameMissing: 'This game did not arrive. Yours is as it was.',
  diagram: { X: '❌', O: '⭕', '.': '⬜' },
  diagramTitle: (rules, standing) => `Tic-tac-toe, ${rules}: ${standing}`,

  records: 'Games from other gomoku programs',
  recordField: 'A game as SGF, as psq, or as cells such as h8i10',
  openRecord: 'Open this game',
  openRecordFile: 'Open a file',
  saveSgf: 'Save as SGF',
  savePsq: 'Save as psq',
  recordFaults: {
    empty: 'There is no game here yet.',
    unknown: 'This is neither SGF nor psq, nor cells such as h8i10.',
    other_game: 'This SGF file is of a game other than gomoku.',
    board_size: 'The board of a game must be 5×5 to 20×20.',
    set_up: 'This game starts with stones already on the board, which cannot be opened.',
    move: 'One of the moves cannot be read.',
    turn: 'Black and White do not take turns in this game.',
    unclosed: 'This SGF file breaks off before the end of the game.',
  },
  /** @param {number} line */
  recordLine: (line) => `Line ${line} of this psq file is damaged: it should be a move, such as 8,8,0.`,

  statisticsHeading: 'Statistics',
  noGames: 'No games yet.',
  reachedHeading: 'Your best results',
  reached: { won: 'Won', drawn: 'Drew', lost: 'Lost' },
  allResults: 'All results',
  statisticsColumns: ['Game', 'Players', 'Played', 'Won', 'Drawn', 'Lost', 'Streak', 'Best'],
  twoPeople: 'Two people',
  twoComputers: (x, o) => `${x} vs ${o}`,
  against: (name) => `You vs ${name}`,
  streakNote:
    'Games from a position that was set up are listed below but not counted here. Two players: results are for X.',
  unknownRules: (rules) => `rules of another version (${rules})`,
  finishedGames: 'Finished games',
  finishedGame: (game, best) => {
    const at = new Date(game.when).toLocaleString(pageLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
    return `${at}: ${game.rules}, ${played(game, best)}${game.set_up ? ', from a position' : ''}`;
  },
  topLevel: 'Top level',
  reviewGame: 'Review',
  reviewOf: (game) => `Review ${game}`,
  count: (value) => value.toLocaleString(pageLanguage()),
  yourData: 'Your data',
  yourDataNote: 'Everything stays in this browser and goes nowhere else.',
  exportAll: toFile,
  importAll: 'Load from a file',
  clearStatistics: 'Clear the statistics',
  clearAll: 'Clear everything',
  reallyImport: (games, matches, unread) =>
    `Replace your current data with this file? It holds ${counted(games, 'finished game')} and ${counted(matches, 'match', 'matches')} with friends. Your own matches stay.${notRead(unread)}`,
  replace: 'Replace',
  reallyClearStatistics: 'Delete all finished games and their statistics?',
  reallyClearAll: (matches, games) =>
    `Delete ${counted(matches, 'match', 'matches')} with friends, who are not told, the game on the board and its score, ${counted(games, 'finished game')}, the settings, and whatever was set aside? Save everything to a file first if you are not sure.`,
  clear: 'Clear',
  keep: 'Keep',
  cleared: 'Cleared.',
  notCleared: 'This browser wouldn’t delete everything. Delete this page’s data in the browser’s settings.',
  imported: (kept, unread) =>
    `${
      kept
        ? 'Loaded from the file.'
        : 'Loaded, but this browser has no room for it: it is gone when this tab closes. Keep the file.'
    }${notRead(unread)}`,
  importRefused: 'This file was not saved by this game, or it is damaged. Nothing was changed.',

  helpHeading: 'How to play',
  help: [
    {
      heading: '',
      lines: [
        'You and your opponent take turns putting a mark in an empty cell. X goes first.',
        'Get enough marks in a row, across, down or diagonally, and you win: three on the small board, four or five on larger ones. If the board fills up first, it’s a draw.',
        'Some boards turn it around (“3 in a row loses”, or misère): complete a line there and you lose.',
      ],
    },
    {
      heading: 'Ways to play',
      lines: [
        'The computer: five levels, from Random to Perfect. Where nobody can play perfectly yet, the top level is called Strongest.',
        'A friend on the same device: take turns.',
        'A friend online: press Match, then Online. Play live while you are both here, or send each other a link with every move.',
        'Other boards: pick one below the board or in Match, or set any size up to 20×20.',
        'Your own position: press Set up, put marks where you like, and play on from there.',
      ],
    },
    {
      heading: 'Getting better',
      lines: [
        'Hint suggests a move. Analyse shows what every move is worth, and why.',
        'After the game, Review finds the mistakes and lets you look for the better move.',
        'On a big board and a small screen, your first tap aims and a second tap on the same cell plays. Pinch to zoom.',
      ],
    },
  ],
  move: (ply, mark, cell) => `Move ${ply}, ${mark} ${cell}`,
  steps: {
    first: 'To the start',
    back: 'Previous move',
    replay: 'Replay',
    pause: 'Pause',
    forward: 'Next move',
    last: 'To the end',
  },

  keysHeading: 'Keys',
  keysNote: 'Single keys work while the board has the focus.',
  keys: [
    ['Arrows, Home, End, Page up, Page down', 'move over the board'],
    ['Enter or Space', 'play there'],
    ['1 to 9, or Q W E / A S D / Z X C', 'play on a 3×3 board'],
    ['N', 'new game, or a rematch'],
    ['G', 'restore the unfinished game that another one replaced'],
    ['U, or Ctrl+Z', 'undo'],
    ['R, or Ctrl+Y', 'redo'],
    ['H', 'a good move'],
    ['V', 'values of all moves'],
    ['B', 'hear the whole board'],
    ['L', 'hear the last move'],
    ['T', 'hear whose turn it is'],
    ['V, N, P, U on the projector', 'values, next lesson, the one before, take back'],
    ['?', 'this sheet'],
  ],

  aboutHeading: 'About',
  about: (version) => `Tic-tac-toe ${version}. Free software under the MIT licence.`,
  notices: [
    'Portions of this software are copyright © 2024 The FreeType Project (https://freetype.org). All rights reserved.',
    'QR codes are made by lean-qr, copyright © 2021–2025 David Evans, under the MIT licence.',
    'It draws with SDL 2 and SDL_ttf, copyright © 1997–2025 Sam Lantinga, under the zlib licence.',
  ],
  allLicences: 'All licences in full',

  updateReady: 'A new version is ready.',
  updateNow: 'Use it now',
  updateLater: 'Later',
};
