// An exercise gives way to whatever else is on the board, also where another program tells of no start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeExercise } from '../../web/exercise/exercise.js';
import { prepared } from '../../web/program/prepared.js';
import { fakeBridge, someView } from './support/fakes.mjs';

/** An exercise on the board; `left` counts how often it has given way. */
function useExercise(context) {
  const real = globalThis.document;
  const classList = { add() {}, remove() {} };
  globalThis.document = { querySelector: () => ({ classList }) };
  context.after(() => {
    globalThis.document = real;
  });
  const bridge = Object.assign(fakeBridge(someView()), { exercise: null });
  const counted = { left: 0 };
  let takers = 0;
  const exercise = makeExercise({
    bridge,
    grid: {
      capture() {
        takers += 1;
        return () => {
          takers -= 1;
        };
      },
    },
    asker: {},
    left() {
      counted.left += 1;
    },
  });
  exercise.open('3,3,3', '.../.../...', 'v=1&puzzle=1');
  /** The program with all games comes, and has the game behind it on the board. */
  const exchange = () => {
    bridge.tell('exchanged');
    bridge.exercise = null;
    bridge.tell('view', bridge.view);
  };
  return { bridge, exercise, counted, exchange, captures: () => takers > 0 };
}

test('it stays while views are told, and gives way once to a game that begins', async (context) => {
  const { bridge, exercise, counted, captures } = useExercise(context);
  bridge.tell('view', bridge.view);
  bridge.tell('started');
  await null;
  assert.deepEqual([exercise.isOpen, counted.left], [true, 0]);
  bridge.exercise = null;
  bridge.tell('started');
  bridge.tell('view', bridge.view);
  await null;
  assert.deepEqual([exercise.isOpen, counted.left, captures()], [false, 1, false]);
});

test('it gives way to the game behind it when another program has come with that one', async (context) => {
  const { exercise, counted, exchange, captures } = useExercise(context);
  exchange();
  await null;
  assert.deepEqual([exercise.isOpen, counted.left, captures()], [false, 1, false]);
});

test('the next exercise, which has waited for that program, takes its place, and nobody has left', async (context) => {
  const { bridge, exercise, counted, exchange, captures } = useExercise(context);
  const next = prepared(bridge, 'open 3,3,3,vanish').then(() => exercise.open('3,3,3,vanish', '//X', 'v=1&puzzle=2'));
  exchange();
  await next;
  await null;
  assert.deepEqual([exercise.isOpen, counted.left, captures()], [true, 0, true]);
  assert.equal(bridge.exercise.address, 'v=1&puzzle=2');
});
