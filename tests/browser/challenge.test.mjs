// A challenge from one friend to another: made after a game, taken by a link, answered with another.
import assert from 'node:assert/strict';
import { boardBox, button, clickCell, emptyCells, goTo, headline, holds, marks, statusSays } from './support/board.mjs';
import { fragment, phone, reload, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const card = (page) => page.getByRole('region', { name: 'Challenge', exact: true });
const dialog = (page, name = 'Challenge a friend') => page.getByRole('dialog', { name });
const link = async (page, field = 'Link to the challenge') => new URL(await page.getByLabel(field).inputValue()).hash;

test('a result becomes a challenge; its link says who did what, and is one tap from playing', async () => {
  const page = await site.open('#v=1&o=easy&moves=a1.b1.b2.c1');
  await clickCell(page, 'c3');
  await button(page, 'Challenge a friend').click();
  await dialog(page).getByLabel('Your name').fill('Ann');
  await dialog(page).getByText('Ann beat Easy at tic-tac-toe in 3 moves. Can you?').waitFor();
  await expectSoon(() => link(page), '#v=1&rules=3,3,3&x=human&o=easy&challenge=won.3.Ann');
  const challenge = await link(page);
  await page.keyboard.press('Escape');
  // The dialog asks for the name once.
  await page.locator('#challenge').click();
  await dialog(page).waitFor();
  await expectSoon(() => dialog(page).getByLabel('Your name').count(), 0);
  // It closes for the friend's result.
  await goTo(page, '#v=1&o=easy&challenge=won.4.Bob/won.3.Ann');
  await expectSoon(() => page.locator('dialog[open]').count(), 0);
  await expectSoon(() => card(page).innerText(), /^You\s+Won in 3 moves\s+Bob\s+Won in 4 moves\s+Challenge again$/);
  await expectSoon(() => page.locator('#turn').textContent(), 'You did better than Bob!');
  await button(page, 'Challenge again').click();
  await expectSoon(() => link(page), challenge);
  await page.setViewportSize({ width: 320, height: 568 });
  await goTo(page, '#v=1&o=easy&challenge=lost.4/won.3.Ann');
  const whole = (who) => who.clientWidth >= who.scrollWidth;
  await expectSoon(() => card(page).getByText('Friend', { exact: true }).evaluate(whole), true);

  const other = await site.open(challenge);
  await expectSoon(() => headline(other), 'Ann won in 3 moves. Can you?');
  await statusSays(other, /^You play Easy, .* Your turn\. Ann beat Easy at tic-tac-toe in 3 moves\. Can you\?/);
  await expectSoon(() => card(other).innerText(), /You\s+Your turn to try\s+Ann\s+Won in 3 moves/);
  await expectSoon(() => button(other, 'Play a friend').count(), 0);
  await clickCell(other, 'b2');
  await holds(other, 'b2', 'X');
  await expectSoon(() => fragment(other), /^#v=1&rules=3,3,3&x=human&o=easy&moves=b2\.\w\d&challenge=won\.3\.Ann$/);
  // Its own game may be analysed; another challenge begins without.
  await button(other, 'Analyse').click();
  await expectSoon(() => button(other, 'Analyse').getAttribute('aria-pressed'), 'true');
  await goTo(other, '#v=1&o=easy&challenge=won.2.Cy');
  await expectSoon(() => button(other, 'Analyse').getAttribute('aria-pressed'), 'false');
});

test('at the end both results stand side by side, after a reload and another try too: the best one counts', async () => {
  const page = await site.open('#v=1&o=easy&moves=a1.b1.b2.c1&challenge=won.7-helped.Ann');
  await clickCell(page, 'c3');
  await expectSoon(() => card(page).innerText(), /You\s+Won in 3 moves\s+Ann\s+Won in 7 with help/);
  await expectSoon(() => headline(page), 'You did better than Ann!');
  await statusSays(page, /^X c3\. You won! .*You did better than Ann!$/);
  // On a low phone the card with its button is in sight, each result on one line.
  await page.setViewportSize({ width: 320, height: 568 });
  const [send, ...lines] = await page.locator('section.challenge :is(button, dd)').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return [boxes.at(-1).bottom, ...boxes.slice(0, -1).map(({ height }) => height)];
  });
  const bar = await page.locator('.page > .buttons').boundingBox();
  assert.ok(send <= bar.y && Math.max(...lines) < 20, `${send} above ${bar.y}, lines of ${lines}`);
  await reload(page);
  await expectSoon(() => card(page).innerText(), /You\s+Won in 3 moves\s+Ann\s+Won in 7 with help/);
  await button(page, 'Play again').click();
  await expectSoon(() => fragment(page), /o=easy&challenge=won\.7-helped\.Ann$/);
  await expectSoon(() => card(page).innerText(), /You\s+Won in 3 moves\s+Ann\s+Won in 7 with help\s+Send yours/);
});

test('a result with help says so, and answers none without: an end taken back, a hint', async () => {
  const page = await site.open('#v=1&o=easy&moves=a1.b1.b2.c1&challenge=won.3.Ann');
  await button(page, 'Hint').click();
  await statusSays(page, /Try c3/);
  await clickCell(page, 'c3');
  await statusSays(page, /You had help, Ann didn’t\./);
  await reload(page);
  await expectSoon(() => card(page).innerText(), /You\s+Won in 3 with help\s+Ann\s+Won in 3 moves\s+Send yours/);
  await expectSoon(() => page.locator('.result .primary').textContent(), 'Play again');
  await button(page, 'Send yours').click();
  await dialog(page, 'Send your result')
    .getByText(/with help\. You did better!/)
    .waitFor();

  const other = await site.open('#v=1&o=perfect&moves=a1.b2.b1.c1');
  await clickCell(other, 'c3');
  await holds(other, 'a3', 'O');
  await button(other, 'Undo').click();
  await clickCell(other, 'a3');
  await holds(other, 'a2', 'O');
  await clickCell(other, 'c2');
  await statusSays(other, /X c2\. O \w3\./);
  await clickCell(other, (await emptyCells(other))[0]);
  await button(other, 'Challenge a friend').click();
  await dialog(other).getByText('held Perfect to a draw at tic-tac-toe, with help. Can you do it without?').waitFor();
  await other.keyboard.press('Escape');
  await button(other, 'Statistics').click();
  const all = other.getByRole('dialog', { name: 'Statistics' });
  await expectSoon(() => all.locator('.count').allTextContents(), ['1', '0', '0', '1', '0', '0']);
  await all.getByText('Finished games').click();
  const ended = /a draw, with help[\s\S]*Perfect won\s/;
  await expectSoon(() => all.locator('.finished-games').textContent(), ended, 'beside the end that was taken back');
});

test('who takes a challenge as O reads it, and the rules, until their own first move, with the board in its place', async () => {
  const page = await site.open('#v=1&rules=3,3,3,vanish&x=easy&o=human&challenge=lost.2.Ben', phone);
  await expectSoon(() => headline(page), 'Ben lost. Can you do better?');
  await statusSays(page, /^You play Easy\. .*X \w\d\. .*Your turn\./);
  // Whichever part of the page has loaded first.
  await statusSays(page, /You keep three marks: .* vanishes\./);
  await statusSays(page, /Easy beat Ben at vanishing tic-tac-toe/);
  const before = await boardBox(page);
  await clickCell(page, (await marks(page)).startsWith('X') ? 'c3' : 'a1');
  await expectSoon(() => headline(page), 'Your turn');
  assert.deepEqual(await boardBox(page), before);
});

test('the page says why a challenge cannot be read or met, and opens the game without it', async () => {
  for (const [challenge, message] of [
    ['o=easy&challenge=crushed.7.Ann', /can’t be read/],
    ['o=human&challenge=won.7.Ann', /one person and one computer/],
  ]) {
    const page = await site.open(`#v=1&x=human&${challenge}&moves=b2`);
    await expectSoon(() => page.locator('#challenge-fault').textContent(), message);
    await holds(page, 'b2', 'X');
    await expectSoon(() => fragment(page).includes('challenge'), false);
  }
});
