// The words of a running game. What stands in index.html is in page.js, what only dialogs and panels
// say is in more.js.

/**
 * @import { PlayWords } from './words.d.ts'
 * @import { Value } from '../program/contract.d.ts'
 */

const players = {
  human: 'Human',
  random: 'Random',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  perfect: 'Perfect',
};

/** @param {number} count @param {string} one @param {string} many */
const times = (count, one, many) => `${count} ${count === 1 ? one : many}`;
/** @param {number} count */
const plies = (count) => times(count, 'move', 'moves');

/** @param {NonNullable<Value['value']>} result @param {number} count */
const counted = (result, count) =>
  ({ win: `a win in ${plies(count)}`, loss: `a loss in ${plies(count)}`, draw: 'a draw' })[result];

/** @type {PlayWords} */
export const words = {
  players,
  computers: 'Computer',
  cell: (name, mark, inLine) => `${name}, ${mark || 'empty'}${inLine ? ', winning line' : ''}`,
  rules: ({ columns, rows, in_a_row, misere }) => `${columns}×${rows}, ${in_a_row} in a row${misere ? ', misère' : ''}`,
  score: (count) => times(count, 'win', 'wins'),

  toMove: (mark) => `${mark} to move`,
  thinking: (mark) => `${mark} is thinking…`,
  wins: (mark) => `${mark} wins!`,
  draw: 'It’s a draw',
  movesPlayed: (moves) => `${moves.map(({ mark, cell }) => `${mark} ${cell}`).join(', ')}. `,
  backTo: (ply) => (ply === 0 ? 'Back to the start. ' : `Back to move ${ply}. `),
  newGame: (rules) => `New game, ${rules}. `,
  opened: (count) => `Game opened, ${plies(count)} in. `,
  lineOf: (cells) => ` Line: ${cells.join(', ')}.`,
  sentence: (text) => (/[.!?…]$/.test(text) ? text : `${text}.`),

  refused: {
    off_the_board: () => 'That is not a cell of this board.',
    taken: (cell) => `${cell} is taken.`,
    // No cell was pressed, so a hint was asked for.
    game_over: (cell) =>
      cell
        ? 'The game is over. Press New game (or the N key) for another.'
        : 'There is no move to suggest: the game is over.',
    not_your_turn: () => 'Wait: the computer is to move.',
    nothing_to_undo: () => 'There is nothing to undo.',
    nothing_to_redo: () => 'There is nothing to redo.',
    nothing_to_restore: () => 'There is nothing to restore.',
    no_such_ply: () => 'The game has no such move.',
    no_thinker: () => 'There is nobody to ask: the computer cannot think here right now.',
  },
  aimed: (cell) => `Tap ${cell} again to play.`,
  setAside: (count) => `Dropped ${count} later ${count === 1 ? 'move' : 'moves'}. `,
  restored: (count) => `Restored ${plies(count)}. `,
  restoreTitle: (count) => `Bring back ${plies(count)}`,
  analysisOn: 'Analysis on: the values of the moves are listed.',
  analysisOff: 'Analysis off.',
  startsWithNewGame: (rules) => `Press New game to play ${rules}.`,
  thinkerLost: 'The computer cannot play here right now. Two people still can.',
  thinkerBack: 'The computer is asked once more.',
  saved: {
    damaged: 'What was saved here could not be read. It has been set aside, nothing was deleted.',
    full: 'This browser does not let the page save anything, so the game ends with this tab.',
  },

  hintSought: 'Looking for a good move…',
  hint: ({ cell, value, plies: count, proven }) =>
    `Hint: ${cell}, ${proven ? '' : 'probably '}${value && counted(value, count)}${proven ? ', proven' : ', not proven'}.`,
  value: ({ value, plies: count, proven }) =>
    value === null ? '…' : `${proven ? '' : 'probably '}${counted(value, count)}`,

  loadFailed: {
    no_wasm: 'This browser cannot run WebAssembly, which the game is made of. A newer one will.',
    no_canvas: 'This browser cannot draw on a canvas, which the board is made of.',
    program: 'The game could not be started.',
  },
};
