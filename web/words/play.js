// The words of a running game. What stands in index.html is in page.js, what only dialogs, panels and remarks
// say is in more.js and in the files of their own beside it.

/** @import { PlayWords } from './words.d.ts' */

const players = {
  human: 'You',
  random: 'Random',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  perfect: 'Perfect',
};
const signs = { X: '✕', O: '○' };

/** @param {number} count @param {string} one @param {string} many */
const times = (count, one, many) => `${count} ${count === 1 ? one : many}`;
/** @param {number} count */
const moves = (count) => times(count, 'move', 'moves');

const countWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** @type {PlayWords} */
export const words = {
  players,
  computers: 'Computer',
  you: 'You',
  friend: 'Friend',
  playerOf: (mark) => `Player ${mark}`,
  strongest: 'Strongest',
  twoPlayers: 'Two players',
  playersAgainst: (one, mark, another, otherMark) => `${one} ${signs[mark]} vs ${another} ${signs[otherMark]}`,
  matchIs: (match, rules) => `${match}, ${rules}`,
  boards: 'Boards',
  boardSize: ({ columns, rows }) => `${columns}×${rows}`,
  boardGoal: ({ columns, in_a_row, misere, vanish }) => {
    const goal = misere ? `${in_a_row} in a row loses` : `${in_a_row} in a row`;
    if (!vanish) return goal;
    return in_a_row === columns && !misere ? 'marks vanish' : `${goal}, marks vanish`;
  },
  playComputer: 'Play the computer',
  playFriend: 'Play a friend',
  cell: (name, mark, inLine, leaves, misere) => {
    const line = inLine ? `, ${misere ? 'losing' : 'winning'} line` : '';
    return `${name}, ${mark || 'empty'}${line}${leaves ? ', leaves next' : ''}`;
  },
  rules: (rules) => `${words.boardSize(rules)}, ${words.boardGoal(rules)}`,
  score: (count) => times(count, 'win', 'wins'),

  toMove: (mark) => `${mark} to move`,
  yourTurn: 'Your turn',
  friendsTurn: 'Your friend’s turn',
  thinking: (name) => `${name} is thinking…`,
  wins: (mark) => `${mark} wins!`,
  youWon: 'You won!',
  theyWon: (name) => `${name} won this one`,
  friendWon: 'Your friend won',
  held: (name) => `You held ${name} to a draw!`,
  losesByLine: (winner, loser) => `${loser} completed a line, so ${winner} wins`,
  youLoseByLine: 'You completed a line, so you lose',
  theyLoseByLine: (name) => `${name} completed a line, so you win!`,
  draw: 'It’s a draw',
  movesPlayed: (moves) => `${moves.map(({ mark, cell }) => `${mark} ${cell}`).join(', ')}. `,
  youPlay: (name, rules) => `You play ${name}, ${rules}. `,
  backTo: (ply) => (ply === 0 ? 'Back to the start. ' : `Move ${ply}. `),
  newGame: (rules) => `New game, ${rules}. `,
  openedPosition: 'Position loaded. ',
  resumed: 'Welcome back. ',
  opened: (count) => `Game loaded, move ${count}. `,
  lineOf: (cells, inARow) =>
    cells.length === inARow
      ? `${countWords[inARow] ?? inARow} in a row: ${cells.join(', ')}.`
      : `The line: ${cells.join(', ')}.`,
  lastMove: (mark, cell) => `${mark} played ${cell}. `,
  friendPlayed: (cell) => `Your friend played ${cell}. `,
  sentence: (text) => (/[.!?…]$/.test(text) ? text : `${text}.`),

  setAside: (count) => `Replaced your last ${count === 1 ? 'move' : `${count} moves`}. `,
  restored: (count) => `Restored ${moves(count)}. `,
  gameReplaced: 'Your unfinished game is saved. Press Restore game to bring it back.',
  restoreTitle: (count) => `Bring back ${moves(count)}`,
  startsWithNewGame: (rules) => `Press New game to play ${rules}.`,
  gotIt: 'Got it',

  ended: 'Something went wrong. Your game is saved: reload the page to continue.',
  reload: 'Reload',

  loadFailed: {
    no_wasm: 'The game needs a browser with WebAssembly.',
    no_canvas: 'The game needs a browser that can draw.',
    program: 'The game could not be started.',
  },
};
