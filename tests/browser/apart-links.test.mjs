// Games with a friend elsewhere: everything around their links and codes.
import assert from 'node:assert/strict';
import { liveWords } from '../../web/words/en/live.ts';
import { reload, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';
import { forgetStored } from './support/stored.mjs';
import {
  begun,
  connect,
  friendOf,
  invite,
  linkOf,
  marked,
  play,
  send,
  stands,
  take,
  withTwoInChromium,
} from './support/friend.mjs';

const site = useSite();

test('a copy of the tab that plays live says that the game is in the other one, not that its connection ended', async () => {
  const page = await site.open();
  await invite(page, 'X');
  const token = (await linkOf(page)).split('#g=')[1];
  await page.evaluate(
    (match) => {
      const at = (name) => `tic-tac-toe ${location.pathname} ${name}`;
      sessionStorage[at('live')] = `${match} ${sessionStorage[at('tab')]}`;
    },
    token.slice(1, 7),
  );
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void open(location.pathname))]);
  await expectSoon(() => copy.locator('#apart-notice').textContent(), /live in another tab/);
  await expectSoon(() => copy.locator('#turn').textContent(), 'Open in another tab');
  await reload(page);
  await stands(page, 'The connection ended when this page was reloaded');
});

withTwoInChromium('who comes back by Back finds the game as another tab has left it', async (host, guest) => {
  const { one, two } = await begun(host, guest);
  await two.play('a1');
  const reply = await two.send();
  await one.goto('about:blank');
  const other = await host.open(reply);
  await other.says(/Your friend played a1/);
  await other.play('b1');
  await other.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
  await one.goBack('OX..X....');
  await one.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
  await other.shows('OX..X....');
  // A messenger opens each link in a new tab, and you can play on in any of them.
  const third = await guest.open(await other.send());
  for (const tab of [two, third]) await tab.says(/^Your friend played b1\. Your turn/);
  await two.play('c1');
  await third.shows('OXO.X....');
  await third.press('Undo');
  await two.shows('OX..X....');
  await third.play('b3');
  await two.says(/^O b3\. Now send/);
  assert.equal(await third.text('#apart-notice'), '');
});

withTwoInChromium('an onlooker watches and cannot play', async (host, guest) => {
  const one = await host.open();
  await one.invite('O');
  await one.stands('You are O. Send the link to your friend. They go first.');
  await one.press('Link and code');
  const field = (id, tab = one) => expectSoon(() => tab.run((name) => document.getElementById(name).value, id), /#g=/);
  const code = () => one.run(() => document.querySelector('svg.code')?.getAttribute('aria-label') ?? '');
  await expectSoon(code, 'QR code of the link');
  const watcher = await guest.open(await field('link-for-onlookers'));
  await watcher.stands(/^You are watching\./);
  await watcher.press('[data-cell=a1]');
  await watcher.says(/You are watching this game/);
  await watcher.shows('.........');
  // A second device of the host’s has the host’s seat.
  await watcher.run(forgetStored);
  const second = await guest.open(await field('link-for-self'));
  await second.notice(/another tab/);
  await watcher.stands(/^You are O\. Your friend’s turn/);
  // Who opens a finished match can play the same game.
  const last = await host.open('#v=1&position=XX./OO./...');
  await last.invite('X');
  await last.play('c1');
  await last.press('Link and code');
  const late = await guest.open(await field('link-for-onlookers', last));
  await late.press('Try it yourself');
  await late.shows('.........');
});

withTwoInChromium('the device’s own sheet gets the link alone, and what is called off is not sent', async (host) => {
  const one = await host.open();
  await one.invite('X');
  await one.play('b2');
  /** Gives the browser a share sheet with this outcome; `globalThis.shared` is what it got. */
  const withSheet = (outcome) =>
    one.run((what) => {
      globalThis.shared = null;
      const share = async (data) => {
        globalThis.shared = Object.keys(data);
        if (what !== 'sent') throw new DOMException('no', what);
      };
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    }, outcome);
  for (const [outcome, status] of [
    ['AbortError', /^You are X\. .*[Ss]end it to your friend\.$/],
    ['sent', /^You are X\. Your friend’s turn/],
  ]) {
    await withSheet(outcome);
    await one.press('Send');
    await expectSoon(() => one.run(() => globalThis.shared), ['url']);
    await one.stands(status);
  }
  await one.says(/^X b2\. Your friend’s turn\.$/);
});

const partOfFriends = /\/friends-[0-9a-f]+\.js$/;

test('Chromium: a move in the moment after a reload is not lost', async () => {
  const page = await site.open('#v=1');
  await invite(page);
  const { release } = await holdBack(page, partOfFriends);
  await reload(page);
  await play(page, 'b2');
  release();
  await stands(page, 'Send it to your friend.');
  await marked(page, 'b2');
});

test('Chromium: where nothing can be stored, a move and a friend’s link are in the address', async () => {
  const one = await site.open('#v=1');
  await invite(one);
  // From now on the browser keeps nothing, neither for the page nor for this tab.
  const fill = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  await one.addInitScript(fill);
  await one.evaluate(fill);
  await play(one, 'b2');
  await one.reload();
  await marked(one, 'b2');
  await stands(one, 'Send it to your friend.');
  await send(one);
  await one.reload();
  await stands(one, 'Your friend’s turn');
  const two = await friendOf(one, await linkOf(one));
  await stands(two, 'You are O.');
  await play(two, 'a1');
  await take(one, await linkOf(two));
  await marked(one, 'a1');
  await one.reload();
  await marked(one, 'a1');
  await stands(one, 'You are X. It’s your turn.');
});

test('Chromium: a friend’s link waits in the address until its script can be had', async () => {
  const host = await site.open();
  await invite(host);
  await play(host, 'b2');
  const link = await linkOf(host);
  const { hash } = new URL(link);
  const addressIs = (page) => expectSoon(() => page.evaluate(() => location.hash), hash);
  const page = await (await site.context()).newPage();
  const failure = page.locator('#load-notice');
  await page.route(partOfFriends, (route) => route.abort());
  await page.goto(link);
  await failure.waitFor();
  await page.locator('#loading').waitFor({ state: 'detached' });
  // Playing on now loses neither game.
  await play(page, 'c3');
  await addressIs(page);
  await page.reload();
  await failure.waitFor();
  await page.unroute(partOfFriends);
  // A second failure in a row would reload the page; a first success need not.
  await failure.getByRole('button').click();
  await marked(page, 'b2');
  await stands(page, 'You are O. It’s your turn.');
  await failure.waitFor({ state: 'detached' });
});

test('Chromium: a key for Undo that is held down takes back one move of a match, and all of a game here', async () => {
  const hold = async (page) => {
    await page.locator('[data-cell=b2]').focus();
    for (let time = 0; time < 3; time += 1) await page.keyboard.down('u');
    await page.keyboard.up('u');
  };
  const one = await site.open('#v=1');
  await invite(one);
  await play(one, 'c3');
  await hold(one);
  await stands(one, 'Make the first move');
  const here = await site.open('#v=1&moves=a1.a2');
  await hold(here);
  await expectSoon(() => here.locator('[data-cell]:is([data-mark=X], [data-mark=O])').count(), 0);
});

withTwoInChromium('another game in the place of a match says where the match is', async (host, guest) => {
  const { one, two } = await begun(host, guest);
  await two.play('a1');
  const unsent = /you are O: not sent to your friend yet/;
  for (const [tab, other, buttons, listed, status] of [
    [one, '#v=1&moves=a1.a2', ['#match'], /you are X: your friend’s turn since/, /^You are X\. Your friend’s turn/],
    [two, '#v=1&o=easy&challenge=won.7.Ann', ['#match'], unsent, /Send it to your friend/],
    [
      two,
      '#v=1&o=easy',
      ['#play-friend', '#friend-dialog .friend-way + .friend-way'],
      unsent,
      /Send it to your friend/,
    ],
  ]) {
    await tab.run((to) => (location.hash = to), other);
    await tab.says(/^(?!Your friend).*Your online game is saved\. Press Match/);
    for (const button of buttons) await tab.press(button);
    await expectSoon(() => tab.text('dialog[open] .apart-games'), listed);
    await tab.press('Open');
    await tab.stands(status);
  }
  // Nothing is to be continued in one that is over and sent.
  const over = await host.open('#v=1&position=XX./OO./...');
  await over.invite('X');
  await over.play('c1');
  await over.send();
  await over.run(() => (location.hash = '#v=1&moves=a1.a2'));
  await over.says(/^(?!.*Your online game).*moves into the game/);
});

withTwoInChromium('the reply goes to the tab that waits for it', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.press('Live');
  const invitation = await one.ownCode('j');
  // Your own invitation is for your friend.
  await one.goto(invitation);
  await expectSoon(() => one.text('#live-dialog .told'), /This link is for your friend/);
  await one.live(/^Your invitation isn’t sent yet/);
  await one.run(() => document.getElementById('live-link').dispatchEvent(new ClipboardEvent('copy')));
  await one.live(/^Waiting since .* for your friend’s reply/);

  // The next step begins without this step's message.
  await one.press('Enter the reply');
  await expectSoon(() => one.text('#live-dialog .told'), '');

  const two = await guest.open(invitation);
  const reply = await two.ownCode('r');
  await two.run(() => {
    document.getElementById('live-name').value = 'Ben';
    document.getElementById('live-name').dispatchEvent(new Event('change'));
  });
  const later = await host.open(reply);
  await later.notice(/another tab.*You can close/);
  await one.live(/^Connected/);
  await two.live(/^Connected/);
  await one.play('a1');
  await two.shows('X........');
  await one.stands('You are X. \u2068Ben\u2069’s turn.');
  await expectSoon(() => later.text('#turn'), 'Open in another tab');
  await later.says(/^(?!.*wants to play again)/);
  // The same reply again: nothing waits for it any more, and this tab does not wait long for another tab's answer.
  await later.reload();
  await later.playable();
  await later.goto(reply);
  await later.notice(/has expired/);
});

withTwoInChromium('a link of the game pasted among codes is taken, and the dialog closes', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.play('b2');
  const link = await one.send();
  const two = await guest.open();
  const opens = (...dialogs) =>
    expectSoon(() => two.run(() => [...document.querySelectorAll('dialog[open]')].map(({ id }) => id)), dialogs);
  await two.press('#match');
  await opens('match-dialog');
  await two.run(() => document.querySelector('input[name=opponent][value=elsewhere]').click());
  await two.press('Enter a code');
  await opens('live-dialog');
  await two.paste('I have no code.');
  await expectSoon(() => two.text('#live-dialog .told'), liveWords.noCode);
  await two.paste(`Your turn (${link}), I have all day.`);
  await two.stands('You are O. It’s your turn.');
  await two.shows('....X....');
  await opens();
});

withTwoInChromium('another game on the board ends it', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  const two = await guest.open();
  await connect(one, two);
  await one.press('#match');
  await one.run(() => document.querySelector('input[name=opponent][value=friend]').click());
  await one.press('Start');
  await two.live(/^Your friend disconnected/);
  await expectSoon(() => one.run(() => document.getElementById('apart').hidden), true);
});
