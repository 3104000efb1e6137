// The board as plain text, for those who switch it on.
import assert from 'node:assert/strict';
import { button, clickCell } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const asText = (page) => page.getByRole('region', { name: 'Board as text' });
const switchTo = async (page, on) => {
  await button(page, 'Settings').click();
  await page.getByRole('checkbox', { name: 'Board as text' }).setChecked(on);
  await page.keyboard.press('Escape');
};

test('it follows the game, is remembered, and is not there for anybody else', async () => {
  const page = await site.open('#v=1&moves=b2.a1');
  await expectSoon(() => asText(page).count(), 0);
  await switchTo(page, true);
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . .');
  await clickCell(page, 'c3');
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . X');
  await button(page, 'Undo').click();
  await expectSoon(() => asText(page).textContent(), /3 \. \. \.$/);
  await page.reload();
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . .');
  await switchTo(page, false);
  await asText(page).waitFor({ state: 'hidden' });
  await page.reload();
  await button(page, 'Settings').click();
  await expectSoon(() => page.getByRole('checkbox', { name: 'Board as text' }).isChecked(), false);
  await expectSoon(() => asText(page).count(), 0);
});

test('the columns of a big board stand under each other, and a narrow page does not overflow', async () => {
  const page = await site.open('#v=1&rules=15,12,5&moves=a1.b10.o12', { viewport: { width: 320, height: 568 } });
  await switchTo(page, true);
  const lines = (await expectSoon(() => asText(page).textContent(), /X/)).split('\n');
  assert.equal(lines[0], '   a b c d e f g h i j k l m n o');
  assert.equal(lines[1], ' 1 X . . . . . . . . . . . . . .');
  assert.equal(lines[10], '10 . O . . . . . . . . . . . . .');
  assert.equal(lines[12], '12 . . . . . . . . . . . . . . X');
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
});
