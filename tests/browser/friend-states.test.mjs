// What is seen of a game with a friend elsewhere, by link and live: on a small phone the board stays where
// it is against the computer in every state, each step of a dialog is seen whole, all is large enough for a finger, and axe finds
// nothing.
import assert from 'node:assert/strict';
import { axeFaults } from './support/axe.mjs';
import { boardBox, tooSmall } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { friendStates } from './screenshots/friend-states.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const phone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
/** Longer than a phone by what they are. */
const scrolled = ['friend: match sheet'];
const themes = { light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' }, contrast: { contrast: 'more' } };
/** All kinds of things there are, for a look at all sets of colours. */
const coloured = ['friend: match sheet', 'friend: links', 'friend: games differ', 'live: invitation', 'live: asks'];

/** All else of the page is looked at in `accessibility`. */
const faultsOf = async (page) => {
  const part = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : '.page';
  return axeFaults(page, { part });
};
/** How much of an open dialog is out of sight, and what is wider than the screen. */
const measured = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    return {
      hidden: dialog ? dialog.scrollHeight - dialog.clientHeight : 0,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });

test('a game with a friend on a small phone, in every state', async () => {
  const context = await site.context(phone);
  // Where it stands in a game against the computer.
  const first = await context.newPage();
  await first.goto(`${site.server.address}#v=1&o=easy`);
  await playable(first);
  const place = await boardBox(first);
  for (const [state, [fragment, prepare]] of Object.entries(friendStates)) {
    const page = await context.newPage();
    await page.goto(site.server.address + (fragment || '#v=1'));
    await playable(page);
    await prepare(page);
    const wanted = { hidden: 0, overflow: 0, small: [] };
    if (scrolled.includes(state)) delete wanted.hidden;
    const found = async () => {
      const all = { ...(await measured(page)), small: await tooSmall(page) };
      return Object.fromEntries(Object.keys(wanted).map((name) => [name, all[name]]));
    };
    await expectSoon(async () => ({ state, ...(await found()) }), { state, ...wanted });
    // The sheet comes before such a game.
    if (!scrolled.includes(state)) await expectSoon(async () => [state, ...(await boardBox(page))], [state, ...place]);
    for (const [theme, media] of Object.entries(themes).slice(0, coloured.includes(state) ? 3 : 1)) {
      await page.emulateMedia(media);
      await page.locator(`:root[data-theme=${theme}]`).waitFor();
      assert.deepEqual(await faultsOf(page), [], `${state}, ${theme}`);
    }
    await page.close();
  }
});
