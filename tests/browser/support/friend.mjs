// A game with a friend elsewhere in Chromium: one page, and the friend's in a browser context of its own.
import { button } from './board.mjs';
import { newContext, playable } from './browser.mjs';
import { forgetStored } from './stored.mjs';

/** What stands beside the board has this in it. */
export const stands = (page, text) => page.locator('.apart-line').filter({ hasText: text }).waitFor();
const press = (page, name) => button(page, name).click();

/** A field of a dialog, also where it is folded away. */
const fieldText = (page, id, form) =>
  page
    .waitForFunction(
      ([one, start]) => {
        const { value = '' } = document.getElementById(one) ?? {};
        return value.includes(start) && value;
      },
      [id, form],
    )
    .then((handle) => handle.jsonValue());

/** There is a mark on this cell. */
export const marked = (page, cell) => page.locator(`[data-cell=${cell}]:is([data-mark=X], [data-mark=O])`).waitFor();

export async function play(page, cell) {
  await page.locator(`[data-cell=${cell}]`).evaluate((one) => one.click());
  await marked(page, cell);
}

/** Chooses a friend elsewhere in the sheet of the match, and closes it. */
export async function invite(page, mark = 'X') {
  await press(page, 'Match');
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await page.locator(`input[name=mark][value=${mark}]`).check({ force: true });
  await press(page, 'Start');
  await stands(page, `You are ${mark}.`);
}

/** The link in this field of the dialog of links. */
export async function linkOf(page, id = 'link-for-friend') {
  await press(page, 'Link and code');
  const link = await fieldText(page, id, '#g=');
  await page.keyboard.press('Escape');
  return link;
}

/** Copies the link for the friend, so that it is out. */
export async function send(page) {
  await page.context().grantPermissions(['clipboard-write']);
  await press(page, 'Link and code');
  await press(page, 'Copy: Link for your friend');
  await stands(page, 'Your friend’s turn');
  await page.keyboard.press('Escape');
}

/** The link of the code that is shown: `j` of an invitation, `r` of a reply. */
export const codeOf = (page, kind) => fieldText(page, 'live-link', `#${kind}=`);

/** Where the friends of a context's pages are at home: what is loaded once need not be loaded again. */
const homes = new WeakMap();
async function homeOf(page) {
  const context = page.context();
  if (!homes.has(context)) {
    const home = await newContext(context.browser());
    // Each is somebody new.
    await home.addInitScript(forgetStored);
    homes.set(context, home);
  }
  return homes.get(context);
}

/** A page of somebody else, with this link open. It goes when `page` does. */
export async function friendOf(page, link) {
  const friend = await (await homeOf(page)).newPage();
  page.once('close', () => friend.close());
  await friend.goto(link);
  await playable(friend);
  return friend;
}

/** Takes a link as the browser does when it is opened in this tab. */
export async function take(page, link) {
  await page.evaluate((to) => location.assign(to), link);
}

/** Lets a friend reply to the live invitation of a page; gives their page once both are connected. A path that is given up
 * because the machine is busy is sought once more, as a person would. */
export async function connect(page) {
  const line = (one) =>
    one.locator('.apart-line').filter({ hasText: /Connected\.|can’t be reached|has been gone since/ });
  for (let left = 3; left > 0; left -= 1) {
    await button(page, 'Live').or(button(page, 'Reconnect')).first().click();
    const friend = await friendOf(page, await codeOf(page, 'j'));
    const reply = await codeOf(friend, 'r');
    await press(page, 'Enter the reply');
    await page.getByRole('textbox', { name: 'Code or link from your friend' }).fill(reply);
    await press(page, 'Connect');
    await Promise.all([page, friend].map((one) => line(one).waitFor()));
    const said = await Promise.all([page, friend].map((one) => line(one).textContent()));
    if (said.every((text) => text.includes('Connected.'))) return friend;
    await page.keyboard.press('Escape');
    await friend.close();
  }
  throw new Error('no connection at the third try');
}
