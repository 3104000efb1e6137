// The game whose marks vanish, and no game is lost when it is chosen.
import assert from 'node:assert/strict';
import {
  askForHint,
  button,
  cell,
  cellNames,
  clickCell,
  marks,
  playByMouse,
  status,
  statusSays,
} from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const rules = 'v=1&rules=3,3,3,vanish';
const vanishing = (page) => page.getByRole('button', { name: 'Vanishing 3×3' });
const nameOf = (page, name) => cell(page, name).getAttribute('aria-label');
const address = (page) => page.evaluate(() => location.hash);

/** Plays cells by their buttons, as often as each comes. */
async function play(page, text) {
  for (const name of text.split('.')) {
    const before = await address(page);
    await cell(page, name).evaluate((one) => one.click());
    await expectSoon(async () => (await address(page)) !== before, true);
  }
}

/** The same by the mouse. */
async function press(page, text) {
  for (const name of text.split('.')) {
    const before = await address(page);
    await clickCell(page, name);
    await expectSoon(async () => (await address(page)) !== before, true);
  }
}

test('it is chosen in the strip, and the mark that leaves is named', async () => {
  const page = await site.open();
  await vanishing(page).click();
  await expectSoon(() => address(page), /rules=3,3,3,vanish&/);
  await statusSays(page, /You keep three marks\. The striped one goes next\./);
  await press(page, 'a1.a2.b1.b2.c3.c1');
  assert.equal(await nameOf(page, 'a1'), 'a1, X, leaves next');
  assert.equal(await nameOf(page, 'a2'), 'a2, O');
  await cell(page, 'a1').evaluate((one) => one.click());
  await statusSays(page, /a1 is taken\. The mark on a1 leaves with this move/);
  await press(page, 'c2');
  assert.equal(await marks(page), '.XOOOX..X');
  await statusSays(page, /X’s a1 vanished\./);
  assert.equal(await nameOf(page, 'a2'), 'a2, O, leaves next');
  await button(page, 'Undo').click();
  await expectSoon(() => nameOf(page, 'a1'), 'a1, X, leaves next');
  await button(page, 'Redo').click();
  await expectSoon(() => nameOf(page, 'a1'), 'a1, empty');
  await press(page, 'a1');
  assert.match(await address(page), /moves=a1\.a2\.b1\.b2\.c3\.c1\.c2\.a1$/);
  assert.deepEqual(site.complaints, []);
});

test('a draw by repetition is announced before, and said', async () => {
  const page = await site.open(`#${rules}`);
  const round = 'b2.b3.a1.c1.b1.c2.a2.a3';
  await play(page, `a1.c1.b1.c2.a2.a3.${round}`);
  await statusSays(page, /Once more and it’s a draw/);
  await play(page, 'b2');
  assert.doesNotMatch(await status(page), /third time/);
  await button(page, 'Undo').click();
  await statusSays(page, /Once more and it’s a draw/);
  await play(page, round);
  await statusSays(page, /It’s a draw\. The same position for the third time: a draw\./);
  // A link in the middle of it counts what has been.
  const whole = await address(page);
  const other = await site.open(whole.replace(/\.a2\.a3$/, ''));
  await play(other, 'a2');
  await play(other, 'a3');
  await statusSays(other, /third time/);
});

test('the computer plays, hints, judges and explains; a draw is a cycle that can be stepped through', async () => {
  const page = await site.open(`#${rules}&x=human&o=perfect`);
  await askForHint(page);
  await statusSays(page, /Try [abc][123]: X wins in 7/);
  await playByMouse(page, 'b2');
  await statusSays(page, /O [abc][123]\. /);
  const drawn = await site.open(`#${rules}&x=human&o=human&moves=b2`);
  await button(drawn, 'Analyse').click();
  await drawn.locator('#side .verdict', { hasText: 'A draw with best play, proven' }).waitFor();
  await drawn
    .getByText(/play never ends/)
    .first()
    .waitFor();
  await button(drawn, 'Step through').click();
  for (let step = 1; step < 9; step += 1) await button(drawn, 'Next move of the line').click();
  await drawn.getByText(/^9 of \d+/).waitFor();
  await drawn.keyboard.press('Escape');
  assert.equal(await marks(drawn), '....X....');
});

test('it is set up with the order of its marks, shared in words, and has statistics of its own', async () => {
  const page = await site.open(`#${rules}&x=human&o=human`);
  await button(page, 'Set up').click();
  const field = page.getByLabel('Position as text');
  await field.fill('b2.a1.c2/a2.b1.b3/X');
  await expectSoon(() => marks(page), 'XO.OXX.O.');
  await expectSoon(() => nameOf(page, 'b2'), 'b2, X, first to leave');
  assert.equal(await nameOf(page, 'c2'), 'c2, X, third to leave');
  assert.equal(await nameOf(page, 'b1'), 'b1, O, second to leave');
  assert.equal(await nameOf(page, 'c1'), 'c1, empty');
  await field.fill('b2.a1.c2/a2/X');
  await statusSays(page, /X and O take turns, so 3 X and 1 O can’t happen/);
  await field.fill('b2.a1.c2/a2.b1.b3/X');
  await button(page, 'Play from here').click();
  await expectSoon(() => nameOf(page, 'b2'), 'b2, X, leaves next');
  await button(page, 'Share').click();
  await expectSoon(() => page.locator('#share-text').inputValue(), /marks vanish: X to move\. X b2 leaves next\./);
  await page.keyboard.press('Escape');
  const over = await site.open(`#${rules}&x=human&o=human&moves=a1.a2.b1.b2`);
  await play(over, 'c1');
  await statusSays(over, /X wins/);
  await button(over, 'Statistics').click();
  await over.getByRole('row', { name: /3×3, marks vanish/ }).waitFor();
  assert.equal((await cellNames(over)).filter((name) => /leaves next/.test(name)).length, 0);
});

test('a puzzle on the board makes way for the game of a link', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await page.evaluate(() => {
    location.hash = '#v=1&day=2026-12-01';
  });
  await statusSays(page, /a mistake\. You are/);
  await page.evaluate((to) => {
    location.hash = to;
  }, `${rules}&x=human&o=human&moves=b1.b3`);
  await expectSoon(() => marks(page), '.X.....O.');
  await expectSoon(() => page.getByRole('region', { name: 'Puzzles' }).count(), 0);
  await play(page, 'a1');
  assert.match(await address(page), /vanish.*moves=b1\.b3\.a1$/);
  await page.reload();
  await playable(page);
  await expectSoon(() => marks(page), 'XX.....O.');
});

test('rules that leave no room for vanishing marks are said at their field', async () => {
  const page = await site.open();
  await button(page, 'Settings').click();
  await page.getByLabel('Marks', { exact: true }).selectOption('Vanish');
  await page.getByLabel('Columns').fill('5');
  await page.getByText('Columns: a whole number from 1 to 4.').waitFor();
  await page.getByLabel('Columns').fill('3');
  await page.getByLabel('Rows').fill('2');
  await page.getByText('With vanishing marks, a line has 2 to 2 marks on this board.').waitFor();
});
