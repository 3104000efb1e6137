// Who waits for the program that knows all games: it comes, or is no longer wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepared } from '../../web/program/prepared.js';
import { fakeBridge } from './support/fakes.mjs';

/** A bridge that counts how often that program was wanted, and who listens. */
function useBridge() {
  const bridge = fakeBridge();
  const { on } = bridge;
  const counted = { wanted: 0, listeners: 0 };
  bridge.want = () => {
    counted.wanted += 1;
  };
  bridge.on = (...given) => {
    counted.listeners += 1;
    on(...given);
  };
  return { bridge, counted };
}

test('all who wait go on when it has come; who needs it not does so at once', async () => {
  const { bridge, counted } = useBridge();
  assert.equal(await prepared(bridge, 'new rules=3,3,3'), true);
  assert.deepEqual(counted, { wanted: 0, listeners: 0 });
  const waiting = ['letter CabcD', 'open 3,3,3,vanish'].map((text) => prepared(bridge, text));
  bridge.tell('exchanged');
  assert.deepEqual(await Promise.all(waiting), [true, true]);
  bridge.isWhole = true;
  assert.equal(await prepared(bridge, 'letter CabcD'), true);
});

test('who waits hears that it is no longer wanted, and may wait again; the same listeners do for all of them', async () => {
  const { bridge, counted } = useBridge();
  bridge.drop();
  const first = prepared(bridge, 'letter CabcD');
  bridge.drop();
  assert.equal(await first, false);
  const second = prepared(bridge, 'letter CabcD');
  bridge.tell('exchanged');
  assert.equal(await second, true);
  assert.deepEqual(counted, { wanted: 2, listeners: 2 });
});

test('what was waited for in another game is dropped for what is wanted now', async () => {
  const { bridge } = useBridge();
  const first = prepared(bridge, 'letter CabcD');
  bridge.drop();
  const second = prepared(bridge, 'letter CefgH');
  bridge.tell('exchanged');
  assert.deepEqual(await Promise.all([first, second]), [false, true]);
});

test('what is given up on one page is not on another', async () => {
  const [one, other] = [useBridge(), useBridge()];
  const waiting = prepared(one.bridge, 'letter CabcD');
  other.bridge.drop();
  one.bridge.tell('exchanged');
  assert.equal(await waiting, true);
});
