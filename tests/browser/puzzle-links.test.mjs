// Links to puzzles and to days: what is wrong with one is told, and nothing is lost by it.
import assert from 'node:assert/strict';
import { cell, clickCell, holds, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';
import { makeStudyInNode } from './support/study.mjs';

const site = useSite();
const study = await makeStudyInNode();
const date = '2026-12-01';
const [easy] = study.day(date);
const panel = (page) => page.getByRole('region', { name: 'Puzzles' });
const inPanel = (page, name) => panel(page).getByRole('button', { name, exact: true });
const notice = (page) => page.locator('#puzzle-notice');
const fragment = (page) => decodeURIComponent(new URL(page.url()).hash);
const goTo = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);
const kept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem(`tic-tac-toe ${new URL('.', location).pathname} puzzles`)));

test('a bad part of a link is told, and what the link names is on the board', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  for (const [bad, address, told] of [
    [`v=1&day=${date}&foo=1`, `#v=1&day=${date}`, /unknown part “foo”/],
    [`v=1&day=${date}&day=2026-12-02`, `#v=1&day=${date}`, /says “day” twice/],
    [
      `v=1&x=human&o=human&puzzle=${easy}`,
      `#v=1&puzzle=${easy}`,
      /unknown part “x”.* One more part of the link is wrong/,
    ],
  ]) {
    await goTo(page, bad);
    await expectSoon(() => notice(page).textContent(), told);
    await expectSoon(() => fragment(page), address);
    assert.equal(await panel(page).isVisible(), true);
    await notice(page).getByRole('button').click();
    await inPanel(page, 'Leave').click();
    await statusSays(page, /Your game is back/);
  }
});

test('a link of another version, and one to two things at once, open nothing, and the game stays', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await clickCell(page, 'b2');
  await holds(page, 'b2', 'X');
  for (const [bad, told] of [
    [`v=7&day=${date}`, /version “7”.*Your game is as it was/],
    [`v=1&puzzle=${easy}&day=${date}`, /one or the other.*Your game is as it was/],
    ['v=1&day=__proto__', /holds no day/],
    [`v=1&puzzle=${easy}%20give_up`, /holds no puzzle/],
  ]) {
    await goTo(page, bad);
    await expectSoon(() => notice(page).textContent(), told);
    await expectSoon(() => fragment(page), /moves=b2$/);
    await holds(page, 'b2', 'X');
    assert.equal(await panel(page).count(), 0);
    await notice(page).getByRole('button').click();
  }
});

test('a puzzle of a link that is written in another way loses nothing of what is kept', async () => {
  const page = await site.open(`#v=1&day=${date}`);
  await statusSays(page, /a mistake\. You are/);
  await inPanel(page, 'Give up').click();
  await statusSays(page, /This is the solution/);
  const [rules, theme, grade, last, position] = easy.split('.');
  await goTo(page, `v=1&puzzle=${[rules, theme, `0${grade}`, last.toUpperCase(), position.toLowerCase()].join('.')}`);
  await statusSays(page, /a mistake\. You are/);
  await inPanel(page, 'Give up').click();
  await statusSays(page, /This is the solution/);
  // The list reads what is kept.
  await inPanel(page, 'All puzzles').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { days, wrong } = await kept(page);
  assert.deepEqual(days, { [date]: ['failed', '', ''] });
  assert.deepEqual(wrong, [easy]);
});

test('a press on a puzzle that is over, after which none comes, names only what can be pressed', async () => {
  const page = await site.open(`#v=1&puzzle=${easy}`);
  await statusSays(page, /a mistake\. You are/);
  for (const name of study.answers(easy)) {
    await cell(page, name).evaluate((one) => one.click());
    await statusSays(page, new RegExp(`${name} is right!|${name}\\. Solved`));
  }
  await cell(page, 'a1').evaluate((one) => one.click());
  await statusSays(page, /This puzzle is over\. Press All puzzles, or Leave\./);
  assert.equal(await inPanel(page, 'Next').isVisible(), false);
  for (const name of ['All puzzles', 'Leave']) assert.equal(await inPanel(page, name).isVisible(), true, name);
});

test('a notice that quotes a long link without a space is no wider than a phone', async () => {
  const page = await site.open('#v=1&x=human&o=human', { viewport: { width: 360, height: 640 } });
  await goTo(page, `v=1&day=${date}&${'x'.repeat(300)}=1`);
  await expectSoon(() => notice(page).textContent(), /unknown part/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});
