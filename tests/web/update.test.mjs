// A tab goes to a new version with the others, however late it hears of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpdates } from '../../web/browser/update.ts';
import { put } from './support/fakes.mjs';

const worker = () => ({ postMessage() {} });

/** Follows updates in a tab that began under one worker and is under another when it begins to listen. Resolves to the
 * number of reloads, before and after each of these workers takes over. */
async function reloadsOf(context, { startedUnder, controller, active = controller, registration = {} }, changes) {
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
  put(context, 'navigator', { serviceWorker });
  put(context, 'location', { protocol: 'https:', reload: () => (reloads += 1) });
  put(context, 'document', { addEventListener() {} });
  await followUpdates(startedUnder, Promise.resolve());
  const counted = [reloads];
  for (const next of changes) {
    serviceWorker.controller = next;
    change();
    counted.push(reloads);
  }
  return counted;
}

const [old, next] = [worker(), worker()];
for (const [what, given, changes, wanted] of [
  [
    'a page without a service worker, because they are blocked, goes on without one',
    { startedUnder: null, controller: null, registration: null },
    [next],
    [0, 0],
  ],
  ['a tab loads anew when another takes its worker’s place', { startedUnder: old, controller: old }, [next], [0, 1]],
  ['a tab is loaded anew when that happened before it listened', { startedUnder: old, controller: next }, [], [1]],
  ['a first worker loads no first visit anew', { startedUnder: null, controller: null, active: null }, [next], [0, 0]],
  [
    'a tab that was loaded past its worker follows it all the same',
    { startedUnder: null, controller: null, active: old },
    [old, next],
    [0, 0, 1],
  ],
])
  test(what, async (context) => assert.deepEqual(await reloadsOf(context, given, changes), wanted));
