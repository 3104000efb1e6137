// Nothing is lost: reload, several tabs, a damaged store, no store; statistics, export and import.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { button, clickCell, marks, playByMouse, statusSays } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';
import { fillStorage, freeStorage, storedGames } from './support/stored.mjs';

const site = useSite();
const won = ['a1', 'a2', 'b1', 'b2', 'c1'];

async function anotherTab(page, fragment = '') {
  const tab = await page.context().newPage();
  await tab.goto(site.server.address + fragment);
  await playable(tab);
  return tab;
}
/** Begins a match with a friend elsewhere. */
async function invite(page) {
  await page.locator('#match').click();
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await button(page, 'Start').click();
  await page.getByText('Step 1 of 2: make the first move.').waitFor();
}
/** A computer's data, in a file. */
async function savedFile(page, from = 'Save everything to a file') {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, from).click()]);
  return readFileSync(await download.path(), 'utf8');
}
async function load(page, content) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Load from a file').click()]);
  await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}
/** What the sheet lists. */
const matchesOf = async (page) => {
  await page.locator('#match').click();
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  const items = page.locator('.apart-games li > span');
  await items.first().waitFor();
  return items.allTextContents();
};
const openStatistics = async (page) => {
  await button(page, 'Statistics').click();
  await page.getByRole('dialog').waitFor();
};

test('a reload at any move keeps the game, what was taken back, and the score', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await button(page, 'New game').click();
  await expectSoon(() => marks(page), '.........');
  for (const [name, wanted] of [
    ['b2', '....X....'],
    ['a1', 'O...X....'],
    ['c3', 'O...X...X'],
  ]) {
    await playByMouse(page, name);
    await page.reload();
    await playable(page);
    assert.equal(await marks(page), wanted);
  }
  await button(page, 'Undo').click();
  await expectSoon(() => marks(page), 'O...X....');
  await page.reload();
  await playable(page);
  assert.equal(await page.locator('#score-x').textContent(), '1');
  await button(page, 'Redo').click();
  await expectSoon(() => marks(page), 'O...X...X');
});

test('a visitor who comes back without a link finds the game that was left', async () => {
  const page = await site.open();
  await playByMouse(page, 'b2', 'a1');
  await page.close();
  const context = page.context();
  const again = await context.newPage();
  await again.goto(site.server.address);
  await playable(again);
  assert.equal(await marks(again), 'O...X....');
});

test('two tabs play their own games and share the settings', async () => {
  const page = await site.open();
  const other = await anotherTab(page, '#v=1&rules=4,4,4');
  await playByMouse(page, 'b2');
  await playByMouse(other, 'd4');
  await page.reload();
  await playable(page);
  assert.equal(await marks(page), '....X....');
  await other.reload();
  await playable(other);
  assert.equal(await marks(other), '...............X');
  await button(page, 'Settings').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expectSoon(() => other.evaluate(() => document.documentElement.dataset.theme), 'dark');
});

test('a duplicated tab plays a game of its own, and a reload goes on with the same one', async () => {
  const page = await site.open();
  await playByMouse(page, 'a1', 'a2', 'b1', 'b2');
  const id = (tab) => tab.evaluate(() => history.state.save.match(/id=(\w+)/)[1]);
  const first = await id(page);
  // What a tab opens of its own begins with a copy of what it keeps, as a duplicate does.
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
  await Promise.all([page.reload(), copy.reload()]);
  await Promise.all([playable(page), playable(copy)]);
  assert.deepEqual([await id(page), await id(copy)], [first, second]);
});

test('statistics count by board and opponent, with streaks', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await button(page, 'New game').click();
  await expectSoon(() => marks(page), '.........');
  await playByMouse(page, ...won);
  // Taken back and finished otherwise, it is still one game.
  await button(page, 'Undo').click();
  await expectSoon(() => marks(page), 'XX.OO....');
  await clickCell(page, 'a3');
  await expectSoon(() => marks(page), 'XX.OO.X..');
  await playByMouse(page, 'c2');
  await openStatistics(page);
  const cells = page
    .getByRole('dialog')
    .getByRole('row', { name: /Two people/ })
    .locator('td');
  assert.deepEqual(await cells.allTextContents(), ['Two people', '2', '1', '0', '1', '0', '1']);
  await page.getByText('Finished games').click();
  assert.equal(await page.getByRole('dialog').getByRole('link').count(), 2);
  await page.getByRole('dialog').getByRole('link').last().click();
  await expectSoon(() => marks(page), 'XXXOO....');
});

test('everything goes into one file, and out of it again elsewhere', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await button(page, 'Settings').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await page.keyboard.press('Escape');
  await openStatistics(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save everything to a file').click(),
  ]);
  const file = await download.path();
  assert.equal(JSON.parse(readFileSync(file, 'utf8')).games.length, 1);

  const other = await site.open();
  await openStatistics(other);
  const load = async (given) => {
    const [chooser] = await Promise.all([other.waitForEvent('filechooser'), button(other, 'Load from a file').click()]);
    await chooser.setFiles(given);
  };
  await load({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"chess"}') });
  await other.getByText(/didn’t save this file/).waitFor();
  await load({ name: 'x.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await button(other, 'Replace').click();
  await other.getByText('Loaded from the file.').waitFor();
  await expectSoon(() => marks(other), 'XXXOO....');
  assert.equal(await other.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await other
    .getByRole('dialog')
    .getByRole('row', { name: /Two people/ })
    .waitFor();
});

test('on a phone it is seen what became of a file', async () => {
  const page = await site.open('#v=1', { viewport: { width: 390, height: 664 } });
  await playByMouse(page, ...won);
  await openStatistics(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Load from a file').click()]);
  await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  const told = page.getByText(/didn’t save this file/);
  await told.waitFor();
  const isOnTop = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  };
  await expectSoon(() => told.evaluate(isOnTop), true);
});

test('statistics are cleared on request, and so is everything', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await openStatistics(page);
  await button(page, 'Clear the statistics').click();
  await button(page, 'Keep').click();
  await page.getByRole('row', { name: /Two people/ }).waitFor();
  await button(page, 'Clear the statistics').click();
  await button(page, 'Clear').click();
  await page.getByText(/No games yet/).waitFor();
  assert.equal(await marks(page), 'XXXOO....');
  await button(page, 'Clear everything').click();
  await button(page, 'Clear').click();
  await expectSoon(() => marks(page), '.........');
  assert.equal(await page.locator('#score-x').textContent(), '');
  await page.reload();
  await playable(page);
  assert.equal(await marks(page), '.........');
});

test('a store that becomes full in the middle of a visit is told with the move that found no room, with a file to save', async () => {
  const page = await site.open();
  await playByMouse(page, 'b2');
  await page.evaluate(fillStorage);
  // Told with this move: nothing else happens until it is.
  await clickCell(page, 'a1');
  await page
    .locator('#unkept')
    .getByText(/Storage is full/)
    .waitFor();
  await statusSays(page, /Storage is full/);
  assert.match(await savedFile(page), /"save":.*b2\.a1/);
  // It says so once, and no more once there is room.
  await button(page, 'Got it').click();
  await playByMouse(page, 'c3');
  assert.equal(await page.locator('#unkept').count(), 0);
  await page.reload();
  await playable(page);
  assert.equal(await marks(page), 'O...X...X');
  await page.locator('#unkept').waitFor();
  await page.evaluate(freeStorage);
  await playByMouse(page, 'a3');
  await page.locator('#unkept').waitFor({ state: 'detached' });
});

test('a storage that refuses in the middle of a visit is told too, over the dialog that is open', async () => {
  const page = await site.open();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'InvalidStateError');
    };
  });
  await button(page, 'Settings').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText(/Storage is full/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#after #unkept').waitFor();
});

test('a file of everything brings all matches with friends to another device', async () => {
  const page = await site.open();
  await invite(page);
  await playByMouse(page, 'b2');
  await page.goto(`${site.server.address}#v=1&rules=4,4,4`);
  await expectSoon(async () => (await marks(page)).length, 16);
  await invite(page);
  await playByMouse(page, 'd4');
  await openStatistics(page);
  const file = await savedFile(page);

  const other = await site.open();
  await openStatistics(other);
  await load(other, file);
  await other.getByText(/2 matches with friends/).waitFor();
  await button(other, 'Replace').click();
  await other.getByText('Loaded from the file.').waitFor();
  await other.keyboard.press('Escape');
  await expectSoon(async () => (await marks(other)).indexOf('X'), 15);
  const matches = await matchesOf(other);
  assert.deepEqual(
    matches.map((text) => text.match(/\d×\d/)[0]),
    ['4×4', '3×3'],
  );
  await button(other, 'Open').last().click();
  await expectSoon(() => marks(other), '....X....');
  await other.getByText('Send it to your friend.').waitFor();
});

test('Clear everything names what it deletes, matches first, and Back brings nothing of it back', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await invite(page);
  await playByMouse(page, 'b2');
  await openStatistics(page);
  await button(page, 'Clear everything').click();
  const question = page.locator('.question');
  await question
    .getByText(/^Delete one match with friends.*the game on the board.*one finished game.*settings/)
    .waitFor();
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
  assert.equal(await page.locator('#score-x').textContent(), '');
  assert.equal(await page.locator('#apart').isVisible(), false);
  await page.reload();
  await playable(page);
  assert.equal(await marks(page), '.........');
  const left = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
  assert.doesNotMatch(left, /x_wins|moves=(a1\.|b2)|match/);
});
