// The board as plain text, for users who switch it on.
import { button, clickCell, goTo } from './support/board.mjs';
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

test('it follows the game, is remembered, is not there for anybody else, and leaves a narrow page as wide as it is', async () => {
  const page = await site.open('#v=1&moves=b2.a1', { viewport: { width: 320, height: 568 } });
  await expectSoon(() => asText(page).count(), 0);
  await switchTo(page, true);
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . .');
  await goTo(page, '#v=1&rules=20,20,5');
  await expectSoon(() => asText(page).textContent(), /^20 [. ]+$/m);
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  await goTo(page, '#v=1&moves=b2.a1');
  await clickCell(page, 'c3');
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . X');
  await page.reload();
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . X');
  await switchTo(page, false);
  await asText(page).waitFor({ state: 'hidden' });
});
