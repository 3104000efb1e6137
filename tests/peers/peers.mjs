// Tic-tac-toe players that others publish as unbeatable, behind one interface:
// choose(cells, mark) gets nine of 'X', 'O' and '.', row by row, and gives the index of its move.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../bench/package.json', import.meta.url));
const other = { X: 'O', O: 'X' };

function minimax() {
  const { ComputerMove } = require('tic-tac-toe-minimax').default;
  return (cells, mark) => {
    const board = cells.map((cell, index) => (cell === '.' ? index : cell));
    return ComputerMove(board, { huPlayer: other[mark], aiPlayer: mark }, 'Hard');
  };
}

function minimaxEngine() {
  const { default: Engine, Player, Cell } = require('tic-tac-toe-minimax-engine');
  const mover = { X: Player.PLAYER_ONE, O: Player.PLAYER_TWO };
  const content = { X: Cell.PLAYER_ONE_TAKEN, O: Cell.PLAYER_TWO_TAKEN, '.': Cell.EMPTY };
  return (cells, mark) => {
    const engine = new Engine(mover[mark]);
    cells.forEach((cell, index) => {
      engine.board[Math.floor(index / 3)][index % 3] = content[cell];
    });
    const { x, y } = engine.getBestMove();
    return y * 3 + x;
  };
}

function qmMinimax() {
  const { bestMove } = require('qm-tictactoe-minimax');
  return (cells, mark) => bestMove(cells.map((cell) => (cell === '.' ? '' : cell)), mark);
}

function genericMinMax() {
  const { minMax } = require('generic-min-max');
  const { TicTacToe } = require('generic-min-max/dist/implementations');
  return (cells, mark) => {
    const squares = cells.map((cell) => (cell === '.' ? '-' : cell));
    const board = [squares.slice(0, 3), squares.slice(3, 6), squares.slice(6)];
    const { state } = minMax(new TicTacToe({ player1Turn: mark === 'X', board }), 9);
    return state.board.flat().findIndex((square, index) => square !== squares[index]);
  };
}

export const peers = {
  'tic-tac-toe-minimax': minimax(),
  'tic-tac-toe-minimax-engine': minimaxEngine(),
  'qm-tictactoe-minimax': qmMinimax(),
  'generic-min-max': genericMinMax(),
};
