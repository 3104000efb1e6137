// The game whose marks fall: a press anywhere in a column, by mouse, finger, keys and ear, and all that a game has.
import assert from 'node:assert/strict';
import {
  askForHint,
  button,
  cell,
  clickCell,
  holds,
  marks,
  recordDrawnTexts,
  status,
  statusSays,
  tapCell,
} from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { friendOf, invite, linkOf, send, stands, take } from './support/friend.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const rules = 'v=1&rules=7,6,4,gravity';
const address = (page) => page.evaluate(() => location.hash);
const movesAre = (page, moves) => expectSoon(() => address(page), new RegExp(`moves=${moves.replaceAll('.', '\\.')}$`));
const press = (page, name) => cell(page, name).evaluate((one) => one.click());

/** Plays in columns by the buttons of cells, whichever of the column, to where the marks land. */
async function play(page, pressed, landed) {
  const cells = landed.split('.');
  for (const [index, name] of pressed.split('.').entries()) {
    await press(page, name);
    await expectSoon(() => address(page), new RegExp(`${cells[index]}$`));
  }
}

test('it is chosen in the strip; the mouse plays anywhere in a column, and a full one is refused', async () => {
  const page = await site.open();
  await page.getByRole('button', { name: 'Four in a row 7×6' }).click();
  await expectSoon(() => address(page), /rules=7,6,4,gravity&/);
  for (const [pressed, landed, mark] of [
    ['d1', 'd6', 'X'],
    ['d4', 'd5', 'O'],
    ['d6', 'd4', 'X'],
    ['c2', 'c6', 'O'],
  ]) {
    await clickCell(page, pressed);
    await holds(page, landed, mark);
  }
  await movesAre(page, 'd6.d5.d4.c6');
  await statusSays(page, /O c6|O played c6|X to move/);
  await play(page, 'd1.d1.d1', 'd3.d2.d1');
  await clickCell(page, 'd3');
  await statusSays(page, /That column is full\./);
  await movesAre(page, 'd6.d5.d4.c6.d3.d2.d1');
  await button(page, 'Undo').click();
  await movesAre(page, 'd6.d5.d4.c6.d3.d2');
  assert.deepEqual(site.complaints, []);
});

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

test('the computer plays, hints, judges every column and gives reasons', async () => {
  const page = await site.open(`#${rules}&x=human&o=perfect&moves=d6.d5.d4.d3.d2.d1`);
  await askForHint(page);
  await statusSays(page, /Try [a-g][1-6]/);
  await press(page, 'b1');
  await holds(page, 'b6', 'X');
  await expectSoon(async () => (await marks(page)).replaceAll('.', '').length, 8);
  const late = await site.open(`#v=1&rules=7,4,4,gravity&x=human&o=human&moves=d4.d3.d2.d1.c4.b4.c3.b3`);
  await button(late, 'Analyse').click();
  await late.locator('#side .verdict', { hasText: 'X wins in 5' }).waitFor();
  await expectSoon(() => cell(late, 'c2').getAttribute('aria-label'), 'c2, empty, wins in 5');
});

test('a friend’s game by links; the link of the board and its words name where marks lie', async () => {
  const page = await site.open(`#${rules}`);
  await invite(page);
  await press(page, 'a1');
  await holds(page, 'a6', 'X');
  const friend = await friendOf(page, await linkOf(page));
  await holds(friend, 'a6', 'X');
  await send(page);
  await press(friend, 'a2');
  await holds(friend, 'a5', 'O');
  await take(page, await linkOf(friend));
  await stands(page, 'It’s your turn.');
  await holds(page, 'a5', 'O');
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

test('a puzzle is practised by columns, and the review and the statistics know the game', async () => {
  const page = await site.open('#puzzles');
  await page.getByLabel('What kind').selectOption('Marks fall: find the win');
  await page.getByRole('button', { name: 'Start: Practice' }).click();
  await statusSays(page, /a mistake\. You are [XO]\. You can win/);
  const lands = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#cells [role=row]:first-child button')].map((one) => one.dataset),
    );
  const free = (await lands()).find(({ mark }) => !mark).cell;
  const before = (await marks(page)).replaceAll('.', '').length;
  await press(page, free);
  await expectSoon(async () => (await marks(page)).replaceAll('.', '').length > before, true);
  await statusSays(page, new RegExp(`${free[0]}[1-6] (is|loses|draws|wins)|Solved`));
  const over = await site.open(`#${rules}&x=human&o=human&moves=a6.b6.a5.b5.a4.b4`);
  await press(over, 'a1');
  await statusSays(over, /X wins/);
  await statusSays(over, /Four in a row: a/);
  await button(over, 'Statistics').click();
  await over.getByRole('row', { name: /7×6, marks fall/ }).waitFor();
  await over.keyboard.press('Escape');
  await button(over, 'Review').click();
  await over
    .getByText(/X made no mistake|mistake/)
    .first()
    .waitFor();
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

test('an image and a text to share say what the game is', async () => {
  const page = await site.open(`#${rules}&x=human&o=human&moves=d6.d5`);
  const drawn = await recordDrawnTexts(page);
  await button(page, 'Share').click();
  await expectSoon(() => page.locator('#share-text').inputValue(), /7×6, marks fall: X to move/);
  const [image] = await Promise.all([page.waitForEvent('download'), button(page, 'Save image').click()]);
  assert.equal(image.suggestedFilename(), 'tic-tac-toe.png');
  assert.equal((await drawn())[1], '7×6, marks fall');
  await page.reload();
  await playable(page);
  await holds(page, 'd5', 'O');
  assert.match(await status(page), /./);
});
