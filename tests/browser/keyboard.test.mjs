// The keyboard alone: the board, its shortcuts, the way of Tab. No test here uses the mouse.
import assert from 'node:assert/strict';
import { focused, holds, statusSays } from './support/board.mjs';
import { reload, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();

/** Presses Tab until something with this name has the focus; fails if that never happens. */
async function tabTo(page, pattern) {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    if (pattern.test(await focused(page))) return;
  }
  assert.fail(`Tab never reached ${pattern}`);
}

test('the skip link and arrows on a fresh page lead to the board, where the focus is drawn on the canvas and moves with the keys', async () => {
  const page = await site.open();
  const picture = () => page.evaluate(() => document.getElementById('canvas').toDataURL());
  const without = await picture();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expectSoon(() => focused(page), 'b2, empty');
  const there = await expectSoon(picture, (found) => found !== without);
  await page.keyboard.press('ArrowLeft');
  await expectSoon(picture, (found) => found !== there && found !== without);
  await reload(page);
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => focused(page), /^[abc][123], empty$/);
});

test('shortcuts undo, redo, tell the board, the last move and the turn', async () => {
  const page = await site.open('#v=1&moves=b2.a1');
  await tabTo(page, /^[abc][123], /);
  const before = await focused(page);
  await page.keyboard.press('b');
  await statusSays(page, /Row 1: O, empty, empty\. Row 2: empty, X, empty\. Row 3: empty, empty, empty\./);
  await page.keyboard.press('l');
  await statusSays(page, /last move was O a1/);
  await page.keyboard.press('t');
  await statusSays(page, /^X’s turn/);
  await expectSoon(() => focused(page), before);
  for (const [key, mark] of Object.entries({ u: 'empty', r: 'O', 'Control+z': 'empty', 'Control+Shift+z': 'O' })) {
    await page.keyboard.press(key);
    await holds(page, 'a1', mark);
  }
  await page.keyboard.press('g');
  await statusSays(page, /^There’s nothing to restore\.$/);
});

test('nothing traps the keyboard: Tab goes through the page and out of it', async () => {
  const page = await site.open('#v=1&moves=b2.a1');
  await page.getByRole('region', { name: 'Moves' }).waitFor();
  const seen = [];
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() =>
      document.activeElement === document.body ? null : (document.activeElement.ariaLabel ?? document.activeElement.id),
    );
    if (name === null || name === seen[0]) break;
    seen.push(name);
  }
  assert.ok(seen.length < 28, seen.join());
  assert.deepEqual(seen.slice(0, 4), ['skip', 'place-play', 'place-puzzles', 'place-learn']);
  for (const wanted of ['share', 'player-x', 'new', 'analyse']) assert.ok(seen.includes(wanted), wanted);
  assert.equal(seen.filter((name) => /^[abc][123], /.test(name)).length, 1);
});
