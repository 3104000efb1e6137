// The clock of the three minutes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeClock } from '../../web/puzzles/clock.ts';
import { fakeClock } from './support/fakes.mjs';

/** A clock whose time the test moves, and what it has told. */
function useClock(context) {
  const timers = fakeClock(context);
  let time = 1_000_000;
  context.mock.method(performance, 'now', () => time);
  const told = [];
  const clock = makeClock((milliseconds) => told.push(milliseconds));
  const pass = (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 100) {
      time += 100;
      timers.pass(100);
    }
  };
  return { clock, told, pass };
}

test('it tells each second, and nothing twice', (context) => {
  const { clock, told, pass } = useClock(context);
  clock.run();
  clock.run();
  pass(2500);
  assert.deepEqual(told, [1000, 1000]);
});

test('what passes while it waits does not count, and what had passed before does', (context) => {
  const { clock, told, pass } = useClock(context);
  clock.run();
  pass(700);
  clock.wait();
  clock.wait();
  pass(10_000);
  clock.run();
  pass(1000);
  assert.deepEqual(told, [1700]);
});

test('once it was over, it begins anew', (context) => {
  const { clock, told, pass } = useClock(context);
  clock.run();
  pass(700);
  clock.wait();
  clock.stop();
  pass(300);
  clock.run();
  pass(1000);
  assert.deepEqual(told, [1000]);
});

test('setting the device’s clock back gives nobody more time', (context) => {
  const { clock, told, pass } = useClock(context);
  context.mock.method(Date, 'now', () => 0);
  clock.run();
  pass(3000);
  assert.deepEqual(told, [1000, 1000, 1000]);
});
