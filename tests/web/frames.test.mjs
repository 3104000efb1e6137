// Frames, with a page that can be hidden by the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFrames } from '../../web/program/bridge.ts';

function usePage(context) {
  const page = new EventTarget();
  page.hidden = false;
  const frames = [];
  const real = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (act) => frames.push(act);
  context.after(() => {
    globalThis.requestAnimationFrame = real;
  });
  const soon = () => new Promise((done) => setTimeout(done, 5));
  let drawn = 0;
  const ask = makeFrames({
    page,
    act: () => {
      drawn += 1;
    },
  });
  return { page, frames, soon, ask, drawn: () => drawn };
}

test('what is asked for comes with the browser’s next frame, once', (context) => {
  const { frames, ask, drawn } = usePage(context);
  ask();
  assert.equal(drawn(), 0);
  for (const frame of frames) frame();
  for (const frame of frames) frame();
  assert.equal(drawn(), 1);
});

test('a hidden page does not wait for one', async (context) => {
  const { page, frames, soon, ask, drawn } = usePage(context);
  page.hidden = true;
  ask();
  await soon();
  assert.deepEqual([drawn(), frames.length], [1, 0]);
});

test('a page that is hidden meanwhile does not wait any longer', async (context) => {
  const { page, frames, soon, ask, drawn } = usePage(context);
  ask();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await soon();
  assert.equal(drawn(), 1);
  // The one that the browser still owed.
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  for (const frame of frames) frame();
  await soon();
  assert.equal(drawn(), 1);
});
