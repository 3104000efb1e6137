// The review as all who show some of it hear of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeJudging } from '../../web/review/judgements.ts';
import { fakeBridge, someView } from './support/fakes.mjs';

const news = { done: true, plies: 1, moves: [{ ply: 0 }] };

test('a review is asked for once, and what is told of it grows', async () => {
  const bridge = fakeBridge(someView({ moves: ['b2'] }));
  const judging = makeJudging({ bridge });
  const told = [];
  judging.onChange((judged) => told.push(judged?.moves.size ?? null));
  judging.want('review', true);
  await null;
  bridge.tell('reviewing', { on: true });
  bridge.tell('review', news);
  judging.want('curve', true);
  await null;
  bridge.tell('review', { ...news, moves: [{ ply: 1 }] });
  assert.deepEqual(bridge.sent, ['review on']);
  assert.deepEqual(told, [1, 2]);
});
