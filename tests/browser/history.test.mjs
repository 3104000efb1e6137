import { button, clickCell, holds, marks, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
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
