// How a game ends for who sits here: the look of won, lost and held, a few strokes over the board that go again
// and are left out where nothing is to move, and sounds offered on the first win, once.
import assert from 'node:assert/strict';
import { clickCell } from '../support/board.mjs';
import { useSite } from '../support/browser.mjs';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { test } from '../support/living.mjs';

const site = useSite();
const almostWon = '#v=1&o=easy&moves=a1.b1.b2.c1';
const ending = (tab) => tab.run(() => document.getElementById('turn').dataset.ending ?? '');
const count = (tab, selector) => tab.run((one) => document.querySelectorAll(one).length, selector);
/** From now on the page remembers whether anything was celebrated. */
const watch = (tab) =>
  tab.run(() => {
    globalThis.celebrated = false;
    new MutationObserver(() => {
      if (document.querySelector('.celebration path')) globalThis.celebrated = true;
    }).observe(document.getElementById('board'), { childList: true });
  });
const celebrated = (tab) => tab.run(() => globalThis.celebrated);
/** Whether anything is to move: Chromium is told that nothing is, unless a test wants otherwise. */
const moves = (tab) => tab.run(() => !document.documentElement.classList.contains('still'));

inEachBrowser('a win is celebrated, and sounds are offered with the first one, once', async ({ open }) => {
  const tab = await open(almostWon);
  await watch(tab);
  await tab.play('c3');
  await expectSoon(() => ending(tab), 'won');
  await expectSoon(() => celebrated(tab), await moves(tab));
  await expectSoon(() => count(tab, '.celebration'), 0);
  await expectSoon(() => tab.text('.sound-offer p'), 'Play with sound?');
  await tab.press('Sound on');
  await expectSoon(() => count(tab, '.sound-offer'), 0);
  assert.equal((await tab.stored('settings')).sound, true);
  const again = await open(almostWon);
  await again.play('c3');
  await expectSoon(() => ending(again), 'won');
  assert.equal(await count(again, '.sound-offer'), 0);
});

test('Chromium: marks are drawn around the board for a win, and go with the last of them', async () => {
  const page = await site.open(almostWon, { reducedMotion: 'no-preference' });
  const tab = { run: (act, ...values) => page.evaluate(act, ...values) };
  await watch(tab);
  await clickCell(page, 'c3');
  await expectSoon(() => celebrated(tab), true);
  await expectSoon(() => count(tab, '.celebration'), 0);
});

inEachBrowser('no thanks is an answer for good, and the next game takes the look away', async ({ open }) => {
  const tab = await open(almostWon);
  await tab.play('c3');
  await expectSoon(() => count(tab, '.sound-offer'), 1);
  await tab.press('No, thanks');
  assert.equal((await tab.stored('settings')).sound, false);
  await tab.press('#again');
  await expectSoon(() => ending(tab), '');
  const again = await open(almostWon);
  await again.play('c3');
  await expectSoon(() => ending(again), 'won');
  assert.equal(await count(again, '.sound-offer'), 0);
});

inEachBrowser('a loss is quiet, and a draw held against Perfect is a triumph', async ({ open }) => {
  const lost = await open('#v=1&o=perfect&moves=a1.b2.b1.c1');
  await watch(lost);
  await lost.play('c2');
  await expectSoon(() => ending(lost), 'lost');
  await lost.says(/Perfect won this one/);
  assert.equal(await celebrated(lost), false);
  assert.equal(await count(lost, '.sound-offer'), 0);
  const held = await open('#v=1&o=perfect&moves=a1.b2.c3.b1.b3.a3.c1.c2');
  await watch(held);
  await held.play('a2');
  await expectSoon(() => ending(held), 'held');
  await held.says(/You held Perfect to a draw!/);
  await expectSoon(() => celebrated(held), await moves(held));
});

inEachBrowser('where nothing is to move nothing is drawn over the board', async ({ open }) => {
  const tab = await open(almostWon);
  await tab.press('#settings');
  await expectSoon(() => count(tab, '#settings-dialog[open] #animation'), 1);
  await tab.press('#animation');
  await tab.press('Close');
  await watch(tab);
  await tab.play('c3');
  await expectSoon(() => count(tab, '.sound-offer'), 1);
  assert.equal(await celebrated(tab), false);
});

inEachBrowser('after three losses in a row somebody easier is offered', async ({ open }) => {
  const tab = await open('#v=1&o=hard&moves=a1.b2.b1.c1');
  for (let round = 1; round <= 3; round += 1) {
    await tab.run((moves) => {
      location.hash = `#v=1&o=hard&moves=${moves}`;
    }, 'a1.b2.b1.c1');
    await expectSoon(() => tab.marks(), 'XXO.O....');
    await tab.play('c2');
    await expectSoon(() => ending(tab), 'lost');
    await expectSoon(() => tab.text('#level'), round < 3 ? 'Harder' : 'Easier');
    await tab.press('#again');
    await expectSoon(() => tab.marks(), '.........');
  }
});
