// What the browser writes in a language of its own is written in the page's.
import assert from 'node:assert/strict';
import { button, playByMouse, statusSays } from './support/board.mjs';
import { invite, send } from './support/friend.mjs';
import { useSite } from './support/browser.mjs';
import { test } from './support/living.mjs';

const site = useSite();

test('dates, times and numbers are those of the page’s language, in a browser of another', async () => {
  const page = await site.open('#v=1', { locale: 'ar-EG', timezoneId: 'Africa/Cairo' });
  // Else this shows nothing.
  assert.match(await page.evaluate(() => new Date(0).toLocaleString([])), /[\u0660-\u0669]/);
  await playByMouse(page, 'a1', 'b1', 'b2', 'c1', 'c3');
  await statusSays(page, /X wins/);
  await button(page, 'Statistics').click();
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await dialog.locator('summary').click();
  const told = await dialog.textContent();
  assert.match(told, /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+, \d{4}/);
  await page.keyboard.press('Escape');
  await button(page, 'New game').click();
  await invite(page);
  await playByMouse(page, 'b2');
  await send(page);
  await button(page, 'Match').click();
  const games = page.locator('.apart-games');
  await games.getByText('since').first().waitFor();
  const line = await games.textContent();
  assert.match(line, /since .*\d\d:\d\d/);
  assert.doesNotMatch(told + line, /[\u0600-\u06ff]/);
});
