// Analysis in each browser: the same values by what assistive technology hears.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/each-browser.mjs';
import { expectSoon } from './support/expect.mjs';

const names = (tab) =>
  tab.run(() => [...document.querySelectorAll('[role=grid] button')].map((button) => button.ariaLabel));

inEachBrowser('the analysis names the value of every move, follows the game, and ends', async ({ open }) => {
  const tab = await open('#v=1&moves=a1.b2.c3');
  await tab.press('#analyse');
  await expectSoon(async () => (await names(tab))[2], 'c1, empty, loses in 2');
  assert.deepEqual(await names(tab), [
    'a1, X',
    'b1, empty, draws',
    'c1, empty, loses in 2',
    'a2, empty, draws',
    'b2, O',
    'c2, empty, draws',
    'a3, empty, loses in 2',
    'b3, empty, draws',
    'c3, X',
  ]);
  await expectSoon(() => tab.text('.analysis'), /A draw with best play, proven/);
  await tab.play('c1');
  await expectSoon(() => tab.text('.analysis'), /X wins in 2/);
  await tab.press('#undo');
  await expectSoon(async () => (await names(tab))[2], 'c1, empty, loses in 2');
  await tab.press('#analyse');
  await expectSoon(async () => (await names(tab))[2], 'c1, empty');
});
