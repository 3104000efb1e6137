// Hint and Analyse in a game with a friend elsewhere: they wait for its end, unless both have agreed on help.
import { expectSoon } from './support/expect.mjs';
import { withTwoPlayers } from './support/friend.mjs';

const alone = ['Chromium', 'Chromium'];
const waits = /You and your friend agreed: no help/;
const disabled = (tab) =>
  tab.run(() => ['hint', 'analyse'].map((id) => document.getElementById(id).ariaDisabled).join(' '));
// On a low screen the list is a sheet that is closed at first.
const isListed = (tab) => tab.run(() => document.getElementById('analyse').ariaPressed === 'true');

/** Asks for everything by buttons and keys, and is told each time that it waits. */
async function isRefused(tab) {
  await expectSoon(() => disabled(tab), 'true true');
  for (const id of ['#hint', '#analyse']) {
    await tab.run(() => document.getElementById('said').replaceChildren());
    await tab.press(id);
    await tab.says(waits);
  }
  await tab.run(() => document.getElementById('said').replaceChildren());
  await tab.run(() => document.querySelector('[role=grid] button[tabindex="0"]').focus());
  await tab.key('h');
  await tab.says(waits);
  await expectSoon(() => tab.run(() => document.getElementById('analyse').ariaPressed), 'false');
}

withTwoPlayers(alone, 'a friend’s game gets no help before its end, on either side', async (host, guest) => {
  const one = await host.open();
  await one.press('#analyse');
  await expectSoon(() => isListed(one), true);
  await one.invite('X');
  await one.play('b2');
  await one.reload();
  await one.playable();
  await isRefused(one);
  await isRefused(await guest.open(await one.send()));
});

withTwoPlayers(alone, 'a friend’s game with help says so to who is invited, and both may ask', async (host, guest) => {
  const one = await host.open();
  await one.invite('X', { help: true, name: 'Zoë <b>\u202e' });
  await one.play('b2');
  await expectSoon(() => disabled(one), 'false false');
  const two = await guest.open(await one.send());
  await two.says(/\u2068Zoë <b>\u2069 invited you .*Hints and analysis are allowed\. You are O\./);
  await expectSoon(() => disabled(two), 'false false');
  await two.press('#hint');
  await two.says(/^Try /);
  await two.press('#analyse');
  await expectSoon(() => isListed(two), true);
});
