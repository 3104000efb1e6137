// The board's presses, taken from the game for a while.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTakenBoard } from '../../web/exercise/taken-board.ts';
import { fakeBridge, fakeGrid } from './support/fakes.mjs';

function useBoard(analysis) {
  const bridge = fakeBridge();
  bridge.thoughts.analysis = analysis;
  const grid = fakeGrid();
  return { bridge, grid, board: makeTakenBoard({ bridge, grid, press() {} }) };
}

test('presses are taken once, and given back once', () => {
  const { grid, board } = useBoard(null);
  board.take();
  board.take();
  assert.deepEqual([board.isTaken, grid.takers], [true, 1]);
  board.giveBack();
  board.giveBack();
  assert.deepEqual([board.isTaken, grid.takers], [false, 0]);
});

test('the analysis rests meanwhile, and goes on after it where it went on before', () => {
  const { bridge, board } = useBoard({});
  board.take();
  board.giveBack();
  board.take();
  board.giveBack(false);
  assert.deepEqual(bridge.sent, ['analyse off', 'analyse on', 'analyse off']);
  const other = useBoard(null);
  other.board.take();
  other.board.giveBack();
  assert.deepEqual(other.bridge.sent, []);
});
