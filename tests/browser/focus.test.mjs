// Where the focus is after a press: after a pointer on the board, so that the next key plays; after a key where it was,
// unless that is gone.
import assert from 'node:assert/strict';
import { button, emptyCells, focusIsShown, focused, goTo, holds, marks, tapCell } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const board = (page, size) => page.getByRole('group', { name: 'Boards' }).getByRole('button', { name: size }).first();
const player = (page) => page.getByLabel('Player O', { exact: true });

/** Focuses what was found and presses a key. */
const pressKey = async (found, key = 'Enter') => {
  await found.focus();
  await found.press(key);
};

test('whom to play, a board and a level are chosen by the mouse, and the next keys play', async () => {
  const page = await site.open();
  await button(page, 'Play the computer').click();
  await page.keyboard.press('5');
  await holds(page, 'b2', 'X');
  await expectSoon(async () => (await emptyCells(page)).length, 7);
  const other = await site.open();
  await board(other, /4×4/).click();
  await expectSoon(async () => (await marks(other)).length, 16);
  await other.keyboard.press('ArrowLeft');
  await expectSoon(() => focused(other), 'b3, empty');
  await expectSoon(() => focusIsShown(other), true);
  await player(other).click();
  await player(other).selectOption('perfect');
  await expectSoon(() => focused(other), 'b3, empty');
  // A letter that would choose another level.
  await other.keyboard.press('e');
  await expectSoon(() => player(other).inputValue(), 'perfect');
  await other.keyboard.press('Enter');
  await holds(other, 'b3', 'X');
});

test('a finger that chooses does not show the focus, and the page stays where it is scrolled', async () => {
  const page = await site.open('#v=1', { viewport: { width: 320, height: 440 }, hasTouch: true, isMobile: true });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const scrolled = await page.evaluate(() => scrollY);
  assert.ok(scrolled > 0);
  await board(page, /3×3/).tap();
  await expectSoon(() => focused(page), 'b2, empty');
  await expectSoon(() => page.locator('#files').isVisible(), false);
  await expectSoon(() => page.evaluate(() => scrollY), scrolled);
  await tapCell(page, 'b2');
  await holds(page, 'b2', 'X');
});

test('chosen by a key, the focus stays on the button, which says that it is chosen', async () => {
  const page = await site.open();
  const here = button(page, 'On this device');
  for (const [found, then] of [
    [button(page, 'Play the computer')],
    [button(page, 'Play a friend'), here],
    [board(page, /4×4/)],
  ]) {
    await pressKey(found);
    if (then) await pressKey(then);
    await expectSoon(() => found.getAttribute('aria-pressed'), 'true');
    assert.ok(await found.evaluate((one) => one === document.activeElement));
  }
  await pressKey(player(page), 'e');
  await expectSoon(() => player(page).inputValue(), 'easy');
  assert.ok(await player(page).evaluate((one) => one === document.activeElement));
});

const boardShowsFocus = async (page) => {
  await expectSoon(() => focused(page), /^[abc][123], /);
  await expectSoon(() => focusIsShown(page), true);
};

test('what goes with the focus on it gives it to the board, where it is shown', async () => {
  const page = await site.open('#v=1&moves=b2.a1.c3');
  await page.keyboard.press('Control+z');
  await holds(page, 'c3', 'empty');
  await page.keyboard.press('7');
  await holds(page, 'a3', 'X');
  for (const [name, next] of [
    ['Restore', '#v=1'],
    ['Play the computer', '#v=1&moves=b2.a1'],
  ]) {
    await button(page, name).focus();
    // As by a link, or by Back.
    await goTo(page, next);
    await expectSoon(() => button(page, name).count(), 0);
    await boardShowsFocus(page);
  }
});

test('Play again leads to the board, where the focus is shown, and Try another board to the boards', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1.c3');
  await pressKey(button(page, 'Try another board'));
  await expectSoon(() => focused(page), /3×3$/);
  await page.keyboard.press('Escape');
  await pressKey(button(page, 'Play again'));
  await expectSoon(() => marks(page), '.........');
  await boardShowsFocus(page);
});

test('a dialog closed by a pointer leads to the board, and by a key to what opened it', async () => {
  const page = await site.open();
  for (const [name, close, key, cell] of [
    ['Settings', 'Close', '1', 'a1'],
    ['Help', 'Close', '2', 'b1'],
    ['Match', 'Cancel', '3', 'c1'],
  ]) {
    const dialog = page.getByRole('dialog');
    await button(page, name).click();
    await dialog.getByRole('button', { name: close }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectSoon(() => focused(page), /^[abc][123], /);
    await expectSoon(() => focusIsShown(page), false);
    await page.keyboard.press(key);
    await expectSoon(async () => (await marks(page))['abc'.indexOf(cell[0])] !== '.', true);
    await button(page, name).click();
    await dialog.waitFor();
    // The sheet begins with what is chosen.
    if (name === 'Match') assert.ok(await page.evaluate(() => document.activeElement.checked));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectSoon(() => focused(page), name);
  }
});
