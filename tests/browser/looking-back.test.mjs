// An earlier moment of a finished game is looked at: the game stays one that is over.
import assert from 'node:assert/strict';
import { button, marks, playByMouse } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const score = async (page) => [
  await page.locator('#score-x').textContent(),
  await page.locator('#score-o').textContent(),
];

for (const when of ['at once', 'after a reload']) {
  test(`who looks back at a finished game begins the next one with marks changed and nothing to restore, ${when}`, async () => {
    const page = await site.open('#v=1');
    await button(page, 'Settings').click();
    await page.getByLabel('Alternate who starts', { exact: true }).check();
    await page.keyboard.press('Escape');
    await playByMouse(page, 'a1', 'b1', 'a2', 'b2', 'a3');
    await expectSoon(() => score(page), ['1', '0']);
    await button(page, 'Previous move').click();
    await expectSoon(() => marks(page), 'XO.XO....');
    if (when === 'after a reload') {
      await page.reload();
      await playable(page);
      await expectSoon(() => marks(page), 'XO.XO....');
    }
    await button(page, 'New game').click();
    await expectSoon(() => marks(page), '.........');
    await expectSoon(() => score(page), ['0', '1']);
    assert.ok(await page.locator('#restore-game').isHidden());
  });
}
