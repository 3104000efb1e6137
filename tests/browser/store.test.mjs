// Nothing is lost: reload, several tabs, a damaged store, no store; statistics, export and import; a series.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { button, clickCell, goTo, headline, marks, openDialog, playByMouse, statusSays } from './support/board.mjs';
import { playable, reload, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { invite } from './support/friend.mjs';
import { test } from './support/living.mjs';
import { fillStorage, freeStorage, storedGames } from './support/stored.mjs';

const site = useSite();
const won = ['a1', 'a2', 'b1', 'b2', 'c1'];

/** All stored data, in a file. */
async function savedFile(page, from = 'Save everything to a file') {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, from).click()]);
  return readFileSync(await download.path(), 'utf8');
}
async function load(page, content) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Load from a file').click()]);
  await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}
const openStatistics = (page) => openDialog(page, 'Statistics');

test('a reload keeps the game, what was taken back, and the score; who comes back without a link finds it all', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await button(page, 'New game').click();
  await expectSoon(() => marks(page), '.........');
  await playByMouse(page, 'b2', 'a1', 'c3');
  await button(page, 'Undo').click();
  await expectSoon(() => marks(page), 'O...X....');
  await reload(page);
  await expectSoon(() => marks(page), 'O...X....');
  await expectSoon(() => page.locator('#score-x').textContent(), '1');
  await button(page, 'Redo').click();
  await expectSoon(() => marks(page), 'O...X...X');
  // A puzzle that was left open does not prevent it.
  await goTo(page, '#v=1&day=2026-12-01');
  await statusSays(page, /(was a mistake|missed a win).*\./);
  await page.close();
  const again = await page.context().newPage();
  await again.goto(site.server.address);
  await playable(again);
  await expectSoon(() => marks(again), 'O...X...X');
});

test('a duplicated tab plays a game of its own with the settings of all, and a reload goes on with the same one', async () => {
  const page = await site.open();
  await playByMouse(page, 'a1', 'a2', 'b1', 'b2');
  const id = (tab) => tab.evaluate(() => history.state.save.match(/id=(\w+)/)[1]);
  const first = await id(page);
  // A tab that this tab opens begins with a copy of what this one keeps, as a duplicate does.
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void open(location.href))]);
  await playable(copy);
  await expectSoon(() => marks(copy), 'XX.OO....');
  await playByMouse(page, 'c1');
  await playByMouse(copy, 'c3', 'c2');
  await expectSoon(
    async () => (await page.evaluate(storedGames)).map(({ outcome }) => outcome).join(),
    'x_wins,o_wins',
  );
  assert.notEqual(await id(copy), first);
  const second = await id(copy);
  await button(page, 'Settings').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expectSoon(() => copy.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await Promise.all([page.reload(), copy.reload()]);
  await Promise.all([playable(page), playable(copy)]);
  assert.deepEqual([await id(page), await id(copy)], [first, second]);
});

test('everything goes into one file, and out of it again on another device, where it is seen what became of a file', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await button(page, 'Settings').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await page.keyboard.press('Escape');
  await invite(page);
  await playByMouse(page, 'b2');
  await goTo(page, '#v=1&rules=4,4,4');
  await expectSoon(async () => (await marks(page)).length, 16);
  await invite(page);
  await playByMouse(page, 'd4');
  await openStatistics(page);
  const file = await savedFile(page);

  const other = await site.open('#v=1', { viewport: { width: 390, height: 664 } });
  await openStatistics(other);
  await load(other, '{"format":"chess"}');
  const told = other.getByText(/wasn’t saved by this game/);
  await told.waitFor();
  // Nothing covers it.
  await told.click();
  await load(other, file);
  await other.getByText(/2 matches with friends/).waitFor();
  await button(other, 'Replace').click();
  await other.getByText('Loaded from the file.').waitFor();
  await other.getByRole('row', { name: /Two people/ }).waitFor();
  await expectSoon(() => other.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await other.keyboard.press('Escape');
  await expectSoon(async () => (await marks(other)).indexOf('X'), 15);
  await button(other, 'Match').click();
  const matches = other.locator('.apart-games li > span');
  await expectSoon(async () => (await matches.allTextContents()).map((text) => text.match(/\d×\d/)[0]), ['3×3', '4×4']);
  await button(other, 'Open').first().click();
  await expectSoon(() => marks(other), '....X....');
  await other.getByText('Send it to your friend.').waitFor();
});

test('a store that becomes full in the middle of a visit is told with the move that found no room, with a file to save', async () => {
  const page = await site.open();
  await playByMouse(page, 'b2');
  await page.evaluate(fillStorage);
  // Said with this move: wait for it.
  await clickCell(page, 'a1');
  await page.locator('#unkept', { hasText: /Storage is full/ }).waitFor();
  await statusSays(page, /Storage is full/);
  assert.match(await savedFile(page), /"save":.*b2\.a1/);
  // It says so once, and goes once there is room.
  await button(page, 'Got it').click();
  await playByMouse(page, 'c3');
  await expectSoon(() => page.locator('#unkept').count(), 0);
  await reload(page);
  await expectSoon(() => marks(page), 'O...X...X');
  await page.locator('#unkept').waitFor();
  await page.evaluate(freeStorage);
  await playByMouse(page, 'a3');
  await page.locator('#unkept').waitFor({ state: 'detached' });
});

test('statistics are cleared alone; Clear everything names what it deletes, and Back brings nothing of it back', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await invite(page);
  await playByMouse(page, 'b2');
  await openStatistics(page);
  await button(page, 'Clear statistics').click();
  await button(page, 'Keep').click();
  await page.getByRole('row', { name: /Two people/ }).waitFor();
  await button(page, 'Clear statistics').click();
  await button(page, 'Clear').click();
  await page.getByText(/No games yet/).waitFor();
  await button(page, 'Clear everything').click();
  const question = page.locator('.question');
  await question.getByText(/^Delete one match with friends.*the game on the board.*settings/).waitFor();
  const colours = (buttons) => buttons.map((one) => getComputedStyle(one).color);
  const [keep, clear] = await question.locator('button').evaluateAll(colours);
  assert.notEqual(clear, keep, 'what deletes is no friendly button');
  await button(page, 'Clear').click();
  await page.getByText('Cleared.').waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => marks(page), '.........');
  await playByMouse(page, 'a1');
  for (let steps = 0; steps < 2; steps += 1) {
    await page.evaluate(
      () =>
        new Promise((settle) => {
          addEventListener('popstate', () => settle(), { once: true });
          history.back();
        }),
    );
    await expectSoon(() => marks(page), '.........');
  }
  await expectSoon(() => page.locator('#score-x').textContent(), '');
  await expectSoon(() => page.locator('#apart').isVisible(), false);
  await reload(page);
  await expectSoon(() => marks(page), '.........');
  const left = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
  assert.doesNotMatch(left, /x_wins|moves=(a1\.|b2)|match/);
});

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
    await statusSays(page, new RegExp(`Player [XO] leads ${Math.max(...wins)}–0\\. First to 3\\. [XO] \\w+`));
    await button(page, 'Undo').click();
    await expectSoon(async () => (await score(page)).join(''), wins === '02' ? '01' : '');
    await button(page, 'Redo').click();
    await expectSoon(async () => (await score(page)).join(''), wins);
    await button(page, 'Next game').click();
    await expectSoon(() => marks(page), '.........');
  }
  await playByMouse(page, ...win);
  await statusSays(page, /Player X won the series 3–0\./);
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
