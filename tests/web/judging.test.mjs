// The review as all who show some of it hear of it, also when another program takes the place of the one that made it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeJudging } from '../../web/review/judging.js';
import { fakeBridge, someView } from './support/fakes.mjs';

const news = { done: true, plies: 1, moves: [{ ply: 0 }] };

/** A review that somebody wants and that is done; `told` are the numbers of judged moves, null without a review. */
async function reviewed() {
  const bridge = fakeBridge(someView({ moves: ['b2'] }));
  const judging = makeJudging({ bridge });
  const told = [];
  judging.onChange((judged) => told.push(judged?.moves.size ?? null));
  judging.want('review', true);
  await null;
  bridge.tell('reviewing', { on: true });
  bridge.tell('review', news);
  return { bridge, judging, told };
}

test('a review is asked for once, and what is told of it grows', async () => {
  const { bridge, judging, told } = await reviewed();
  judging.want('curve', true);
  await null;
  bridge.tell('review', { ...news, moves: [{ ply: 1 }] });
  assert.deepEqual(bridge.sent, ['review on']);
  assert.deepEqual(told, [1, 2]);
});

test('where the game goes over to another program, that one is asked for its review', async () => {
  const { bridge, judging, told } = await reviewed();
  bridge.tell('exchanged');
  assert.deepEqual(bridge.sent, ['review on'], 'a program that has not begun is asked for nothing');
  await null;
  assert.deepEqual(bridge.sent, ['review on', 'review on']);
  assert.deepEqual(told, [1], 'until it comes the one before is on show');
  bridge.tell('reviewing', { on: true });
  bridge.tell('review', news);
  assert.equal(judging.judged.moves.size, 1);
});

test('where another game has begun in another program, the review is over, and a new one can be asked for', async () => {
  const { bridge, judging, told } = await reviewed();
  bridge.tell('exchanged');
  bridge.view = someView({ id: '2', moves: [] });
  await null;
  assert.deepEqual(told, [1, null]);
  bridge.view = someView({ id: '2', moves: ['a1'] });
  judging.want('review', true);
  await null;
  assert.deepEqual(bridge.sent, ['review on', 'review on']);
});

test('behind a position that is set up no review is asked for', async () => {
  const { bridge, told } = await reviewed();
  bridge.tell('exchanged');
  bridge.view = someView({ moves: ['b2'], draft: {} });
  await null;
  assert.deepEqual(bridge.sent, ['review on']);
  assert.deepEqual(told, [1, null]);
});
