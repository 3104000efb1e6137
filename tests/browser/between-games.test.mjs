// What lasts from one game to the next: a series with a winner, and the number of draws.
import assert from 'node:assert/strict';
import { button, headline, marks, playByMouse, statusSays } from './support/board.mjs';
import { playable, reload, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const sheet = (page) => page.getByRole('dialog', { name: 'Match' });
const score = (page) => page.locator('#score-x, #score-o').allTextContents();

/** Wins from an empty board. */
const win = ['a1', 'b1', 'a2', 'b2', 'a3'];
const winOfO = ['a1', 'b1', 'a2', 'b2', 'c3', 'b3'];

test('a series to three ends with the third win, by names of another tab too; after a reload the next begins at nothing', async () => {
  const page = await site.open('#v=1', { viewport: { width: 1440, height: 900 } });
  // A win before the series does not count in it.
  await playByMouse(page, ...win);
  await expectSoon(() => score(page), ['1', '0']);
  await button(page, 'Match').click();
  await sheet(page).getByRole('radio', { name: 'First to 3' }).check({ force: true });
  await button(page, 'Start').click();
  await statusSays(page, /New series: first to 3\./);
  assert.deepEqual(await score(page), ['', '']);
  // In a series the players swap marks after each game.
  for (const wins of ['10', '02']) {
    await playByMouse(page, ...(wins === '10' ? win : winOfO));
    await expectSoon(async () => (await score(page)).join(''), wins);
    await statusSays(page, new RegExp(`Player [XO] leads ${Math.max(...wins)}–0\\. First to 3\\.$`));
    await button(page, 'Undo').click();
    await expectSoon(async () => (await score(page)).join(''), wins === '02' ? '01' : '');
    await button(page, 'Redo').click();
    await expectSoon(async () => (await score(page)).join(''), wins);
    await button(page, 'Next game').click();
    await expectSoon(() => marks(page), '.........');
  }
  await playByMouse(page, ...win);
  await statusSays(page, /Player X won the series 3–0\./);
  // Share ends a row of buttons, and is never alone in one.
  const [before, share] = await page
    .locator('#review, #share')
    .evaluateAll((both) => both.map((one) => one.getBoundingClientRect()));
  assert.equal(Math.round(share.top + share.height / 2), Math.round(before.top + before.height / 2));
  await expectSoon(() => headline(page), 'Player X won the series 3–0');
  // The result is the largest text of the page.
  const size = (what) => page.locator(what).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  assert.ok((await size('.series-score')) > 1.4 * (await size('#turn')));
  // It stays when the friends' part, which sets headlines too, is loaded.
  await button(page, 'Match').click();
  await sheet(page).locator('[value=elsewhere]').check({ force: true });
  await button(page, 'Enter a code').click();
  await page.locator('#live-dialog').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await headline(page), 'Player X won the series 3–0');
  const other = await page.context().newPage();
  await other.goto(`${site.server.address}#v=1`);
  await playable(other);
  await button(other, 'Match').click();
  assert.ok(await sheet(other).getByRole('radio', { name: 'First to 3' }).isChecked());
  await sheet(other).getByLabel('First player').fill('Ann');
  await button(other, 'Start').click();
  await page.locator('.talk', { hasText: /Ann won the series/ }).waitFor();
  await reload(page);
  assert.equal(await page.locator('#result-score').textContent(), '', 'nothing of who goes first');
  await button(page, 'New series').click();
  await statusSays(page, /New series: first to 3\./);
  await expectSoon(() => score(page), ['', '']);
  await playByMouse(page, ...win);
  await expectSoon(() => score(page), ['1', '0']);
  // Another board begins another one.
  await button(page, 'Next game').click();
  await page.locator('.welcome .board-choice', { hasText: '4×4' }).click();
  await statusSays(page, /4×4, 4 in a row\. New series: first to 3\. [^.]*\.$/);
});

test('how many games were drawn is seen and heard after the end', async () => {
  const page = await site.open('#v=1&x=human&o=human', { viewport: { width: 360, height: 640 } });
  for (const moves of [['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3', 'c3'], win]) {
    await playByMouse(page, ...moves);
    await expectSoon(() => page.locator('#result').isVisible(), true);
    if (moves.length > 5) await page.locator('#again').click();
  }
  const seen = page.getByText('with 1 draw').filter({ visible: true });
  await expectSoon(async () => (await seen.count()) > 0, true);
  const shown = await seen.evaluateAll((all) => all.filter((one) => getComputedStyle(one).clipPath === 'none').length);
  assert.equal(shown, 1);
  await expectSoon(() => page.locator('main').ariaSnapshot(), /Player [XO] leads 1–0 with 1 draw/);
});
