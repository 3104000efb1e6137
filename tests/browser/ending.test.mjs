// How a game ends for the player: the look of won, lost and held, a few strokes over the board that vanish and that
// reduced motion leaves out, and sounds offered once, on the first win.
import assert from 'node:assert/strict';
import { course, parseCourse } from '../../web/learn/course.ts';
import { button, clickCell, emptyCells, goTo, holds, recordSaid, statusSays } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const almostWon = '#v=1&o=easy&moves=a1.b1.b2.c1';
const ending = (page) => page.locator('#turn').evaluate((turn) => turn.dataset.ending ?? '');
/** From now on the page remembers whether it celebrated anything. */
const watch = (page) =>
  page.evaluate(() => {
    globalThis.celebrated = false;
    new MutationObserver(() => {
      const rays = [...document.querySelectorAll('.celebration path')];
      if (rays.length > 0) globalThis.celebrated = true;
      const board = document.getElementById('board').getBoundingClientRect();
      globalThis.inside = rays.filter((ray) => {
        const { left, right, top, bottom } = ray.getBoundingClientRect();
        return right > board.left + 2 && left < board.right - 2 && bottom > board.top + 2 && top < board.bottom - 2;
      }).length;
    }).observe(document.getElementById('board'), { childList: true });
  });
const celebrated = (page) => page.evaluate(() => globalThis.celebrated);

test('a win is celebrated by strokes around the board that go again, and sounds are offered once', async () => {
  const page = await site.open(almostWon, { reducedMotion: 'no-preference' });
  await watch(page);
  await clickCell(page, 'c3');
  await expectSoon(() => ending(page), 'won');
  await expectSoon(() => celebrated(page), true);
  await button(page, 'No').click();
  await expectSoon(() => page.locator('.celebration').count(), 0);
  await page.locator('#again').click();
  await expectSoon(() => ending(page), '');
  // Not everywhere the board is a square.
  await goTo(page, '#v=1&o=easy&rules=5,3,3&moves=a1.a2.b1.b2');
  await holds(page, 'b2', 'O');
  await clickCell(page, 'c1');
  await expectSoon(() => ending(page), 'won');
  assert.equal(await page.evaluate(() => globalThis.inside), 0);
  assert.equal(await page.locator('.sound-offer').count(), 0);
  // Another level from an earlier move on: the game stays your own.
  await page.keyboard.press('u');
  await page.getByLabel('Player O', { exact: true }).selectOption('medium');
  await expectSoon(() => page.locator('#turn').textContent(), 'Your turn');
});

test('the end of a step of the course is celebrated like a win, and a lesson on the way to it is not', async () => {
  const page = await site.open('#v=1&lesson=line', { reducedMotion: 'no-preference' });
  await watch(page);
  const { exercises } = parseCourse(course)[0];
  for (const [at, { turns }] of exercises.entries()) {
    await clickCell(page, turns[0].right[0]);
    const next = button(page, at + 1 < exercises.length ? 'Next' : 'Next step');
    await next.waitFor();
    await expectSoon(() => celebrated(page), at + 1 === exercises.length);
    await next.click();
  }
  await expectSoon(() => page.locator('.celebration').count(), 0);
});

test('a loss is quiet and says what decided it, a draw held against Perfect is a triumph, and nothing moves for who wants that', async () => {
  const page = await site.open();
  const { release } = await holdBack(page, '**/moves-*.js');
  await page.goto(`${site.server.address}?loss#v=1&o=perfect&moves=a1.b2.b1.c1`);
  await playable(page);
  await watch(page);
  await clickCell(page, 'c2');
  await expectSoon(() => ending(page), 'lost');
  await statusSays(page, /Perfect won this one/);
  assert.equal(await button(page, 'Hint').getAttribute('aria-disabled'), 'true');
  const said = await recordSaid(page);
  release();
  // A part that comes late says the reason alone, by the names of cells.
  await expectSoon(async () => (await said()).join(), ' You could have blocked at a3.');
  await page.locator('#last-move', { hasText: 'You could have blocked' }).waitFor();
  const boxes = () =>
    Promise.all(['again', 'review', 'share'].map((id) => page.locator(`#result #${id}`).boundingBox()));
  const places = await boxes();
  assert.equal(await page.locator('.sound-offer').count(), 0);
  await goTo(page, '#v=1&o=perfect&moves=a1.b2.c3.b1.b3.a3.c1.c2');
  await expectSoon(async () => (await emptyCells(page)).length, 1);
  await clickCell(page, 'a2');
  await expectSoon(() => ending(page), 'held');
  await statusSays(page, /You held Perfect to a draw!/);
  // However a game ends, what comes next is at the same place.
  assert.deepEqual(await boxes(), places);
  assert.equal(await celebrated(page), false);
  // Another player is for the next game.
  await page.getByLabel('Player O', { exact: true }).selectOption('easy');
  await expectSoon(async () => (await emptyCells(page)).length, 9);
});
