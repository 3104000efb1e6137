// The board answers before the program is there: a first visitor's press is a mark at once, and a move when it comes.
import assert from 'node:assert/strict';
import { hashPattern } from '../../web/tools/hash.mjs';
import { marks } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const wasm = new RegExp(`game-${hashPattern}\\.wasm`);

/** A first visit whose program is held back until `release` is called. */
async function visit(options) {
  const context = await site.context(options);
  const page = await context.newPage();
  const { release } = await holdBack(page, wasm);
  await page.goto(site.server.address);
  await page.locator('.first-visit #board').waitFor();
  return { page, release };
}

/** Presses the middle of a cell of the empty board. */
async function pressCell(page, column, row) {
  const { x, y, width, height } = await page.locator('#board').boundingBox();
  await page.mouse.click(x + ((column + 0.5) * width) / 3, y + ((row + 0.5) * height) / 3);
}

test('a press before the program is there is a mark at once, and is played when it comes', async () => {
  const { page, release } = await visit();
  await pressCell(page, 2, 0);
  const mark = await page.locator('.first-mark').boundingBox();
  const board = await page.locator('#board').boundingBox();
  assert.ok(mark.x > board.x + (board.width * 2) / 3 && mark.y + mark.height < board.y + board.height / 3);
  // Only the first one counts: the reply to it is the program's.
  await pressCell(page, 0, 2);
  await expectSoon(() => page.locator('.first-mark').count(), 1);
  release();
  await playable(page);
  await expectSoon(async () => {
    const shown = await marks(page);
    return [shown[2], shown.replaceAll('.', '').length, shown.includes('O')];
  }, ['X', 2, true]);
  await expectSoon(() => page.locator('.first-mark').count(), 0);
});

test('before the program is there the bar says who plays, and progress hides nothing of the board', async () => {
  const { page, release } = await visit({ viewport: { width: 390, height: 844 } });
  const progress = page.getByRole('progressbar', { name: /Setting up/ });
  await progress.waitFor();
  const { height } = await progress.boundingBox();
  assert.ok(height <= 8, `the line is ${height} pixels high`);
  await page.getByText('Your turn').waitFor();
  await expectSoon(() => page.getByLabel('Player O').evaluate((list) => list.selectedOptions[0].text), 'Easy');
  await expectSoon(() => page.getByLabel('Player X').evaluate((list) => list.selectedOptions[0].text), 'You');
  release();
  await playable(page);
});

test('who comes with a link reads no name before the game is there', async () => {
  const context = await site.context();
  const page = await context.newPage();
  const { release } = await holdBack(page, wasm);
  await page.goto(`${site.server.address}#v=1&x=hard&o=human`);
  await page.getByLabel('Player O').waitFor();
  assert.equal(await page.getByLabel('Player O').evaluate((list) => list.selectedIndex), -1);
  release();
  await playable(page);
  await expectSoon(() => page.getByLabel('Player O').evaluate((list) => list.selectedOptions[0].text), 'You');
});
