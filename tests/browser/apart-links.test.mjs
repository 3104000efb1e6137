// Links of games with a friend elsewhere that cannot be, and what else there is around them.
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { friendOf, invite, linkOf, play, send, stands, take } from './support/friend.mjs';
import { test } from './support/living.mjs';
import { forgetStored } from './support/stored.mjs';
import { assert, withTwoPlayers } from './support/two-players.mjs';

const alone = ['Chromium', 'Chromium'];
const site = useSite();

/** A match of which the guest has the first move, and the link that brought it. */
async function begun(host, guest) {
  const one = await host.open();
  await one.invite('X');
  await one.play('b2');
  const first = await one.send();
  const two = await guest.open(first);
  await two.stands('You are O. It’s your turn.');
  return { one, two, first };
}

withTwoPlayers(alone, 'one’s own link, an older one, and one that says nothing new', async (host, guest) => {
  const { one, two, first } = await begun(host, guest);
  await one.goto(first);
  await one.says(/Your game continues here/);
  const again = await host.open(first);
  await again.notice(/another tab/);
  await two.play('a1');
  await two.goto(first);
  await two.notice(/earlier in the game/);
  await two.shows('O...X....');
  await two.stands('You are O. Send it to your friend.');
});

withTwoPlayers(alone, 'two games that differ: keep one’s own, or take the other', async (host, guest) => {
  const { one, two, first } = await begun(host, guest);
  await two.play('a1');
  await one.goto(await two.send());
  await one.shows('O...X....');
  // A device of the guest’s that knows nothing of that move.
  await two.run(forgetStored);
  await two.goto('about:blank');
  const forgetful = await guest.open(first);
  await forgetful.stands('You are O. It’s your turn.');
  await forgetful.play('c3');
  const fork = await forgetful.send();
  await one.goto(fork);
  await one.notice(/differ from move 2/);
  await one.press('Keep mine');
  await one.shows('O...X....');
  await one.goto(fork);
  await one.notice(/differ from move 2/);
  await one.press('Take theirs');
  await one.shows('....X...O');
  await one.stands('You are X. It’s your turn.');
});

withTwoPlayers(alone, 'a button that goes when a key presses it leaves the focus to the board', async (host, guest) => {
  const { one, two, first } = await begun(host, guest);
  const byKey = async (tab, name) => {
    const focused = () =>
      tab.run((text) => {
        const button = [...document.querySelectorAll('button')].findLast(
          (one) => one.textContent === text && one.getClientRects().length > 0,
        );
        button?.focus();
        return button !== undefined && button === document.activeElement;
      }, name);
    await expectSoon(focused, true);
    await tab.key('Enter');
    await expectSoon(() => tab.run(() => document.activeElement.dataset.cell), /^[a-c][1-3]$/);
  };
  await two.goto(first);
  await two.notice(/nothing new/);
  await byKey(two, 'Got it');
  await one.press('#undo');
  await two.goto(await one.send('Ask to undo'));
  await two.stands(/Your friend wants to undo/);
  await byKey(two, 'Accept');
  await two.stands('You are O. Send it to your friend, who goes first.');
});

withTwoPlayers(alone, 'the reply goes to the tab that has the game', async (host, guest) => {
  const { one, two } = await begun(host, guest);
  await two.play('c3');
  const reply = await two.send();
  const later = await host.open(reply);
  await later.notice(/another tab.*You can close/);
  await one.shows('....X...O');
  await one.says(/Your friend played c3/);
  await one.stands('You are X. It’s your turn.');
});

withTwoPlayers(alone, 'the browser’s Back keeps seat, game and newest position', async (host, guest) => {
  const { one, two } = await begun(host, guest);
  await two.play('a1');
  await one.goto(await two.send());
  await one.stands('You are X. It’s your turn.');
  /** Whatever entry of the history comes, the game is the one that goes on. */
  const goes = async (by, marks, status) => {
    await one.run((steps) => history.go(steps), by);
    await one.says(/^Welcome back/);
    await one.shows(marks);
    await one.stands(status);
  };
  await goes(-1, 'O...X....', 'You are X. It’s your turn.');
  await one.play('c3');
  await one.shows('O...X...X');
  await goes(1, 'O...X...X', /^You are X\. .*[Ss]end it to your friend\.$/);
  await two.goto(await one.send());
  await two.stands('You are O. It’s your turn.');
  await two.play('a2');
  // In the meantime the page is left, and the game goes on in another tab.
  await one.goto('about:blank');
  const other = await host.open(await two.send());
  await other.says(/Your friend played a2/);
  await other.play('b1');
  await other.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
  await one.goBack('OX.OX...X');
  await one.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
  await other.shows('OX.OX...X');
});

withTwoPlayers(
  ['sleepy Chromium', 'Chromium'],
  'a tab that slept while another went on with the game follows it',
  async (host, guest) => {
    const { one, two } = await begun(host, guest);
    await two.play('a1');
    const reply = await two.send();
    await one.freeze();
    const other = await host.open(reply);
    // Whichever of the two takes the link, both have the game.
    await other.shows('O...X....');
    await other.play('b1');
    await other.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
    await one.thaw();
    await one.shows('OX..X....');
    await one.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
    await other.shows('OX..X....');
  },
);

withTwoPlayers(alone, 'an onlooker watches and cannot play', async (host, guest) => {
  const one = await host.open();
  await one.invite('O');
  await one.stands('You are O. Send it to your friend, who goes first.');
  await one.press('Link and code');
  const field = (id) => expectSoon(() => one.run((name) => document.getElementById(name).value, id), /#g=/);
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
});

withTwoPlayers(alone, 'games are listed, opened and given up', async (host, guest) => {
  const { one } = await begun(host, guest);
  await one.press('#match');
  await one.run(() => document.querySelector('input[name=opponent][value=friend]').click());
  await one.press('Start');
  await expectSoon(() => one.run(() => document.getElementById('apart').hidden), true);
  const list = async () => {
    await one.press('#match');
    await one.run(() => document.querySelector('input[name=opponent][value=elsewhere]').click());
    await expectSoon(() => one.text('.apart-games'), /3×3, 3 in a row, you are X: your friend’s turn since/);
  };
  await list();
  await one.press('Open');
  await one.shows('....X....');
  await one.stands(/^You are X\. Your friend’s turn/);
  await list();
  await one.press('Give up');
  await one.press('.question .danger');
  await expectSoon(() => one.text('.apart-games'), '');
  await one.press('Start');
  await one.shows('.........');
});

/** Sets up a position, to which the board belongs until that is over. */
async function draft(tab, ...cells) {
  await tab.press('#set-up');
  await expectSoon(() => tab.text('.set-up h2'), 'Set up a position');
  for (const cell of cells) {
    await tab.press(`[data-cell=${cell}]`);
    await tab.says(new RegExp(`${cell}, [XO]`));
  }
}

withTwoPlayers(alone, 'an invitation while a position is set up', async (host, guest) => {
  const one = await host.open();
  await one.invite('X');
  await one.play('b2');
  const invitation = await one.send();
  const two = await guest.open();
  await draft(two, 'a1', 'c1');
  // In a tab of its own it leaves the other as it is.
  const invited = await guest.open(invitation);
  await invited.stands('You are O. It’s your turn.');
  await two.shows('X.O......');
  assert.equal(await two.text('.set-up h2'), 'Set up a position');
  // In the same tab it is the game, as with any link.
  await invited.goto('about:blank');
  await two.goto(invitation);
  await two.stands('You are O. It’s your turn.');
  await two.shows('....X....');
  await expectSoon(() => two.text('.set-up h2'), '');
  // The position is not lost with that, nor by a reload.
  await expectSoon(() => two.text('#position-aside p'), /is saved/);
  await two.reload();
  await two.playable();
  await two.press('Continue');
  await two.shows('X.O......');
  await expectSoon(() => two.text('#position-aside'), '');
  await two.press('Cancel');
  await two.shows('....X....');
  await two.play('a1');
  await one.goto(await two.send());
  await one.shows('O...X....');
});

withTwoPlayers(
  alone,
  'the device’s own sheet sends the link alone, and what is called off is not sent',
  async (host) => {
    const one = await host.open();
    await one.invite('X');
    await one.play('b2');
    /** Puts a sheet into the browser that does this; `globalThis.shared` is what it got. */
    const withSheet = (outcome) =>
      one.run((what) => {
        globalThis.shared = null;
        const share = async (data) => {
          globalThis.shared = data;
          if (what !== 'sent') throw new DOMException('no', what);
        };
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      }, outcome);
    const shared = () => expectSoon(() => one.run(() => globalThis.shared), Boolean);
    await withSheet('AbortError');
    await one.press('Send');
    await shared();
    await one.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
    // One that cannot is no answer: the link is copied instead.
    await withSheet('NotAllowedError');
    await one.send();
    await one.stands(/^You are X\. Your friend’s turn/);
    await one.press('#undo');
    await one.stands(/Ask your friend to undo/);
    await withSheet('sent');
    await one.press('Ask to undo');
    assert.deepEqual(Object.keys(await shared()), ['url']);
    await one.stands(/^You are X\. Waiting for your friend’s answer since/);
  },
);

const partOfFriends = /\/friends-[0-9a-f]+\.js$/;

/** Keeps back what games with a friend elsewhere need; gives what lets it come.
 * @returns {Promise<() => void>} */
async function holdApart(page) {
  let release;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(partOfFriends, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A page with a match that begins, against a friend elsewhere. */
async function openElsewhere() {
  const page = await site.open('#v=1');
  await page.getByRole('button', { name: 'Match' }).click();
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // The sheet is closed first, and then there is another game on the board.
  await page.locator('.apart-status', { hasText: 'Make the first move' }).waitFor();
  return page;
}

/** The link of a match that begins with X on b2. */
async function beganElsewhere() {
  const page = await openElsewhere();
  await page.locator('[data-cell=b2]').dispatchEvent('click');
  await page.locator('.apart-status', { hasText: 'Send it to your friend.' }).waitFor();
  return linkOf(page);
}

test('Chromium: a move in the moment after a reload is not lost', async () => {
  const page = await openElsewhere();
  const status = page.locator('.apart-status');
  const release = await holdApart(page);
  await page.reload();
  await playable(page);
  await page.locator('[data-cell=b2]').dispatchEvent('click');
  await page.locator('[data-cell=b2][data-mark=X]').waitFor();
  release();
  await status.filter({ hasText: 'Send it to your friend.' }).waitFor();
  assert.equal(await page.locator('[data-cell=b2]').getAttribute('data-mark'), 'X');
});

test('Chromium: on a slow line a friend’s link shows no other game before its own', async () => {
  const host = await site.open('#v=1');
  await host.locator('[data-cell=c3]').dispatchEvent('click');
  await host.locator('[data-cell=c3][data-mark=X]').waitFor();
  const link = await beganElsewhere();
  const page = await host.context().newPage();
  const release = await holdApart(page);
  const wanted = page.waitForRequest(partOfFriends);
  await page.goto(link);
  await wanted;
  assert.equal(await page.locator('#loading').count(), 1, 'it is still on its way');
  assert.ok(await page.locator('#board.waiting').count(), 'and nobody can play meanwhile');
  release();
  await page.locator('[data-cell=b2][data-mark=X]').waitFor();
  assert.equal(await page.locator('[data-cell][data-mark=X], [data-cell][data-mark=O]').count(), 1);
  await page.locator('#loading').waitFor({ state: 'detached' });
});

/** What games with a friend elsewhere need does not come, until what this gives is called. */
async function loseApart(page) {
  const lose = (route) => route.abort();
  await page.route(partOfFriends, lose);
  return () => page.unroute(partOfFriends, lose);
}
const hashOf = (page) => page.evaluate(() => location.hash);
const markedX = (page, cell) => page.locator(`[data-cell=${cell}][data-mark=X]`).waitFor();
const failure = (page) => page.locator('#load-notice');

/** From now on the browser keeps nothing any more, neither for the page nor for this tab. */
async function fillStorage(page) {
  const fill = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  await page.addInitScript(fill);
  await page.evaluate(fill);
}

test('Chromium: where nothing can be stored, a move and a friend’s link are in the address', async () => {
  const one = await site.open('#v=1');
  await invite(one);
  await fillStorage(one);
  await play(one, 'b2');
  await one.reload();
  await markedX(one, 'b2');
  await stands(one, 'Send it to your friend.');
  await send(one);
  await one.reload();
  await stands(one, 'Your friend’s turn');
  const two = await friendOf(one, await linkOf(one));
  await stands(two, 'You are O.');
  await play(two, 'a1');
  await take(one, await linkOf(two));
  await markedO(one, 'a1');
  await one.reload();
  await markedO(one, 'a1');
  await stands(one, 'You are X. It’s your turn.');
});

test('Chromium: a friend’s link waits in the address until its script can be had', async () => {
  const link = await beganElsewhere();
  const { hash } = new URL(link);
  const context = await site.context();
  const page = await context.newPage();
  await loseApart(page);
  await page.goto(link);
  await failure(page).waitFor();
  await page.locator('#loading').waitFor({ state: 'detached' });
  assert.equal(await hashOf(page), hash);
  // Whoever plays on meanwhile loses neither.
  await page.locator('[data-cell=c3]').dispatchEvent('click');
  await markedX(page, 'c3');
  assert.equal(await hashOf(page), hash);
  const find = await loseApart(page);
  await page.reload();
  await failure(page).waitFor();
  await page.unroute(partOfFriends);
  await find();
  // The second failure in a row would load the page anew; the first success need not.
  await failure(page).getByRole('button').click();
  await markedX(page, 'b2');
  await page.locator('.apart-status', { hasText: 'You are O. It’s your turn.' }).waitFor();
  await failure(page).waitFor({ state: 'detached' });
});

const markedO = (page, cell) => page.locator(`[data-cell=${cell}][data-mark=O]`).waitFor();

/** Two pages in a match in which the guest has just moved. */
async function moved() {
  const one = await site.open('#v=1');
  await invite(one);
  await play(one, 'b2');
  const two = await friendOf(one, await linkOf(one));
  await stands(two, 'You are O.');
  await play(two, 'a1');
  return { one, two };
}
/** Two presses that somebody means as one, of a finger. They come from the page itself: a driver's would be as far apart as
 * the machine is slow. */
const pressTwice = (button) =>
  button.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const how = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch', clientX, clientY };
    // Both are of this moment, however long the page is busy with the first.
    const presses = [new PointerEvent('click', how), new PointerEvent('click', how)];
    for (const press of presses) document.elementFromPoint(clientX, clientY).dispatchEvent(press);
  });

test('Chromium: two presses on Undo by a finger take back one’s move, and ask for nothing', async () => {
  const { one, two } = await moved();
  await take(one, await linkOf(two));
  await markedO(one, 'a1');
  await play(one, 'c3');
  await pressTwice(one.getByRole('button', { name: 'Undo' }));
  await stands(one, 'You are X. It’s your turn.');
  assert.equal(await one.locator('[data-cell=c3]').getAttribute('data-mark'), '');
  await one.getByRole('button', { name: 'Undo' }).click();
  await stands(one, 'Ask your friend to undo?');
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

withTwoPlayers(alone, 'another game in the place of a match says where the match is', async (host, guest) => {
  const { one } = await begun(host, guest);
  const listed = async () => {
    await one.press('#match');
    await one.run(() => document.querySelector('input[name=opponent][value=elsewhere]').click());
    await expectSoon(() => one.text('.apart-games'), /3×3, 3 in a row, you are X: your friend’s turn since/);
    await one.press('Open');
    await one.stands(/^You are X\. Your friend’s turn/);
  };
  const kept = /Your online game is saved\. Press Match/;
  // By a link, by another opponent, and by another board.
  await one.run(() => {
    location.hash = '#v=1&moves=a1.a2';
  });
  await one.says(kept);
  await listed();
  await one.press('#match');
  await one.run(() => document.querySelector('input[name=opponent][value=computer]').click());
  await one.press('Start');
  await one.says(kept);
  await listed();
  await one.press('#settings');
  await one.run(() => {
    const preset = document.querySelector('#settings-dialog select[id$=preset]');
    preset.value = '4,4,4';
    preset.dispatchEvent(new Event('input', { bubbles: true }));
    preset.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await one.press('Close');
  await one.press('#new');
  await one.says(kept);
  await listed();
  // What is given up is not kept, even where all of it is done before the browser tells of a dialog that is closed.
  await one.press('#match');
  await one.run(async () => {
    const press = (name) =>
      [...document.querySelectorAll('dialog[open] button')].findLast((each) => each.textContent === name).click();
    press('Open');
    document.getElementById('match').click();
    press('Give up');
    press('Give up');
    for (let steps = 0; steps < 10; steps += 1) await null;
    press('Start');
  });
  await one.shows('.........');
  assert.doesNotMatch(await one.text('#said'), kept);
});
