// What comes of a pupil's answers, by a study that is only pretended.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAnswers } from '../../web/learn/lessons/answers.ts';
import { makeDesk } from '../../web/learn/lessons/desk.ts';
import { makeWay } from '../../web/learn/lessons/way.ts';

const stands = { rules: '5,1,3', position: '.....', cells: '.....', to_move: 'X', leaving: null, over: false };
const lesson = { rules: '5,1,3', position: '.....', moves: [], note: '', task: 'play', hidden: [], stands };

/** A lesson of somebody who plays X, in which the answer to any move ends the game with this winner. What is proven of it
 * is who could win. */
function playToEnd({ could, winner }) {
  const said = [];
  const study = {
    async ask(kind, _rules, _position, moves) {
      if (kind === 'reply') return { cell: 'b1' };
      const isOver = moves.includes('.');
      const now = { ...stands, to_move: moves === 'a1' ? 'O' : 'X', over: isOver, ...(isOver && { winner }) };
      return kind === 'values' ? { ...now, decided: false, value: { winner: could }, right: [], moves: [] } : now;
    },
  };
  const way = makeWay();
  way.begin([lesson], 'v=1&lesson=own');
  way.turnTo(0);
  return new Promise((resolve) => {
    const board = {
      during: async (act) => {
        await act();
        resolve({ said: said.at(-1), stage: way.now.stage });
      },
      isBusy: () => false,
      isHere: () => true,
      play() {},
      light() {},
      clear() {},
      retry() {},
      focusFirst() {},
    };
    const narrator = { say: (text) => said.push(text), add() {} };
    makeAnswers({ way, desk: makeDesk({ study }), board, narrator }).take('a1');
  });
}

test('where nothing is proven the end of a game is told, and not judged', async () => {
  assert.deepEqual(await playToEnd({ could: null, winner: 'O' }), { said: 'O wins.', stage: 'done' });
  assert.deepEqual(await playToEnd({ could: null, winner: 'draw' }), { said: 'A draw.', stage: 'done' });
  assert.deepEqual(await playToEnd({ could: null, winner: 'X' }), { said: 'You win!', stage: 'done' });
});

test('where it is proven who could win, the end is judged by that', async () => {
  const more = 'You could have done better. Try again.';
  const best = 'Nobody could have done better.';
  assert.deepEqual(await playToEnd({ could: 'X', winner: 'X' }), { said: 'You win!', stage: 'done' });
  assert.deepEqual(await playToEnd({ could: 'X', winner: 'draw' }), { said: `A draw. ${more}`, stage: 'wrong' });
  assert.deepEqual(await playToEnd({ could: 'draw', winner: 'draw' }), { said: `A draw. ${best}`, stage: 'done' });
  assert.deepEqual(await playToEnd({ could: 'draw', winner: 'O' }), { said: `O wins. ${more}`, stage: 'wrong' });
  assert.deepEqual(await playToEnd({ could: 'O', winner: 'O' }), { said: `O wins. ${best}`, stage: 'done' });
});
