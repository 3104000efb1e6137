// How a game ends for who sits here: the look of won, lost and held, a few strokes over the board that go again
// and are left out where nothing is to move, and sounds offered on the first win, once.
import assert from 'node:assert/strict';
import { course, parseCourse } from '../../web/learn/course.ts';
import { button, clickCell, goTo, holds } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { inBrowser } from './support/engines.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

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

test('a win is celebrated by strokes around the board that go again, and sounds are offered once', async () => {
  const page = await site.open(almostWon, { reducedMotion: 'no-preference' });
  const tab = { run: (act, ...values) => page.evaluate(act, ...values) };
  await watch(tab);
  await clickCell(page, 'c3');
  await expectSoon(() => ending(tab), 'won');
  await expectSoon(() => celebrated(tab), true);
  await expectSoon(() => count(tab, '.celebration'), 0);
  await button(page, 'No, thanks').click();
  await page.locator('#again').click();
  await expectSoon(() => ending(tab), '');
  await goTo(page, almostWon);
  await holds(page, 'b2', 'X');
  await clickCell(page, 'c3');
  await expectSoon(() => ending(tab), 'won');
  assert.equal(await count(tab, '.sound-offer'), 0);
});

test('the end of a step of the course is celebrated like a win, and a lesson on the way to it is not', async () => {
  const page = await site.open('#v=1&lesson=line', { reducedMotion: 'no-preference' });
  const tab = { run: (act, ...values) => page.evaluate(act, ...values) };
  await watch(tab);
  const { exercises } = parseCourse(course)[0];
  for (const [at, { right }] of exercises.entries()) {
    await clickCell(page, right[0]);
    const next = button(page, at + 1 < exercises.length ? 'Next' : 'Next step');
    await next.waitFor();
    await expectSoon(() => celebrated(tab), at + 1 === exercises.length);
    await next.click();
  }
  await expectSoon(() => count(tab, '.celebration'), 0);
});

inBrowser(
  'Chromium',
  'a loss is quiet, a draw held against Perfect is a triumph, and nothing moves for who wants that',
  async ({ open }) => {
    const tab = await open('#v=1&o=perfect&moves=a1.b2.b1.c1');
    await watch(tab);
    await tab.play('c2');
    await expectSoon(() => ending(tab), 'lost');
    await tab.says(/Perfect won this one/);
    assert.equal(await count(tab, '.sound-offer'), 0);
    await tab.run(() => {
      location.hash = '#v=1&o=perfect&moves=a1.b2.c3.b1.b3.a3.c1.c2';
    });
    await expectSoon(
      () => tab.marks(),
      (marks) => marks.replaceAll('.', '').length === 8,
    );
    await tab.play('a2');
    await expectSoon(() => ending(tab), 'held');
    await tab.says(/You held Perfect to a draw!/);
    assert.equal(await celebrated(tab), false);
  },
);
