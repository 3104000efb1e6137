import { liveWords } from '../../web/words/en/live.ts';
import { expectSoon } from './support/expect.mjs';
import { connect, withTwoInChromium } from './support/friend.mjs';

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
