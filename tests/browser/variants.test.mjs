// Games with vanishing or falling marks: what only they have. The journeys have whole games of both.
import assert from 'node:assert/strict';
import { button, cell, holds, marks, middle, nameOf, playByMouse, statusSays, tapCell } from './support/board.mjs';
import { fragment, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const vanishing = 'v=1&rules=3,3,3,vanish';
const falling = 'v=1&rules=7,6,4,gravity';
/** d6 wins. */
const puzzled = '......./.....O./O.X..O./O.X.XX./X.O.OOX/O.O.XXX';

test('vanishing: it is set up with the order of its marks, and shared in words', async () => {
  const page = await site.open(`#${vanishing}&x=human&o=human`);
  await button(page, 'Set up').click();
  const field = page.getByLabel('Position as text');
  await field.fill('b2.a1.c2/a2.b1.b3/X');
  await expectSoon(() => marks(page), 'XO.OXX.O.');
  await expectSoon(() => nameOf(page, 'b2'), 'b2, X, first to vanish');
  await expectSoon(() => nameOf(page, 'c2'), 'c2, X, third to vanish');
  await expectSoon(() => nameOf(page, 'b1'), 'b1, O, second to vanish');
  await expectSoon(() => nameOf(page, 'c1'), 'c1, empty');
  await button(page, 'Play from here').click();
  await expectSoon(() => nameOf(page, 'b2'), 'b2, X, vanishes next');
  await button(page, 'Share').click();
  await expectSoon(() => page.locator('#share-text').inputValue(), /marks vanish: X’s turn\. X b2 vanishes next\./);
  await page.keyboard.press('Escape');
  await playByMouse(page, 'c3');
  await statusSays(page, /X c3\. X’s mark at b2 vanished\. O’s turn\. +O a2 vanishes next\. *$/);
});

test('where cells are smaller than a finger the first tap aims, and the second plays: in a column where marks fall', async () => {
  const page = await site.open('#v=1&rules=10,10,5,gravity', { viewport: { width: 320, height: 568 }, hasTouch: true });
  await tapCell(page, 'c2');
  await page.getByText('Tap c10 again to play.').waitFor();
  assert.doesNotMatch(await fragment(page), /moves=c/);
  await tapCell(page, 'c5');
  await holds(page, 'c10', 'X');
});

/** Whether a cell of a board of seven columns has a painted mark: an X has a middle, an O a rim. */
const isPainted = (page, name) =>
  page.evaluate((wanted) => {
    const canvas = document.getElementById('canvas');
    const side = canvas.width / 7;
    const [column, row] = [wanted.charCodeAt(0) - 97, Number(wanted.slice(1)) - 1];
    const at = (x, y) =>
      [...canvas.getContext('2d').getImageData((column + x) * side, (row + y) * side, 1, 1).data].join();
    const ground = at(0.5, 0.08);
    return at(0.5, 0.5) !== ground || at(0.5, 0.24) !== ground;
  }, name);

test('falling: a finger leaves no mark where the next one would land', async () => {
  const page = await site.open(`#${falling}&x=human&o=human`, { hasTouch: true });
  await tapCell(page, 'e2');
  await holds(page, 'e6', 'X');
  await expectSoon(() => isPainted(page, 'e6'), true);
  // The mark passes there on its way down.
  await expectSoon(() => isPainted(page, 'e5'), false);
  await tapCell(page, 'e2');
  await holds(page, 'e5', 'O');
});

test('falling: in a puzzle too the mark is seen under the mouse where it would land, until a move has been made', async () => {
  const page = await site.open(`#v=1&puzzle=7,6,4,gravity.win.1.f1.${puzzled}`);
  await page.locator('.puzzle').waitFor();
  const [x, y] = await middle(page, 'd2');
  await expectSoon(() => isPainted(page, 'd6'), false);
  await page.mouse.move(x, y);
  await expectSoon(() => isPainted(page, 'd6'), true);
  await page.mouse.move(0, 0);
  await expectSoon(() => isPainted(page, 'd6'), false);
  // A passing finger shows nothing.
  await cell(page, 'd2').evaluate(
    (one, [clientX, clientY]) =>
      one.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType: 'touch', bubbles: true })),
    [x, y],
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await isPainted(page, 'd6'), false);
  await page.mouse.move(x, y);
  await expectSoon(() => isPainted(page, 'd6'), true);
  await page.mouse.click(x, y);
  await statusSays(page, /d6 is right/);
  await expectSoon(() => isPainted(page, 'd4'), false);
});
