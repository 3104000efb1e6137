// The words of a running game. What stands in index.html is in page.js, what only dialogs and panels
// say is in more.js. Sentences are functions, so that a language can order its
// words as it likes.

const players = {
  human: 'Human',
  random: 'Random',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  perfect: 'Perfect',
};

const times = (count, one, many) => `${count} ${count === 1 ? one : many}`;
const plies = (count) => times(count, 'move', 'moves');

const counted = (result, count) =>
  ({ win: `a win in ${plies(count)}`, loss: `a loss in ${plies(count)}`, draw: 'a draw' })[result];

export const words = {
  players,
  computers: 'Computer',
  cell: (name, mark, inLine) => `${name}, ${mark || 'empty'}${inLine ? ', winning line' : ''}`,
  rules: ({ columns, rows, in_a_row, misere }) =>
    `${columns}×${rows}, ${in_a_row} in a row${misere ? ', misère' : ''}`,
  score: (count) => times(count, 'win', 'wins'),

  toMove: (mark) => `${mark} to move`,
  thinking: (mark) => `${mark} is thinking…`,
  wins: (mark) => `${mark} wins!`,
  draw: 'It’s a draw',
  movesPlayed: (moves) => moves.map(({ mark, cell }) => `${mark} ${cell}`).join(', ') + '. ',
  backTo: (ply) => (ply === 0 ? 'Back to the start. ' : `Back to move ${ply}. `),
  newGame: (rules) => `New game, ${rules}. `,
  opened: (count) => `Game opened, ${plies(count)} in. `,
  lineOf: (cells) => ` Line: ${cells.join(', ')}.`,
  sentence: (text) => (/[.!?…]$/.test(text) ? text : `${text}.`),

  refused: {
    off_the_board: () => 'That is not a cell of this board.',
    taken: (cell) => `${cell} is taken.`,
    game_over: () => 'The game is over. Press New game (or the N key) for another.',
    not_your_turn: () => 'Wait: the computer is to move.',
  },
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  startsWithNewGame: (rules) => `Press New game to play ${rules}.`,
  thinkerLost: 'The computer cannot play here right now. Two people still can.',
  saved: {
    damaged: 'What was saved here could not be read. It has been set aside, nothing was deleted.',
    full: 'This browser does not let the page save anything, so the game ends with this tab.',
  },

  hintSought: 'Looking for a good move…',
  hint: ({ cell, value, plies: count, proven }) =>
    `Hint: ${cell}, ${proven ? '' : 'probably '}${counted(value, count)}${proven ? ', proven' : ', not proven'}.`,
  noHint: 'There is no move to suggest: the game is over.',
  value: ({ value, plies: count, proven }) =>
    value === null || value === undefined ? '…' : `${proven ? '' : 'probably '}${counted(value, count)}`,

  loadFailed: {
    no_wasm: 'This browser cannot run WebAssembly, which the game is made of. A newer one will.',
    no_canvas: 'This browser cannot draw on a canvas, which the board is made of.',
    program: 'The game could not be started.',
  },
};
