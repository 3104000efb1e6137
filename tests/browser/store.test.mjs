// Nothing is lost: reload, several tabs, a damaged store, no store; statistics, export and import.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { button, clickCell, marks, playByMouse, statusSays } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';

const site = useSite();
const won = ['a1', 'a2', 'b1', 'b2', 'c1'];

async function anotherTab(page, fragment = '') {
  const tab = await page.context().newPage();
  await tab.goto(site.server.address + fragment);
  await playable(tab);
  return tab;
}
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

test('a reload of a finished game shows the result and does not count it again', async () => {
  const page = await site.open();
  await playByMouse(page, ...won);
  await page.reload();
  await playable(page);
  await statusSays(page, /X wins!/);
  await expectSoon(() => page.locator('#score-x').textContent(), '1');
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
  const { games } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem(`tic-tac-toe ${new URL('.', location.href).pathname} games`)),
  );
  assert.deepEqual(
    games.map(({ outcome }) => outcome),
    ['x_wins', 'o_wins'],
  );
  assert.notEqual(await id(copy), first);
  const second = await id(copy);
  await Promise.all([page.reload(), copy.reload()]);
  await Promise.all([playable(page), playable(copy)]);
  assert.deepEqual([await id(page), await id(copy)], [first, second]);
});

for (const [what, value] of [
  ['noise', '{"theme":'],
  ['another program’s', '[1,2,3]'],
  ['a later version’s', '{"version":99,"theme":"dark"}'],
]) {
  test(`a store that holds ${what} is set aside, not lost and not fatal`, async () => {
    const context = await site.context();
    const page = await context.newPage();
    await page.goto(`${site.server.address}manifest.webmanifest`);
    await page.evaluate((text) => {
      for (const name of ['settings', 'game', 'games']) localStorage.setItem(`tic-tac-toe/${name}`, text);
    }, value);
    await page.goto(site.server.address);
    await playable(page);
    await statusSays(page, /set aside/);
    await playByMouse(page, ...won);
    await openStatistics(page);
    await page
      .getByRole('dialog')
      .getByRole('row', { name: /Two people/ })
      .waitFor();
    const aside = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tic-tac-toe /some/where/ set-aside/'))
        .map(([, text]) => text),
    );
    assert.deepEqual(aside, [value, value, value]);
  });
}

test('without any storage everything works until the tab closes', async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  await page.goto(site.server.address);
  await playable(page);
  await statusSays(page, /saves nothing/);
  await playByMouse(page, ...won);
  await openStatistics(page);
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /Two people/ })
    .waitFor();
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
  await other.getByText(/not saved by this game/).waitFor();
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
  const page = await site.open('', { viewport: { width: 390, height: 664 } });
  await playByMouse(page, ...won);
  await openStatistics(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Load from a file').click()]);
  await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  const told = page.getByText(/not saved by this game/);
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
  await page.getByText(/are counted here/).waitFor();
  assert.equal(await marks(page), 'XXXOO....');
  await button(page, 'Clear everything').click();
  await button(page, 'Clear').click();
  await expectSoon(() => marks(page), '.........');
  assert.equal(await page.locator('#score-x').textContent(), '');
  await page.reload();
  await playable(page);
  assert.equal(await marks(page), '.........');
});
