// Live play when something is wrong: a friend's page that sends what it may not, codes that lead nowhere,
// and other tabs.
import { expectSoon } from './support/expect.mjs';
import { assert, bothShow, connect, reloaded, withTwoPlayers } from './support/two-players.mjs';

const alone = ['Chromium', 'Chromium'];

/** Lets a test send whatever it wants over the connection of a tab: `globalThis.channel`. */
const captureChannel = (tab) =>
  tab.run(() => {
    const real = RTCPeerConnection.prototype.createDataChannel;
    RTCPeerConnection.prototype.createDataChannel = function (...given) {
      globalThis.channel = real.apply(this, given);
      return globalThis.channel;
    };
  });
const sendRaw = (tab, texts) =>
  tab.run((all) => {
    for (const text of all) globalThis.channel.send(text);
  }, texts);

/** The letter in the field with this id. */
const letterIn = async (tab, id) => {
  await tab.press('Link and code');
  const link = await expectSoon(() => tab.run((name) => document.getElementById(name).value, id), /#g=/);
  await tab.press('Close');
  return link;
};

withTwoPlayers(alone, 'a hostile page is answered with err, and the game is kept', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  // A move of the host's, made by somebody else in their place.
  const thief = await guest.open(await letterIn(one, 'link-for-self'));
  await thief.stands(/^You are X\./);
  await thief.play('c3');
  const stolen = (await letterIn(thief, 'link-for-self')).split('#g=')[1];
  await thief.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await thief.goto('about:blank');

  const two = await guest.open();
  await captureChannel(two);
  const bad = [
    ['garbage'],
    ['<img src=x onerror=alert(1)>'],
    [`letter ${'A'.repeat(60_000)}`],
    Array(60).fill('wave'),
    ['letter BAAAAAAAAAAAAAAAAAAAAAAAA'],
    [`letter ${stolen}`],
    [`letter ${stolen.slice(0, -1)}`],
  ];
  for (const [index, texts] of bad.entries()) {
    await connect(one, two, index === 0 ? 'Live' : 'Reconnect');
    await sendRaw(two, texts);
    await one.live(/your friend’s page sent something wrong/);
    await two.live(/your friend’s page couldn’t read what this one sent/);
    await one.shows('.........');
    await one.stands('You are X. It’s your turn.');
  }
  assert.equal(await one.run(() => document.querySelectorAll('img').length), 0);
  // And after all that the two can play.
  await connect(one, two, 'Reconnect');
  await one.play('b2');
  await two.shows('....X....');
});

withTwoPlayers(alone, 'the reply goes to the tab that waits for it', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.press('Live');
  const invitation = await one.ownCode('j');
  // One's own invitation is for somebody else.
  await one.goto(invitation);
  await expectSoon(() => one.text('#live-dialog .told'), /This link is for your friend/);
  await one.live(/^Waiting for your friend’s reply since/);

  const two = await guest.open(invitation);
  const reply = await two.ownCode('r');
  const later = await host.openBeside(one, reply);
  await later.notice(/another tab.*You can close/);
  await one.live(/^Connected/);
  await two.live(/^Connected/);
  await one.play('a1');
  await two.shows('X........');
  // The same reply once more: nobody waits for it any more, nor does this tab for somebody's answer for long.
  await later.reload();
  await later.playable();
  await later.goto(reply);
  await later.notice(/has expired/);
});

withTwoPlayers(alone, 'codes that are damaged or pasted wrongly are told of', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.press('Live');
  const invitation = await one.ownCode('j');
  /** What the dialog says of something pasted. */
  const told = async (tab, pasted, pattern) => {
    if (pasted) await tab.paste(pasted);
    await expectSoon(() => tab.text('#live-dialog .told'), pattern);
  };
  await told(one, 'hello', /not a code/);
  await told(one, invitation, /link is for your friend/);
  const two = await guest.open(invitation.replace(/(?<=#j=.{9})./, (one) => (one === 'A' ? 'B' : 'A')));
  await told(two, '', /was changed on the way/);
  await told(two, invitation.replace(/(?<=#j=)./, 'A'), /another version/);
  // The text around a link is no matter.
  await two.paste(`Come and play: ${invitation}`);
  const first = await two.ownCode('r');
  await told(
    one,
    first.replace(/(?<=#r=.{9})./, (one) => (one === 'A' ? 'B' : 'A')),
    /was changed on the way/,
  );
  await one.press('Show code');
  await one.press('#live-dialog summary');
  // By a key: the button that was pressed goes with its step while the code is made, and the focus stays in the dialog.
  await one.run(() => [...document.querySelectorAll('#live-dialog details button')].at(-1).focus());
  await one.press('Fresh code');
  await expectSoon(
    () => one.run(() => [document.activeElement.tagName, Boolean(document.activeElement.closest('#live-dialog'))]),
    ['H2', true],
  );
  const fresh = () => one.run(() => document.getElementById('live-link')?.value ?? '');
  const renewed = await expectSoon(fresh, (link) => link.includes('#j=') && link !== invitation);
  await told(one, first, /has expired/);
  await two.goto(renewed);
  const second = () => two.run(() => document.getElementById('live-link')?.value ?? '');
  await one.paste(`Here: ${await expectSoon(second, (link) => link.includes('#r=') && link !== first)}. Bye!`);
  await two.live(/^Connected/);
});

withTwoPlayers(alone, 'a link of the game pasted among codes is taken, and the dialog closes', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.play('b2');
  const link = await one.send();
  const two = await guest.open();
  const isOpen = (dialog) =>
    expectSoon(() => two.run((id) => Boolean(document.querySelector(`${id}[open]`)), dialog), true);
  await two.press('#match');
  await isOpen('#match-dialog');
  await two.run(() => document.querySelector('input[name=opponent][value=elsewhere]').click());
  await two.press('Enter a code');
  await isOpen('#live-dialog');
  await two.paste(`Your turn (${link}), I have all day.`);
  await two.stands('You are O. It’s your turn.');
  await two.shows('....X....');
  await expectSoon(() => two.run(() => Boolean(document.querySelector('dialog[open]'))), false);
});

withTwoPlayers(alone, 'without a path the page says so, and the game goes on by link', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.press('Live');
  const two = await guest.open(await one.ownCode('j'));
  const reply = await two.ownCode('r');
  await two.goto('about:blank');
  // Fifteen seconds, in three.
  await one.hasten(5);
  await one.run(() => {
    globalThis.told = [];
    const note = () => globalThis.told.push(document.querySelector('#apart .live-status').textContent);
    new MutationObserver(note).observe(document.getElementById('apart'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await one.paste(reply);
  await one.live(/^Your friend’s device can’t be reached/);
  assert.ok(await one.run(() => globalThis.told.some((text) => text.startsWith('Connecting'))));
  await one.press('Close');
  await one.play('b2');
  const back = await guest.open(await one.send());
  await back.shows('....X....');
  // The game has gone on without it; live play can be begun anew, with all the time that it takes.
  await one.hasten(1);
  await connect(one, back);
});

withTwoPlayers(alone, 'another game on the board ends it', async (host, guest) => {
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

withTwoPlayers(alone, 'a reply is taken after four minutes, and a closed tab is noticed', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  const two = await guest.open();
  await one.press('Live');
  const invitation = await one.ownCode('j');
  await two.goto(invitation);
  const reply = await two.ownCode('r');
  // By then who replies has tried sixty addresses that nobody has.
  await two.run(() => {
    globalThis.tried = 0;
    const real = RTCPeerConnection.prototype.addIceCandidate;
    RTCPeerConnection.prototype.addIceCandidate = function (...given) {
      globalThis.tried += 1;
      // Hastened for longer it would try so many that there is no time left for the right one.
      if (globalThis.tried === 60) globalThis.setTimeout = globalThis.unhastened;
      return real.apply(this, given);
    };
  });
  // From here on: hastened, the page would not wait for its own addresses.
  await two.hasten(100);
  // So that their links stay under 300 characters, an invitation with a full board of 10×10. Where a host has named
  // STUN servers an invitation has candidates, too.
  const lengths = [invitation, reply].map((link) => link.split(/[=.]/).at(-2).length);
  const policy = await one.run(() => document.querySelector('[http-equiv=Content-Security-Policy]').content);
  const most = policy.includes('stun:') ? 156 : 78;
  assert.ok(lengths[0] <= most && lengths[1] <= 156, `a code has ${lengths} characters`);
  assert.match(reply, /\.B.{6}$/);
  await expectSoon(
    () => two.run(() => globalThis.tried),
    (count) => count >= 60,
  );
  await two.hasten(1);
  await one.paste(reply);
  for (const tab of [one, two]) await tab.live(/^Connected/);
  await one.play('b2');
  await two.shows('....X....');
  await two.goto('about:blank');
  await one.live(/^Connection lost at/);
});

const sleepy = ['Chromium', 'sleepy Chromium'];

withTwoPlayers(sleepy, 'a frozen tab goes on where it was once it is awake', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  const two = await guest.open();
  await connect(one, two);
  await two.freeze();
  // More than the page takes at once: it hears all that were sent when it is awake.
  await one.hasten(1000);
  for (let wave = 0; wave < 30; wave += 1) await one.press('Wave');
  await one.says(/enough waving/);
  await one.play('b2');
  await two.thaw();
  await two.says(/Your friend played b2/);
  await two.shows('....X....');
  await two.play('a1');
  await one.shows('O...X....');
  for (const tab of [one, two]) await tab.live(/^Connected/);
});

withTwoPlayers(
  sleepy,
  'a connection that ends while a tab is frozen is told of once it is awake',
  async (host, guest) => {
    const one = await host.open();
    await one.invite('X');
    const two = await guest.open();
    await connect(one, two);
    await two.freeze();
    await one.reload();
    await one.playable();
    await one.play('b2');
    await two.thaw();
    await two.live(/^Connection lost at/);
    await two.shows('.........');
    await connect(one, two);
    await bothShow('....X....', one, two);
  },
);

withTwoPlayers(alone, 'a move that the friend’s page has not confirmed is offered as a link', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  const two = await guest.open();
  await captureChannel(two);
  await connect(one, two);
  // From here on the friend's page hears nothing, and then it is gone.
  await two.run(() => {
    globalThis.channel.onmessage = null;
  });
  await one.play('b2');
  await one.stands('You are X. On its way to your friend…');
  await two.goto('about:blank');
  await one.live(/^Connection lost at/);
  await one.stands(/^You are X\. .*[Ss]end it to your friend\./);
  await reloaded(one);
  const back = await guest.open(await one.send());
  await back.shows('....X....');
  await back.stands('You are O. It’s your turn.');
  await one.stands(/^You are X\. Your friend’s turn/);
  // What was confirmed is not offered again.
  await connect(one, back);
  await back.play('a1');
  await one.shows('O...X....');
  await back.stands(/^You are O\. Your friend’s turn/);
  await one.goto('about:blank');
  await back.live(/^Connection lost at/);
  await back.stands(/^You are O\. Your friend’s turn/);
});

withTwoPlayers(
  alone,
  'a friend’s move while a position is set up is told, and is in the match',
  async (host, guest) => {
    const one = await host.open();
    await one.invite('X');
    const two = await guest.open();
    await connect(one, two);
    await one.play('b2');
    await two.stands(/It’s your turn/);
    await two.shows('....X....');
    await one.press('#set-up');
    await expectSoon(() => one.text('.set-up h2'), 'Set up a position');
    await one.press('[data-cell=c3]');
    await one.shows('....X...O');
    await two.play('a1');
    await one.notice(/news from your friend/);
    await one.shows('....X...O');
    // The position is played, and the match is left as it stands by now.
    await one.press('Play from here');
    await expectSoon(() => one.text('.set-up h2'), '');
    await one.shows('....X...O');
    assert.equal(await one.text('#position-aside'), '');
    await one.press('#match');
    await one.run(() => document.querySelector('input[name=opponent][value=elsewhere]').click());
    await expectSoon(() => one.text('.apart-games'), /your turn since/);
    await one.press('Open');
    await one.shows('O...X....');
    await one.stands('You are X. It’s your turn.');
    await two.stands(/^You are O\. Your friend’s turn/);
  },
);

withTwoPlayers(alone, 'a move that may have arrived cannot be taken back without asking', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  const two = await guest.open();
  await captureChannel(two);
  await connect(one, two);
  await two.run(() => {
    globalThis.channel.send = () => {};
  });
  await one.play('b2');
  await two.shows('....X....');
  await two.goto('about:blank');
  await one.stands(/^You are X\. .*[Ss]end it to your friend\./);
  await one.press('#undo');
  await one.stands(/Ask your friend to undo/);
  await one.shows('....X....');
});
