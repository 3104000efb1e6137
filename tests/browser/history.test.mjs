import { button, clickCell, marks, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
test('the list and its steps lead to any move; who plays from there is asked nothing, and Restore brings the later moves back', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1');
  const listed = () => page.getByRole('region', { name: 'Moves' }).getByRole('listitem').allTextContents();
  await expectSoon(() => button(page, 'Restore').count(), 0);
  for (const [name, wanted] of [
    ['Move 3, X b2', 'XO..X....'],
    ['Next move', 'XOO.X....'],
    ['Previous move', 'XO..X....'],
    ['To the start', '.........'],
    ['To the end', 'XOO.X....'],
    ['Move 2, O b1', 'XO.......'],
  ]) {
    await button(page, name).click();
    await expectSoon(() => marks(page), wanted);
  }
  await expectSoon(() => button(page, 'Move 2, O b1').getAttribute('aria-current'), 'step');
  await clickCell(page, 'a3');
  await statusSays(page, /^Replaced your last 2 moves\. X a3\. O to move\.$/);
  await expectSoon(listed, ['1 a1', '2 b1', '3 a3']);
  await expectSoon(() => page.getByRole('dialog').count(), 0);
  await button(page, 'Restore').click();
  await statusSays(page, /Restored 2 moves/);
  await expectSoon(listed, ['1 a1', '2 b1', '3 b2', '4 c1']);
  await button(page, 'Restore').click();
  await expectSoon(listed, ['1 a1', '2 b1', '3 a3']);
});
