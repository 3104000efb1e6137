// Two people with separate storage, who send each other links: as tabs of any browser, or as pages of Chromium.
import assert from 'node:assert/strict';
import { newContext, playable, serve } from './browser.mjs';
import { copySite, playwrightTab, visitorOf, withHands } from './engines.mjs';
import { expectSoon } from './expect.mjs';
import { test } from './living.mjs';
import { forgetStored } from './stored.mjs';

/** A tab with a remote match. */
function withLinks(tab) {
  const status = () => tab.text('#apart .apart-status');
  const anyCode = () => tab.run(() => document.getElementById('live-link')?.value ?? '');
  return {
    ...tab,
    status,
    /** Waits until the panel says this. */
    stands: (pattern) => expectSoon(status, pattern),
    shows: (marks) => expectSoon(() => tab.marks(), marks),
    /** Invites a friend elsewhere in the match sheet. */
    async invite(mark = 'X', { help = false, name = '' } = {}) {
      // On a wide page its button is hidden while the analysis is on.
      await tab.run(() => document.getElementById('match').click());
      await expectSoon(() => tab.run(() => Boolean(document.querySelector('#match-dialog[open]'))), true);
      const choose = (wanted, withHelp, called) => {
        document.querySelector('input[name=opponent][value=elsewhere]').click();
        document.querySelector(`input[name=mark][value=${wanted}]`).click();
        if (called) document.getElementById('own-name').value = called;
        if (withHelp) document.querySelector('input[name=help][value=help]').click();
      };
      await tab.run(choose, mark, help, name);
      await tab.press('Start');
      await expectSoon(status, new RegExp(`^You are ${mark}\\.`));
    },
    /** Presses Send; resolves to the link that went to the clipboard. */
    async send(button = 'Send') {
      await tab.run(() => {
        globalThis.copied = '';
        const writeText = async (text) => (globalThis.copied = text);
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      });
      await tab.press(button);
      const link = await expectSoon(() => tab.run(() => globalThis.copied), /#g=/);
      // After sending, the panel waits for the friend, or the game is over, or it is this side's turn.
      await expectSoon(status, (text) => !/[Ss]end|Ask your friend/.test(text));
      await tab.run(() => document.querySelector('dialog[open]')?.close());
      return link;
    },
    /** Waits until the words about the live connection are these. */
    live: (pattern) => expectSoon(() => tab.text('#apart .live-status'), pattern),
    anyCode,
    /** The link of this side's code, once there is one: `j` of an invitation, `r` of a reply. */
    ownCode: (kind, before = '') =>
      expectSoon(anyCode, (link) => link !== before && new RegExp(`#${kind}=[\\w-]+\\.`).test(link)),
    /** Pastes what the friend has sent into the dialog. */
    async paste(code) {
      await tab.run((text) => {
        const toReply = [...document.querySelectorAll('#live-dialog button')].find(
          (one) => one.textContent === 'Enter the reply',
        );
        toReply?.click();
        document.getElementById('live-theirs').value = text;
      }, code);
      await tab.press('Connect');
    },
    /** The notice over the board. */
    notice: (pattern) => expectSoon(() => tab.text('#apart-notice'), pattern),
  };
}

/** Runs a test with two people, both new visitors. `open` of each resolves to a tab with the game on it, at their own
 * origin: links open there.
 * @param {[string, string]} pair names of browsers */
export function withTwoPlayers(pair, name, act) {
  test(`${pair.join(' and ')}: ${name}`, async () => {
    const site = copySite();
    const servers = [];
    const player = async (browserName) => {
      const server = await serve(site.folder);
      servers.push(server);
      const newTab = await visitorOf(browserName);
      const goto = (tab) => (link) => tab.goto(/#/.test(link) ? server.address + new URL(link).hash : link);
      const open = async (link = '#') => {
        const tab = await newTab();
        const withGame = withLinks(withHands({ ...tab, goto: goto(tab) }));
        await withGame.goto(new URL(link, server.address).href);
        await withGame.playable();
        return withGame;
      };
      return { open };
    };
    try {
      await act(await player(pair[0]), await player(pair[1]));
    } finally {
      for (const server of servers) await server.close();
      site.remove();
    }
  });
}
export const withTwoInChromium = (name, act) => withTwoPlayers(['Chromium', 'Chromium'], name, act);

/** A match in which the guest has the next move. */
export async function begun(host, guest) {
  const one = await host.open();
  await one.invite('X');
  await one.play('b2');
  const two = await guest.open(await one.send());
  await two.stands('You are O. It’s your turn.');
  return { one, two };
}

/** Connects two tabs: one invites, the other opens the link, and its reply is pasted. Both codes are fresh. Browsers
 * and the page give a path up after some time, which passes quickly on a busy machine: then they try once more, as a
 * person would. */
export async function connect(one, two, begin = 'Live') {
  const said = () => Promise.all([one, two].map((tab) => tab.text('#apart .live-status')));
  const areConnected = (all) => all.every((text) => text.startsWith('Connected'));
  const isOver = (all) => all.some((text) => /can’t be reached|Lost the connection/.test(text));
  for (let left = 3, button = begin; left > 0; left -= 1) {
    const [invitedBefore, repliedBefore] = await Promise.all([one.anyCode(), two.anyCode()]);
    await one.press(button);
    await two.goto(await one.ownCode('j', invitedBefore));
    await one.paste(await two.ownCode('r', repliedBefore));
    if (areConnected(await expectSoon(said, (all) => areConnected(all) || isOver(all)))) return;
    await one.run(() => document.querySelector('dialog[open]')?.close());
    const again = () =>
      one.run(() => document.querySelector('#apart')?.innerText.match(/^(Reconnect|Live)$/m)?.[0] ?? '');
    button = await expectSoon(again, /./);
  }
  assert.fail(`no connection at the third try: ${await said()}`);
}

/** Both show these marks. */
export async function bothShow(marks, ...tabs) {
  for (const tab of tabs) await tab.shows(marks);
}

// The same for pages of Chromium, one of which opens the other.

const tabOf = (page) => withLinks(withHands(playwrightTab(page)));
export const invite = (page, mark) => tabOf(page).invite(mark);
export const play = (page, cell) => tabOf(page).play(cell);
export const send = (page) => tabOf(page).send();
/** The link of the code on show: `j` of an invitation, `r` of a reply. */
export const codeOf = (page, kind) => tabOf(page).ownCode(kind);
/** Waits until the panel contains this. */
export const stands = (page, text) => page.locator('.apart-line').filter({ hasText: text }).waitFor();
/** Waits until this cell has a mark. */
export const marked = (page, cell) => page.locator(`[data-cell=${cell}]:is([data-mark=X], [data-mark=O])`).waitFor();

/** The link in this field of the dialog of links. */
export async function linkOf(page, id = 'link-for-friend') {
  const tab = tabOf(page);
  await tab.press('Link and code');
  const link = await expectSoon(() => tab.run((field) => document.getElementById(field)?.value ?? '', id), /#g=/);
  await page.keyboard.press('Escape');
  return link;
}

/** Opens a link in this tab, as the browser does. */
export const take = (page, link) => page.evaluate((to) => location.assign(to), link);

/** The friends' own context, for each context: what is loaded once need not be loaded again. */
const homes = new WeakMap();

/** Another person's page, with this link open. It closes when `page` does. */
export async function friendOf(page, link) {
  const context = page.context();
  if (!homes.has(context)) {
    const home = await newContext(context.browser());
    // Each is a new visitor.
    await home.addInitScript(forgetStored);
    homes.set(context, home);
  }
  const friend = await homes.get(context).newPage();
  page.once('close', () => friend.close());
  await friend.goto(link);
  await playable(friend);
  return friend;
}

/** A friend's page that is connected to this one. */
export async function connected(page) {
  const friend = await friendOf(page, new URL('#v=1', page.url()).href);
  await connect(tabOf(page), tabOf(friend));
  return friend;
}
