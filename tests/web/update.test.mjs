// A tab goes to a new version with the others, whenever it hears of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpdates } from '../../web/browser/update.ts';

const worker = () => ({ postMessage() {} });

/** Follows the updates in a tab that began under one worker and is under another when it begins to listen.
 * Resolves to how often the tab has been loaded anew, now and at each change. */
async function followed({ startedUnder, controller, active = controller, registration = {} }) {
  let reloads = 0;
  let change = () => {};
  const serviceWorker = {
    controller,
    register: async () =>
      registration && { active, waiting: null, installing: null, addEventListener() {}, update: async () => {} },
    addEventListener(kind, listener) {
      assert.equal(kind, 'controllerchange');
      change = listener;
    },
  };
  const put = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, value });
  put('navigator', { serviceWorker });
  put('location', { protocol: 'https:', reload: () => (reloads += 1) });
  put('document', { addEventListener() {} });
  await followUpdates(startedUnder, Promise.resolve());
  return {
    reloads: () => reloads,
    changeTo(next) {
      serviceWorker.controller = next;
      change();
    },
  };
}

test('a page without a service worker, because they are blocked, goes on without one', async () => {
  const tab = await followed({ startedUnder: null, controller: null, registration: null });
  tab.changeTo(worker());
  assert.equal(tab.reloads(), 0);
});

test('a tab is loaded anew when another worker takes its own’s place', async () => {
  const old = worker();
  const tab = await followed({ startedUnder: old, controller: old });
  assert.equal(tab.reloads(), 0);
  tab.changeTo(worker());
  assert.equal(tab.reloads(), 1);
});

test('a tab is loaded anew when that happened before it listened', async () => {
  const tab = await followed({ startedUnder: worker(), controller: worker() });
  assert.equal(tab.reloads(), 1);
});

test('a first visit is not loaded anew by its first worker', async () => {
  const tab = await followed({ startedUnder: null, controller: null, active: null });
  tab.changeTo(worker());
  assert.equal(tab.reloads(), 0);
});

test('a tab that was loaded past its worker follows it all the same', async () => {
  const old = worker();
  const tab = await followed({ startedUnder: null, controller: null, active: old });
  tab.changeTo(old);
  assert.equal(tab.reloads(), 0);
  tab.changeTo(worker());
  assert.equal(tab.reloads(), 1);
});
