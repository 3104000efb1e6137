// A gamepad played by a test, with the layout that browsers call standard.
import assert from 'node:assert/strict';
import { button, holds, marks, playByMouse, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const [a, b, x, start, right, down] = [0, 1, 2, 9, 15, 13];

/** A page that follows updates listens for gamepads too. */
const listens = (page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/update-')));

/** A page with a gamepad that `press` holds for as many frames as the page needs to see it. Time stands still in its
 * frames unless a test says how long each takes: otherwise a held direction would repeat on a busy machine. */
async function withGamepad(fragment = '#v=1') {
  const page = await site.open(fragment);
  await listens(page);
  await page.evaluate(() => {
    const frame = requestAnimationFrame;
    let now = 0;
    globalThis.requestAnimationFrame = (then) =>
      frame(() => {
        now += globalThis.pad.pace;
        then(now);
      });
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    globalThis.pad = { axes: [0, 0, 0, 0], buttons, asked: 0, pace: 0 };
    navigator.getGamepads = () => {
      globalThis.pad.asked += 1;
      return [null, globalThis.pad];
    };
    dispatchEvent(new Event('gamepadconnected'));
  });
  await seen(page);
  return page;
}

/** Waits until the page has polled the gamepad twice more. */
const seen = async (page) => {
  const asked = await page.evaluate(() => globalThis.pad.asked);
  await page.waitForFunction((before) => globalThis.pad.asked > before + 1, asked);
};

async function press(page, number) {
  for (const pressed of [true, false]) {
    await page.evaluate(([which, down]) => (globalThis.pad.buttons[which].pressed = down), [number, pressed]);
    await seen(page);
  }
}

const focused = (page) => page.evaluate(() => document.activeElement.dataset.cell);

test('cross and stick move, A plays, B takes back, X asks for a hint, Start begins anew', async () => {
  const page = await withGamepad();
  await press(page, right);
  await expectSoon(() => focused(page), 'b2');
  await press(page, right);
  await expectSoon(() => focused(page), 'c2');
  await press(page, down);
  await expectSoon(() => focused(page), 'c3');
  await press(page, down);
  await expectSoon(() => focused(page), 'c3');
  await press(page, a);
  await holds(page, 'c3', 'X');
  // Held, it repeats.
  await page.evaluate(() => Object.assign(globalThis.pad, { axes: [-0.9, 0, 0, 0], pace: 10 }));
  await expectSoon(() => focused(page), 'a3');
  await page.evaluate(() => Object.assign(globalThis.pad, { axes: [0.1, 0, 0, 0], pace: 0 }));
  await seen(page);
  await press(page, a);
  await holds(page, 'a3', 'O');
  await press(page, b);
  await holds(page, 'a3', 'empty');
  await press(page, x);
  await statusSays(page, /Try [abc][123]/);
  await press(page, start);
  await expectSoon(() => marks(page), '.........');
  // Its place is shown even after the mouse was used, which shows none.
  const isShown = () => page.locator('#board.named').count();
  await playByMouse(page, 'b2');
  await expectSoon(isShown, 0);
  await press(page, right);
  await expectSoon(isShown, 1);
});

test('in a dialog B closes it and nothing else is done; while a position is set up A puts marks, and no other does anything; nobody asks for gamepads any more once there is none', async () => {
  const page = await withGamepad('#v=1&moves=a1');
  await button(page, 'Help').click();
  await page.getByRole('dialog').waitFor();
  await press(page, start);
  await press(page, b);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, 'Set up').click();
  const field = page.getByLabel('Position as text');
  await expectSoon(() => field.inputValue(), 'X../.../...');
  await press(page, right);
  await press(page, a);
  const there = await expectSoon(
    () => field.inputValue(),
    (text) => text.replace(/[^XO]/g, '').length === 2,
  );
  for (const other of [b, x, start]) await press(page, other);
  assert.equal(await field.inputValue(), there);
  await page.evaluate(() => {
    navigator.getGamepads = () => {
      globalThis.pad.asked = 0;
      return [];
    };
  });
  await expectSoon(() => page.evaluate(() => globalThis.pad.asked), 0);
  await page.evaluate(() => (globalThis.pad.asked = 1));
  for (let frames = 0; frames < 3; frames += 1)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
  assert.equal(await page.evaluate(() => globalThis.pad.asked), 1);
});
