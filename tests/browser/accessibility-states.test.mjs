// axe finds nothing in any state that the page can be in: those of the pictures, and a few that are no picture.
// Each is looked at in light colours for everything, and in dark ones for what colours can spoil.
import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishedGames, states as pictures } from './screenshots/states.mjs';
import { button, cell, statusSays, tapCell } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { invite, play } from './support/friend.mjs';

const site = useSite();

/** The pictures that need a friend's page, or games of other pictures. */
const others = /^friend: (asks|games differ|watching|match sheet)|^live: (reply, at|connected|asks|over|lost|left)/;

const more = {
  hint: [
    '#v=1&moves=a1.b2',
    async (page) => {
      await button(page, 'Hint').click();
      await statusSays(page, /Try /);
    },
  ],
  'aim on a small cell': [
    '#v=1&rules=15,15,5',
    async (page) => {
      await tapCell(page, 'h8');
      await statusSays(page, 'Tap h8 again to play.');
    },
  ],
  'set-up with too many marks': [
    '#v=1&moves=a1.b2',
    async (page) => {
      await button(page, 'Set up').click();
      const panel = page.getByRole('region', { name: 'Set up a position' });
      await panel.getByLabel('Position as text').fill('XXX/.../...');
      await statusSays(page, /too many/);
    },
  ],
  'sheet of a board that cannot be played': [
    '#v=1',
    async (page) => {
      await button(page, 'Match').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('Another board').click();
      await sheet.getByLabel('In a row', { exact: true }).fill('9');
      await page.getByText(/No line of 9 fits/).waitFor();
    },
  ],
  'sheet with a friend elsewhere': [
    '#v=1',
    async (page) => {
      await invite(page);
      await play(page, 'b2');
      await button(page, 'Match').click();
      await page.locator('#match-dialog .apart-games li').first().waitFor();
    },
  ],
  'going back and playing on': [
    '#v=1&moves=b2.a1.c3',
    async (page) => {
      await button(page, 'Undo').click();
      await cell(page, 'c1').evaluate((one) => one.click());
      await button(page, 'Restore').waitFor();
    },
  ],
};

async function violations(page, rules) {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  );
}

const states = { ...Object.fromEntries(Object.entries(pictures).filter(([name]) => !others.test(name))), ...more };
for (const [state, [fragment, prepare]] of Object.entries(states)) {
  test(`axe finds nothing: ${state}`, async () => {
    const context = await site.context({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    await context.addInitScript((games) => {
      const key = `tic-tac-toe ${new URL('.', location.href).pathname} games`;
      localStorage.setItem(key, JSON.stringify({ version: 1, games }));
    }, finishedGames);
    const page = await context.newPage();
    await page.goto(site.server.address + (fragment || '#v=1'));
    await playable(page);
    await prepare(page);
    assert.deepEqual(await violations(page), []);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator(':root[data-theme=dark]').waitFor();
    assert.deepEqual(await violations(page, ['color-contrast']), []);
  });
}
