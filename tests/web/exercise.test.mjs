// An exercise comes on the board when nothing else was wanted meanwhile, gives way to whatever else is on it, and takes its
// panel with it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeExercise } from '../../web/exercise/exercise.ts';
import { fakeBridge, fakeGrid, someView } from './support/fakes.mjs';

/** What may hold the focus, `shown` or not. */
const focusable = (shown) => ({ isConnected: true, matches: () => shown });

/** A page with an exercise that is not on the board yet; `left` counts how often it has given way. */
function useExercise(context, view = {}) {
  const real = globalThis.document;
  const classes = new Set();
  const panel = { isConnected: false, remove: () => settle(false), button: focusable(true) };
  const settle = (there) => {
    panel.isConnected = there;
    panel.button.isConnected = there;
  };
  const page = {
    classList: { add: (name) => classes.add(name), remove: (name) => classes.delete(name) },
    querySelector: () => ({ before: () => settle(true) }),
  };
  globalThis.document = { querySelector: () => page, activeElement: null };
  context.after(() => {
    globalThis.document = real;
  });
  const bridge = Object.assign(fakeBridge(someView(view)), { exercise: null });
  const grid = fakeGrid();
  const counted = { left: 0 };
  const exercise = makeExercise({
    bridge,
    grid,
    panel,
    press() {},
    left() {
      counted.left += 1;
    },
  });
  /** Another game begins. */
  const start = () => {
    bridge.exercise = null;
    bridge.tell('started');
  };
  /** Opens one whose rules are known once `know` is called, and tells what came of it. */
  const open = (rules = '3,3,3', name = 'one') => {
    let know;
    const known = new Promise((resolve) => {
      know = (found = { rules }) => resolve(found);
    });
    const opened = exercise.open(
      () => known,
      (found) => exercise.put(found.rules, '.../.../...', `v=1&puzzle=${name}`),
    );
    return { know, opened };
  };
  return { bridge, exercise, grid, panel, classes, counted, start, open };
}
/** One that is on the board. */
function useOpen(context) {
  const all = useExercise(context);
  all.exercise.put('3,3,3', '.../.../...', 'v=1&puzzle=1');
  return all;
}
/** Lets promises that are settled be heard. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('it stays while views are told, and gives way once to a game that begins', async (context) => {
  const { bridge, exercise, counted, grid, start } = useOpen(context);
  bridge.tell('view', bridge.view);
  bridge.tell('started');
  await null;
  assert.deepEqual([exercise.isOpen, counted.left], [true, 0]);
  start();
  bridge.tell('view', bridge.view);
  await null;
  assert.deepEqual([exercise.isOpen, counted.left, grid.takers], [false, 1, 0]);
});

test('one is not put over a game that has begun while it was looked for', async (context) => {
  const { exercise, start, open } = useExercise(context);
  const { know, opened } = open();
  start();
  know();
  assert.equal(await opened, 'replaced');
  assert.equal(exercise.isOpen, false);
});

test('its panel is beside the board as long as it is on it', (context) => {
  const { exercise, panel, classes, start } = useOpen(context);
  assert.deepEqual([panel.isConnected, [...classes]], [true, ['exercising']]);
  exercise.leave();
  assert.deepEqual([panel.isConnected, [...classes]], [false, []]);
  exercise.put('3,3,3', '.../.../...', 'v=1&puzzle=2');
  start();
  assert.deepEqual([panel.isConnected, [...classes]], [false, []]);
});

test('whoever leaves has the focus on the board, shown where it was shown; one that gives way takes no other focus', (context) => {
  const { exercise, panel, grid, start } = useOpen(context);
  document.activeElement = panel.button;
  exercise.leave();
  exercise.leave();
  assert.deepEqual(grid.focused, [true]);
  exercise.put('3,3,3', '.../.../...', 'v=1&puzzle=2');
  document.activeElement = focusable(false);
  start();
  assert.deepEqual(grid.focused, [true]);
  exercise.put('3,3,3', '.../.../...', 'v=1&puzzle=3');
  document.activeElement = panel.button;
  start();
  assert.deepEqual(grid.focused, [true, true]);
});

test('one that is wanted comes on the board once it is known what it is', async (context) => {
  const { bridge, exercise, open } = useExercise(context);
  const { know, opened } = open();
  await settled();
  assert.equal(exercise.isOpen, false);
  know();
  assert.equal(await opened, '');
  assert.equal(bridge.sent.at(-1), 'open v=1&rules=3,3,3&x=human&o=human&position=.../.../...');
});

test('what is wrong with it is told, but not where something else was wanted meanwhile', async (context) => {
  const { exercise, open } = useExercise(context);
  const bad = open();
  bad.know({ error: 'position' });
  assert.equal(await bad.opened, 'position');
  const earlier = open();
  const later = open('3,3,3', 'two');
  later.know();
  assert.equal(await later.opened, '');
  earlier.know({ error: 'position' });
  assert.equal(await earlier.opened, 'replaced');
  assert.equal(exercise.isOpen, true);
});

test('nothing comes on the board of who has left, or begun a game, while it was looked at', async (context) => {
  for (const end of [({ exercise }) => exercise.leave(), ({ start }) => start()]) {
    const all = useOpen(context);
    const { know, opened } = all.open();
    end(all);
    know();
    assert.equal(await opened, 'replaced');
    assert.equal(all.exercise.isOpen, false);
  }
});

for (const obstacle of ['apart', 'draft']) {
  test(`none comes while there is an obstacle (${obstacle}), before or after it is known, but the next of one that is there does`, async (context) => {
    const { bridge, exercise, open, counted } = useExercise(context, { [obstacle]: {} });
    assert.equal(exercise.obstacle, obstacle);
    assert.equal(await open().opened, obstacle);
    bridge.view = someView();
    const { know, opened } = open();
    bridge.view = someView({ [obstacle]: {} });
    know();
    assert.equal(await opened, obstacle);
    assert.equal(exercise.isOpen, false);
    exercise.put('3,3,3', '.../.../...', 'v=1&puzzle=1');
    assert.equal(exercise.obstacle, null);
    const next = open();
    next.know();
    assert.equal(await next.opened, '');
    assert.equal(counted.left, 0);
  });
}
