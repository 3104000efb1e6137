// Hint and Analyse in a match without help: they have to wait for its end.
import { expectSoon } from './support/expect.mjs';
import { withTwoInChromium } from './support/friend.mjs';

const waits = /You and your friend agreed: no help/;
const disabled = (tab) =>
  tab.run(() => ['hint', 'analyse'].map((id) => document.getElementById(id).ariaDisabled).join(' '));
// On a low screen the list is in a sheet that starts closed.
const isListed = (tab) => tab.run(() => document.getElementById('analyse').ariaPressed === 'true');

/** Asks for everything by buttons and keys, and hears each time that it has to wait. */
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

withTwoInChromium('a friend’s game gets no help before its end, on either side', async (host, guest) => {
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
