// Hint and Analyse in a game with a friend elsewhere: they wait for its end, unless both have agreed on help.
import assert from 'node:assert/strict';
import { inBrowser } from './support/engines.mjs';
import { expectSoon } from './support/expect.mjs';
import { forgetStored } from './support/stored.mjs';

const waits = /You and your friend agreed: no help/;
const disabled = (tab) =>
  tab.run(() => ['hint', 'analyse'].map((id) => document.getElementById(id).ariaDisabled).join(' '));
// On a low screen the list is a sheet that is closed at first.
const isListed = (tab) => tab.run(() => document.getElementById('analyse').ariaPressed === 'true');

/** Invites by the sheet of the match; resolves to the link for the friend. */
async function invite(tab, { help, name = '' }) {
  // On a wide page it is hidden while the analysis is on; on a phone it is there.
  await tab.run(() => document.getElementById('match').click());
  await expectSoon(() => tab.run(() => Boolean(document.querySelector('#match-dialog[open]'))), true);
  await tab.run(
    (wanted, called) => {
      document.querySelector('input[name=opponent][value=elsewhere]').click();
      document.querySelector('input[name=mark][value=X]').click();
      document.getElementById('own-name').value = called;
      if (wanted) document.querySelector('input[name=help][value=help]').click();
    },
    help,
    name,
  );
  await tab.press('Start');
  await expectSoon(() => tab.text('#apart .apart-status'), /^You are X\./);
  await tab.play('b2');
  return expectSoon(() => tab.run(() => location.hash), /^#g=/);
}

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
  assert.equal(await tab.run(() => document.getElementById('analyse').ariaPressed), 'false');
}

/** The link opened by somebody else, who has nothing stored. */
async function openAsFriend(open, host, link) {
  await host.goto('about:blank');
  const guest = await open();
  await guest.run(forgetStored);
  const page = await guest.run(() => new URL('.', location.href).href);
  await guest.goto('about:blank');
  await guest.goto(page + link);
  await expectSoon(() => guest.text('#apart .apart-status'), /^You are O\./);
  return guest;
}

inBrowser('Chromium', 'a friend’s game gets no help before its end, on either side', async ({ open }) => {
  const host = await open();
  await host.press('#analyse');
  await expectSoon(() => host.run(() => document.getElementById('analyse').ariaPressed), 'true');
  const link = await invite(host, { help: false });
  await isRefused(host);
  await host.reload();
  await host.playable();
  await isRefused(host);
  const guest = await openAsFriend(open, host, link);
  await isRefused(guest);
});

inBrowser('Chromium', 'a friend’s game with help says so to who is invited, and both may ask', async ({ open }) => {
  const host = await open();
  const link = await invite(host, { help: true, name: 'Zoë <b>\u202e' });
  await expectSoon(() => disabled(host), 'false false');
  await host.press('#hint');
  await host.says(/^Try /);
  const guest = await openAsFriend(open, host, link);
  await guest.says(/\u2068Zoë <b>\u2069 invited you .*Hints and analysis are allowed\. You are O\./);
  await expectSoon(() => disabled(guest), 'false false');
  await guest.press('#hint');
  await guest.says(/^Try /);
  await guest.press('#analyse');
  await expectSoon(() => isListed(guest), true);
});
