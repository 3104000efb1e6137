// The first minute: an opponent and a board are a tap away, the end of a game leads to the next one, and going back and
// playing on asks nothing.
import assert from 'node:assert/strict';
import {
  askForHint,
  button,
  clickCell,
  emptyCells,
  focused,
  goTo,
  headline,
  marks,
  playByMouse,
  status,
  statusSays,
  tapCell,
} from './support/board.mjs';
import { phone, reload, setClock, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { invite, linkOf, take } from './support/friend.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const rules = (page) => new URLSearchParams(new URL(page.url()).hash.slice(1));

test('a friend is here or elsewhere, and elsewhere live or turn by turn: what each takes is said before one begins', async () => {
  const page = await site.open('', phone);
  await button(page, 'Play a friend').tap();
  const dialog = page.getByRole('dialog', { name: 'Play a friend' });
  await dialog.getByText('You take turns.').waitFor();
  await button(dialog, 'Online').tap();
  await dialog.getByText(/^Send an invitation, then paste your friend’s reply\./).waitFor();
  await dialog.getByText(/^Make a move and send the link/).waitFor();
  await button(dialog, 'Back').tap();
  await button(dialog, 'Online').tap();
  const name = page.getByLabel('Your name (optional)');
  assert.ok(await name.evaluate(({ offsetTop, labels }) => labels[0].offsetTop >= offsetTop), 'beside it');
  await name.fill('Ann');
  await button(dialog, 'Turn by turn').tap();
  await statusSays(page, /Your turn\. Step 1 of 2: make the first move\.$/);
  await tapCell(page, 'b2');
  await page.getByText('Step 2 of 2: send it to your friend.').waitFor();

  const friend = await site.open(new URL(page.url()).hash, phone);
  const greeting = () => friend.locator('.talk').innerText();
  const invited = /Ann\u2069 invites you to play\n+.+\nGet three in a row\. Choose a cell, then send your move\.$/;
  await expectSoon(greeting, invited);
  // A friend who gives a name is still greeted.
  await friend.locator('#guest-name').fill(' <b>Ben ');
  await friend.locator('#guest-name').blur();
  await friend.locator('#guest-name').waitFor({ state: 'detached' });
  assert.match(await greeting(), invited);
  await tapCell(friend, 'a1');
  await expectSoon(() => friend.locator('#apart .task').textContent(), /^Send it to \u2068Ann\u2069\.$/);
  await expectSoon(() => headline(friend), 'Now send your move');
  await statusSays(friend, /^O a1\. Now send your move\.$/);
  await friend.keyboard.press('t');
  await statusSays(friend, /^Now send your move\.$/);
  await take(page, await linkOf(friend));
  await statusSays(page, /\u2068<b>Ben\u2069 played a1/);
  await tapCell(page, 'c3');
  await expectSoon(() => page.locator('#player-o').evaluate((list) => list.selectedOptions[0].text), '<b>Ben');
});

test('a browser that cannot connect pages offers only links for a friend elsewhere: a code would lead nowhere', async () => {
  const page = await site.open('', { prepare: (fresh) => fresh.addInitScript('delete globalThis.RTCPeerConnection') });
  const offered = () => page.locator('dialog[open] >> text=/^(Live|Turn by turn|Enter a code|Start)$/ >> visible=true');
  await button(page, 'Play a friend').click();
  await button(page.locator('#friend-dialog'), 'Online').click();
  await expectSoon(() => offered().allInnerTexts(), ['Turn by turn']);
  await page.keyboard.press('Escape');
  await button(page, 'Match').click();
  await page.locator('[name=opponent][value=elsewhere]').check();
  await expectSoon(() => offered().allInnerTexts(), ['Start']);
});

test('no unfinished game is thrown away: it is restored by button, after a reload, by key, and until the next move', async () => {
  const page = await site.open('#v=1&moves=b2.a1.c3');
  const restore = page.getByRole('button', { name: 'Restore game' });
  const isReplaced = () => expectSoon(async () => (await marks(page)).includes('X'), false);
  await button(page, 'New game').click();
  await isReplaced();
  await restore.waitFor();
  await reload(page);
  await restore.click();
  await expectSoon(() => marks(page), 'O...X...X');
  await restore.waitFor({ state: 'hidden' });
  await goTo(page, '#v=1&rules=4,4,4');
  await isReplaced();
  await page.locator('.cells button').first().focus();
  await page.keyboard.press('g');
  await expectSoon(() => marks(page), 'O...X...X');
  await invite(page);
  await isReplaced();
  await restore.waitFor();
  await clickCell(page, 'a1');
  await restore.waitFor({ state: 'hidden' });
});

test('the match sheet shows the match, and offers Perfect only on boards where it is perfect; Cancel and Escape change nothing, and Start begins what was chosen', async () => {
  const page = await site.open('#v=1&o=hard&moves=b2.a1');
  const before = rules(page).toString();
  const sheet = page.getByRole('dialog', { name: 'Match' });
  const choose = async () => {
    await button(page, 'Match').click();
    for (const chosen of ['The computer', 'Hard'])
      assert.ok(await sheet.getByRole('radio', { name: chosen }).isChecked(), chosen);
    for (const [board, best] of [
      [/15×15/, 'Strongest'],
      [/Vanishing/, 'Perfect'],
    ]) {
      await sheet.getByRole('button', { name: board }).click();
      await sheet.getByRole('radio', { name: best }).waitFor();
    }
    await sheet.getByRole('radio', { name: 'Easy' }).check();
    await sheet.getByRole('radio', { name: 'O, and go second' }).check();
    await sheet.getByRole('button', { name: /7×6/ }).click();
  };
  for (const leave of [() => button(page, 'Cancel').click(), () => page.keyboard.press('Escape')]) {
    await choose();
    await leave();
    await sheet.waitFor({ state: 'hidden' });
    assert.equal(rules(page).toString(), before);
    await expectSoon(() => marks(page), 'O...X....');
  }
  await button(page, 'New game').click();
  await expectSoon(async () => (await marks(page)).length, 9);
  await choose();
  await sheet.getByRole('button', { name: 'Start', exact: true }).click();
  await expectSoon(() => rules(page).get('rules'), '7,6,4,gravity');
  assert.equal(rules(page).get('x'), 'easy');
  assert.equal(rules(page).get('o'), 'human');
});

test('a rematch takes one button, which Tab reaches first, one key, or one tap on the board; a key on a cell, or the second tap of a double one, only says so', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1');
  // However long two taps take here, they are close together for the page.
  await setClock(page, 100);
  const win = async () => {
    await clickCell(page, 'c3');
    await expectSoon(() => headline(page), 'X wins!');
  };
  await win();
  await clickCell(page, 'c3');
  await statusSays(page, /over/);
  assert.equal(await marks(page), 'XOO.X...X');
  await button(page, 'Play again').waitFor();
  await page.keyboard.press('Tab');
  await expectSoon(() => focused(page), 'Play again');
  await page.keyboard.press('Enter');
  await expectSoon(() => marks(page), '.........');
  for (const again of [() => page.keyboard.press('n'), () => clickCell(page, 'a3')]) {
    await playByMouse(page, 'a1', 'b1', 'b2', 'c1');
    await win();
    // The end has been on show long enough.
    await setClock(page, 1, 1100);
    await page.keyboard.press('7');
    await statusSays(page, /^The game is over\. N starts a new one\.$/);
    assert.equal(await marks(page), 'XOO.X...X');
    await again();
    await expectSoon(() => marks(page), '.........');
  }
  await expectSoon(() => page.locator('#score-x').textContent(), '3');
  // A tap may be meant for the game that is over.
  await button(page, 'Restore game').click();
  await expectSoon(() => headline(page), 'X wins!');
});

test('moves on three by three are seen in plain words and heard as coordinates, which an analysis shows too', async () => {
  const page = await site.open('#v=1&o=easy', { viewport: { width: 1440, height: 900 } });
  const seen = () => page.locator('.talk').innerText();
  await clickCell(page, 'b2');
  await expectSoon(async () => (await emptyCells(page)).length, 7);
  // An instant reply is said with the move, a later one by itself.
  await expectSoon(seen, /Easy took the (top|middle|bottom)/);
  // Text for screen readers takes no room.
  const [headline, told] = await page
    .locator('#turn, #last-move')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
  assert.equal(told.left, headline.left);
  assert.ok(told.top >= headline.bottom && told.bottom < headline.bottom + 1.5 * told.height);
  await expectSoon(() => status(page), /O [abc][123]\./);
  const toldInView = () => page.locator('#said .coordinates:not(.heard)').count();
  await expectSoon(() => toldInView(), 0);
  const [free] = await emptyCells(page);
  await button(page, 'Analyse').click();
  await clickCell(page, free);
  await expectSoon(toldInView, (count) => count > 0);
  await expectSoon(() => page.locator('#last-move').isHidden(), true);
});

test('three by three shows its coordinates to keys, not with a hint, which frames its cell until there is another move', async () => {
  const page = await site.open('#v=1&moves=b2');
  const shown = () => page.locator('#files').isVisible();
  const framed = () =>
    page
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.filter((cell) => getComputedStyle(cell).outlineStyle === 'dashed').length);
  await expectSoon(() => shown(), false);
  await askForHint(page);
  await expectSoon(framed, 1);
  await expectSoon(shown, false);
  await playByMouse(page, 'a1');
  await expectSoon(framed, 0);
  await page.keyboard.press('ArrowRight');
  await expectSoon(shown, true);
  await goTo(page, '#v=1&rules=4,4,4');
  await expectSoon(shown, true);
});
