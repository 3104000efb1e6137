// Undo, redo, the move list, replay, and branching from the middle.
import assert from 'node:assert/strict';
import { button, clickCell, holds, marks, status, statusSays } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const game = '#v=1&moves=a1.b1.b2.c1.c3';

test('the move list goes to any move; first, back, forward and last step', async () => {
  const page = await site.open(game);
  await button(page, 'Move 2, O b1').click();
  await expectSoon(() => marks(page), 'XO.......');
  await expectSoon(() => button(page, 'Move 2, O b1').getAttribute('aria-current'), 'step');
  for (const [name, wanted] of [
    ['Next move', 'XO..X....'],
    ['Previous move', 'XO.......'],
    ['To the start', '.........'],
    ['To the end', 'XOO.X...X'],
  ]) {
    await button(page, name).click();
    await expectSoon(() => marks(page), wanted);
  }
});

/** A page in which time passes only when it is told to: nothing runs on while a test looks at it. */
async function openOutOfTime(fragment) {
  const page = await (await site.context()).newPage();
  await page.clock.install();
  await page.goto(site.server.address + fragment);
  await playable(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

test('replay shows the moves one by one, and can be paused', async () => {
  const page = await openOutOfTime(game);
  await button(page, 'Replay').dispatchEvent('click');
  for (const shown of ['.........', 'X........', 'XO.......']) {
    await expectSoon(() => marks(page), shown);
    await page.clock.runFor(900);
  }
  await button(page, 'Pause').dispatchEvent('click');
  await page.clock.runFor(60_000);
  await expectSoon(() => marks(page), 'XO..X....');
  await button(page, 'Replay').dispatchEvent('click');
  await page.clock.runFor(60_000);
  await expectSoon(() => marks(page), 'XOO.X...X');
  await button(page, 'Replay').waitFor();
});

test('playing from the middle starts a branch without a question, and Restore brings the later moves back', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1');
  const listed = () => page.getByRole('region', { name: 'Moves' }).getByRole('listitem').allTextContents();
  await expectSoon(() => button(page, 'Restore').count(), 0);
  await button(page, 'Move 2, O b1').click();
  await clickCell(page, 'a3');
  await holds(page, 'a3', 'X');
  await statusSays(page, /^Replaced your last 2 moves\. X a3\. O to move\.$/);
  await expectSoon(listed, ['1 a1', '2 b1', '3 a3']);
  await expectSoon(() => page.getByRole('dialog').count(), 0);
  await button(page, 'Restore').click();
  await statusSays(page, /Restored 2 moves/);
  await expectSoon(listed, ['1 a1', '2 b1', '3 b2', '4 c1']);
  await button(page, 'Restore').click();
  await expectSoon(listed, ['1 a1', '2 b1', '3 a3']);
});

test('who presses a cell at an earlier moment, at which the computer was to move, is not told to wait', async () => {
  const page = await site.open('#v=1&o=easy&moves=b2.a1');
  await button(page, 'Move 1, X b2').click();
  await expectSoon(() => marks(page), '....X....');
  await clickCell(page, 'c3');
  await statusSays(page, /Go to the last move first\./);
  assert.doesNotMatch(await status(page), /thinking/);
});
