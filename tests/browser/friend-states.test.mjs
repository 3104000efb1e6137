// The look of a game with a friend elsewhere, by link and live: on a small phone the board is where it is against the
// computer in every state, each step of a dialog is fully visible, everything is large enough for a finger, and axe
// finds nothing.
import { isClean } from './support/axe.mjs';
import { boardBox, tooSmall } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { friendStates } from './screenshots/friend-states.mjs';
import { visit } from './screenshots/states.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const phone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
/** These are longer than a phone. */
const scrolled = ['friend: match sheet'];

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
  // Where the board is in a game against the computer.
  let place;
  await visit(
    context,
    site.server.address,
    async function* againstTheComputer(page, open) {
      await open('#v=1&o=easy');
      place = await boardBox(page);
      yield* friendStates(page, open);
    },
    async (page, state) => {
      const wanted = { state, overflow: 0, small: [] };
      // The sheet comes before such a game.
      if (!scrolled.includes(state)) Object.assign(wanted, { hidden: 0, place });
      if (state === 'live: over') Object.assign(wanted, { first: 'result' });
      await expectSoon(async () => {
        const all = { state, ...(await measured(page)), small: await tooSmall(page), place: await boardBox(page) };
        all.first = await page.locator('#after > :not([hidden])').first().getAttribute('id');
        return Object.fromEntries(Object.keys(wanted).map((name) => [name, all[name]]));
      }, wanted);
      await isClean(page, state);
    },
  );
});
