// Puzzles of the game whose marks vanish, in each browser: made for practice, solved and failed by every hand, with
// hints, given up, through a reload; and the game that waits behind.
import assert from 'node:assert/strict';
import { axeFaultsInTab } from '../support/axe.mjs';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { handsAt } from '../support/hands.mjs';

/** X wins in three: b2, then b3 or a1 and so on; every other move gives the win away. */
const puzzle = '3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O';
const hash = (tab) => tab.run(() => location.hash);
const puzzleOn = async (tab) => decodeURIComponent(await hash(tab)).replace('#v=1&puzzle=', '');
const nameOf = (tab, cell) => tab.run((name) => document.querySelector(`[data-cell=${name}]`).ariaLabel, cell);
const asked = (tab) => tab.says(/a mistake\. You are/);
const button = (tab, name) =>
  tab.run((text) => {
    [...document.querySelectorAll('.puzzle button')].find((one) => !one.hidden && one.textContent === text).click();
  }, name);
async function openPuzzle(tab) {
  await tab.run((text) => {
    location.hash = `#v=1&puzzle=${text}`;
  }, puzzle);
  await asked(tab);
}

inEachBrowser('such a puzzle is solved by every hand, and the game behind is back', async ({ open }) => {
  const tab = await open('#v=1&x=human&o=human');
  await tab.play('b2', 'a1');
  const game = await hash(tab);
  for (const hand of handsAt(tab)) {
    await openPuzzle(tab);
    await expectSoon(() => nameOf(tab, 'a3'), 'a3, X, leaves next');
    await hand.pressCell('a1');
    await tab.says(/a1 is wrong: O plays/);
    await button(tab, 'Try again');
    await asked(tab);
    await hand.pressCell('b2');
    await tab.says(/b2 is right! O plays a3/);
    await hand.pressCell('b3');
    await tab.says(/b3 is right! O plays b1|b3\. Solved|b3 is right! O plays a1/);
    await button(tab, 'Leave');
    await tab.says(/Your game is back/);
    await expectSoon(() => hash(tab), game);
  }
});

inEachBrowser('hints, a reload in the middle, giving up and playing through', async ({ open }) => {
  const tab = await open(`#v=1&puzzle=${puzzle}`);
  await asked(tab);
  assert.deepEqual(await axeFaultsInTab(tab), []);
  await button(tab, 'Hint');
  await tab.says(/which marks leave next/);
  await button(tab, 'Hint');
  await tab.says(/one of the framed cells/);
  await button(tab, 'Hint');
  await tab.says(/The move is b2/);
  await tab.press('[data-cell=b2]');
  await tab.says(/b2 is right!/);
  await tab.reload();
  await tab.playable();
  await expectSoon(() => nameOf(tab, 'b2'), /^b2, X/);
  await button(tab, 'Give up');
  await tab.says(/This is the solution/);
  for (let step = 1; step <= 5; step += 1) {
    await button(tab, 'Step forward');
    await tab.says(new RegExp(`${step} of 5: `));
  }
  await expectSoon(() => tab.run(() => document.querySelectorAll('[aria-label$="winning line"]').length), 3);
});

inEachBrowser('practice goes on with ones that are made, a kind at a time', async ({ open }) => {
  const tab = await open('#v=1&x=human&o=human');
  await tab.press('[title=Puzzles]');
  await expectSoon(() => tab.run(() => document.querySelector('#puzzle-subject') !== null), true);
  await tab.run(() => {
    document.querySelector('#puzzle-subject').value = '3,3,3,vanish.save';
  });
  await tab.press('[aria-label="Start: Practice"]');
  await asked(tab);
  const first = await puzzleOn(tab);
  assert.match(first, /^3,3,3,vanish\.save\./);
  await button(tab, 'Give up');
  await tab.says(/This is the solution/);
  await button(tab, 'Next');
  await expectSoon(async () => (await puzzleOn(tab)) !== first, true);
  await asked(tab);
  assert.match(await puzzleOn(tab), /^3,3,3,vanish\.save\./);
});
