// The game whose marks fall: a press anywhere in a column, by mouse, finger, keys and ear, and all that a game has.
import assert from 'node:assert/strict';
import { button, cell, clickCell, holds, statusSays, tapCell } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const rules = 'v=1&rules=7,6,4,gravity';
const address = (page) => page.evaluate(() => location.hash);
const movesAre = (page, moves) => expectSoon(() => address(page), new RegExp(`moves=${moves.replaceAll('.', '\\.')}$`));
const press = (page, name) => cell(page, name).evaluate((one) => one.click());

test('a finger plays by a column; where cells are small the first tap aims, anywhere in it', async () => {
  const page = await site.open(`#${rules}`, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await tapCell(page, 'e1');
  await holds(page, 'e6', 'X');
  const small = await site.open('#v=1&rules=10,10,5,gravity', {
    viewport: { width: 320, height: 568 },
    hasTouch: true,
  });
  await tapCell(small, 'c2');
  await statusSays(small, /c10/);
  assert.doesNotMatch(await address(small), /moves=c/);
  await tapCell(small, 'c5');
  await holds(small, 'c10', 'X');
});

test('keys: a digit is a column, Enter plays in that of the focus, and one hears where the mark is', async () => {
  const page = await site.open(`#${rules}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('2');
  await holds(page, 'b6', 'X');
  await statusSays(page, /b6/);
  await page.keyboard.press('7');
  await holds(page, 'g6', 'O');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await holds(page, 'a6', 'X');
  await page.keyboard.press('8');
  await page.keyboard.press('0');
  await movesAre(page, 'b6.g6.a6');
  await page.keyboard.press('l');
  await statusSays(page, /The last move was X a6\./);
  await page.keyboard.press('b');
  await statusSays(page, /X b6.*a6|a6.*b6/);
});

test('a mark is seen falling, and not where motion is unwanted; then nothing asks for frames', async () => {
  const frames = async (page) => {
    await page.evaluate(() => {
      globalThis.frames = 0;
      const put = CanvasRenderingContext2D.prototype.putImageData;
      CanvasRenderingContext2D.prototype.putImageData = function (...given) {
        globalThis.frames += 1;
        put.apply(this, given);
      };
    });
    await press(page, 'd1');
    await holds(page, 'd6', 'X');
    let before = -1;
    const count = () => page.evaluate(() => globalThis.frames);
    await expectSoon(async () => {
      const still = before === (await count());
      before = await count();
      await page.waitForTimeout(300);
      return still;
    }, true);
    return before;
  };
  const moving = await frames(await site.open(`#${rules}`, { reducedMotion: 'no-preference' }));
  const still = await frames(await site.open(`#${rules}`, { reducedMotion: 'reduce' }));
  assert.ok(moving > 4, `${moving} frames`);
  assert.ok(still <= 2, `${still} frames`);
});

test('an address whose mark would float, or whose column is full, keeps what is right before it', async () => {
  const page = await site.open(`#${rules}&moves=d6.d4`);
  await statusSays(page, /a mark there would fall further/);
  await holds(page, 'd6', 'X');
  await expectSoon(() => address(page), /moves=d6$/);
  const other = await site.open('#v=1&rules=7,6,4,gravity,vanish');
  await statusSays(other, /vanish doesn’t go with gravity/);
  const large = await site.open('#v=1&rules=11,6,4,gravity');
  await statusSays(large, /a board where marks fall has 1 to 10 columns/);
});

test('a position is set up by marks that fall, and its text must be one that can have fallen', async () => {
  const page = await site.open(`#${rules}&x=human&o=human`);
  await button(page, 'Set up').click();
  await clickCell(page, 'c1');
  await statusSays(page, /c6, X\. O to move/);
  await clickCell(page, 'c2');
  await statusSays(page, /c5, O\. X to move/);
  const field = page.getByLabel('Position as text');
  assert.equal(await field.inputValue(), '......./......./......./......./..O..../..X....');
  await field.fill('......./......./......./......./..X..../..X....');
  await statusSays(page, /Too many Xs/);
  await field.fill('......./......./......./......./..X..../.......');
  await statusSays(page, /A mark floats/);
  await field.fill('......./......./......./......./..X..../..O....');
  await statusSays(page, /can’t have fallen in this order/);
  await field.fill('......./......./......./......./..O..../..X....');
  await button(page, 'Play from here').click();
  await press(page, 'c1');
  await holds(page, 'c4', 'X');
  await expectSoon(() => address(page), /position=.*moves=c4$/);
});

test('its rules have fields: what does not go together is said', async () => {
  const page = await site.open();
  await button(page, 'Settings').click();
  await page.getByLabel('Marks', { exact: true }).selectOption('Fall');
  await page.getByText('Choose a column, and your mark falls as far as it can.').waitFor();
  await page.getByLabel('Columns').fill('11');
  await page.getByText('Columns: a whole number from 1 to 10.').waitFor();
  await page.getByLabel('Columns').fill('5');
  await page.getByLabel('Rows').fill('4');
  await page.getByLabel('Misère').check();
  await page.keyboard.press('Escape');
  await button(page, 'New game').click();
  await expectSoon(() => address(page), /rules=5,4,3,gravity,misere&/);
});
