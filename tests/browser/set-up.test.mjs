// Setting up a position: marks put and removed by mouse, touch and keys, and as text.
import assert from 'node:assert/strict';
import { button, cell, clickCell, goTo, holds, marks, statusSays } from './support/board.mjs';
import { fragment, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const panel = (page) => page.getByRole('region', { name: 'Set up a position' });
const inPanel = (page, name) => panel(page).getByRole('button', { name, exact: true });
const text = (page) => panel(page).getByLabel('Position as text');

test('a press on the board plays nothing while the set-up is on its way', async () => {
  let held;
  const page = await site.open('#v=1', {
    prepare: async (fresh) => (held = await holdBack(fresh, /\/set-up-[^/]*\.js$/)),
  });
  await button(page, 'Set up').click();
  await held.wanted;
  await clickCell(page, 'b2');
  await cell(page, 'a1').press('Enter');
  held.release();
  await expectSoon(() => panel(page).isVisible(), true);
  assert.equal(await text(page).inputValue(), '.../.../...');
  await clickCell(page, 'c3');
  await holds(page, 'c3', 'X');
});

test('keys put and remove marks where the focus is, and play nothing', async () => {
  const page = await site.open();
  await button(page, 'Set up').focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => panel(page).isVisible(), true);
  await expectSoon(() => cell(page, 'b2').evaluate((found) => found === document.activeElement), true);
  const keys = 'x b2 X, ArrowUp b2 X, o b1 O, Delete b1 empty, Enter b1 O, Backspace b1 empty, Space b1 O';
  for (const [key, name, mark] of keys.split(', ').map((one) => one.split(' '))) {
    await page.keyboard.press(key);
    await holds(page, name, mark);
  }
  await page.keyboard.press('n');
  await page.keyboard.press('q');
  await expectSoon(async () => (await marks(page)).replaceAll('.', '').length, 2);
});

test('New game asks whether a position is to come back, and Match leads to the empty board', async () => {
  const page = await site.open('#v=1&position=XO./.X./...&moves=c3');
  await holds(page, 'c3', 'O');
  await button(page, 'New game').click();
  await button(page, 'This position again').click();
  await expectSoon(() => marks(page), 'XO..X....');
  await statusSays(page, /This game starts from a set-up position\./);
  await button(page, 'Match').click();
  await button(page, 'Start').click();
  await expectSoon(() => marks(page), '.........');
  await goTo(page, '#v=1&position=XO./.X./...');
  await expectSoon(() => marks(page), 'XO..X....');
  await button(page, 'New game').click();
  await button(page, 'Empty board').click();
  await expectSoon(() => marks(page), '.........');
  await expectSoon(() => fragment(page), '#v=1&rules=3,3,3&x=human&o=human');
  await button(page, 'New game').click();
  await expectSoon(() => button(page, 'Empty board').count(), 0);
});

test('Share shares what is seen: the position that is being set up', async () => {
  const page = await site.open('#v=1&moves=a1.b1', { permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, 'Set up').click();
  await text(page).fill('XO./.X./...');
  await statusSays(page, /O’s turn/);
  await page.locator('#share').click();
  const dialog = page.getByRole('dialog');
  await expectSoon(() => dialog.locator('#share-text').inputValue(), /O’s turn\.\n❌⭕⬜\n⬜❌⬜\n⬜⬜⬜\n/);
  const link = await dialog.locator('#share-link').inputValue();
  await button(page, 'Close').click();
  assert.equal(await text(page).inputValue(), 'XO./.X./...', 'it is still there');
  const other = await (await site.context()).newPage();
  await other.goto(link);
  await expectSoon(() => marks(other), 'XO..X....');

  await text(page).fill('.../...');
  await expectSoon(() => text(page).getAttribute('aria-invalid'), 'true');
  // If no game can begin there, a link could open nothing.
  await text(page).fill('XXX/OOO/...');
  await statusSays(page, /Both sides have a line/);
  await expectSoon(() => inPanel(page, 'Play from here').getAttribute('aria-disabled'), 'true');
  await page.locator('#share').click();
  await expectSoon(() => dialog.locator('#share-text').inputValue(), /Both sides have a line\.\n❌❌❌\n⭕⭕⭕/);
  await expectSoon(() => dialog.locator('#share-link').isVisible(), false);
  await dialog.getByText(/no link to it/).waitFor();
});
