// The program with all games takes the other one's place, or does not arrive: what is on the page meanwhile.
import assert from 'node:assert/strict';
import { hashPattern } from '../../web/tools/hash.mjs';
import { button, cell, holds, marks, playByMouse, statusSays } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { invite, linkOf, play } from './support/friend.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const program = new RegExp(`all-games-${hashPattern}\\.wasm`);
const address = (page) => page.evaluate(() => location.hash);
const goTo = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);
const puzzles = (page) => page.getByRole('region', { name: 'Puzzles' });
const review = (page) => page.getByRole('region', { name: 'Review' });
const asked = (page) => statusSays(page, /a mistake\. You are/);
/** As assistive technology does: what lies over the board is in nobody's way. */
const press = (page, name) => cell(page, name).evaluate((one) => one.click());
const judged = (page, count) =>
  review(page)
    .getByText(new RegExp(`^All ${count} moves judged`))
    .waitFor();

/** The link of a game with a friend whose marks vanish, and in which X has begun on a1. */
async function linkToVanishing() {
  const page = await site.open('#v=1&rules=3,3,3,vanish');
  await invite(page);
  await play(page, 'a1');
  return linkOf(page);
}

/** A page of somebody else, for whom that program does not arrive. */
async function openWithout(link) {
  const context = await site.context();
  const page = await context.newPage();
  await page.route(program, (route) => route.abort());
  await page.goto(link);
  return page;
}

/** A page with a game of two on it, which gets this only once `release` is called. */
async function openHolding(pattern) {
  const context = await site.context();
  const page = await context.newPage();
  const held = await holdBack(page, pattern);
  await page.goto(`${site.server.address}#v=1&x=human&o=human`);
  await playable(page);
  return { page, ...held };
}
const missing = (page) => page.getByRole('alert').getByText('This game did not arrive. Yours is as it was.').waitFor();

test('a puzzle gives way to the game behind it when a link brings the program and no game', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await playByMouse(page, 'b2', 'a1');
  await goTo(page, '#v=1&day=2026-12-01');
  await asked(page);
  await goTo(page, '#g=zz');
  await page.locator('#apart-notice').waitFor();
  await puzzles(page).waitFor({ state: 'detached' });
  await expectSoon(() => marks(page), 'O...X....');
  await press(page, 'c3');
  await expectSoon(() => marks(page), 'O...X...X');
});

test('a puzzle that has waited for the program takes the place of the one before, and practice goes on', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await goTo(page, '#v=1&day=2026-12-01');
  await asked(page);
  await puzzles(page).getByRole('button', { name: 'All puzzles' }).click();
  await page.locator('#puzzle-subject').selectOption('3,3,3,vanish.save');
  await page.getByRole('button', { name: 'Start: Practice', exact: true }).click();
  await expectSoon(() => address(page), /puzzle=3(,|%2C)3(,|%2C)3(,|%2C)vanish/);
  await asked(page);
  await puzzles(page).getByRole('heading', { name: 'Practice' }).waitFor();
  await puzzles(page).getByRole('button', { name: 'Give up', exact: true }).click();
  await puzzles(page).getByRole('button', { name: 'Next', exact: true }).waitFor();
});

test('a friend’s link whose program does not arrive leaves a game to play', async () => {
  const page = await openWithout(await linkToVanishing());
  await missing(page);
  await button(page, 'Got it').click();
  await page.locator('#loading').waitFor({ state: 'detached' });
  await playable(page);
  await press(page, 'b2');
  await holds(page, 'b2', 'X');
});

test('the review of a game whose program does not arrive is not that of another one', async () => {
  const page = await openWithout(`${site.server.address}#v=1&moves=a1.b1.b2.c3.a2.c2.a3`);
  await playable(page);
  await button(page, 'Review').click();
  await judged(page, 7);
  await review(page).getByText('Review another game').click();
  await review(page)
    .getByLabel(/Moves, such as/)
    .fill('#v=1&rules=3,3,3,vanish&moves=a1.b1.a2.b2.a3');
  await button(page, 'Review these').click();
  await missing(page);
  await judged(page, 7);
  await page.unroute(program);
  await button(page, 'Try again').click();
  await judged(page, 5);
  assert.equal(await marks(page), 'XO.XO.X..');
});

test('what is said in an open sheet stays there, or comes over the board with its end; read by keys it leaves the focus', async () => {
  const page = await openWithout(`${site.server.address}#v=1`);
  await playable(page);
  const sheet = page.getByRole('dialog', { name: 'Match' });
  const choose = (name) => sheet.locator('.board-choice', { hasText: name }).click();
  await button(page, 'Match').click();
  await choose(/vanish/);
  await missing(page);
  assert.equal(await sheet.locator('.notice').count(), 1);
  await button(page, 'Got it').focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => sheet.evaluate((one) => one.contains(document.activeElement)), true);
  await choose(/15×15/);
  await choose(/vanish/);
  await missing(page);
  await page.keyboard.press('Escape');
  await page.locator('#talk > .notice').getByRole('button', { name: 'Got it' }).click();
  await expectSoon(() => page.locator('.notice').count(), 0);
});

test('in a game it is the same: that goes on, and its address is written again', async () => {
  const link = await linkToVanishing();
  const page = await openWithout(`${site.server.address}#v=1&x=human&o=human`);
  await playable(page);
  await playByMouse(page, 'b2');
  const { hash } = new URL(link);
  await goTo(page, hash);
  await missing(page);
  assert.equal(await address(page), hash);
  await button(page, 'Got it').click();
  await expectSoon(() => address(page), /moves=b2$/);
  await press(page, 'a1');
  await expectSoon(() => address(page), /moves=b2\.a1$/);
});

test('a link that waits for the program goes on waiting while a move of another match is taken back', async () => {
  const { hash } = new URL(await linkToVanishing());
  const { page, wanted, release } = await openHolding(program);
  await invite(page);
  await play(page, 'b2');
  await goTo(page, hash);
  await wanted;
  await button(page, 'Undo').click();
  await expectSoon(() => marks(page), '.........');
  release();
  await expectSoon(() => marks(page), 'X........');
});

test('a board that waits for its program is forgotten for the game begun after it', async () => {
  const part = new RegExp(`every-game-${hashPattern}\\.js`);
  for (const late of [part, program]) {
    const { page, wanted, release } = await openHolding(late);
    await button(page, '3×3 marks vanish').click();
    await wanted;
    await button(page, '4×4 4 in a row').click();
    await statusSays(page, /^New game, 4×4/);
    await press(page, 'b2');
    const fetched = [];
    page.on('request', (request) => program.test(request.url()) && fetched.push(request.url()));
    const arrived = page.waitForResponse(late);
    release();
    await arrived;
    // This dialog's part is fetched after that one.
    await button(page, 'Help').click();
    await page.getByRole('dialog', { name: 'How to play' }).waitFor();
    await page.keyboard.press('Escape');
    assert.deepEqual(fetched, []);
    await press(page, 'c3');
    await holds(page, 'c3', 'O');
    await goTo(page, '#v=1&rules=3,3,3,vanish&moves=a1');
    await expectSoon(() => marks(page), 'X........');
    await page.close();
  }
});

test('a puzzle that is begun while another board’s program is on the way stays', async () => {
  const { page, wanted, release } = await openHolding(program);
  await button(page, '3×3 marks vanish').click();
  await wanted;
  await goTo(page, '#v=1&day=2026-12-01');
  await asked(page);
  const arrived = page.waitForResponse(program);
  release();
  await arrived;
  await puzzles(page).getByRole('button', { name: 'Give up', exact: true }).click();
  await puzzles(page).getByRole('button', { name: 'Next', exact: true }).waitFor();
  assert.match(await address(page), /day=2026-12-01/);
});

for (const [name, linkOfIt] of [
  ['a friend’s link', linkToVanishing],
  ['a link', () => `${site.server.address}#v=1&rules=3,3,3,vanish&moves=a1`],
])
  test(`${name} whose program is on the way is left by going back`, async () => {
    const { hash } = new URL(await linkOfIt());
    const { page, wanted, release } = await openHolding(program);
    await press(page, 'b2');
    await holds(page, 'b2', 'X');
    await goTo(page, hash);
    await wanted;
    await page.goBack();
    await expectSoon(() => address(page), /moves=b2/);
    const arrived = page.waitForResponse(program);
    release();
    await arrived;
    await press(page, 'a1');
    await holds(page, 'a1', 'O');
    await goTo(page, '#v=1&rules=3,3,3,vanish&moves=a1.b1');
    await expectSoon(() => marks(page), 'XO.......');
    assert.equal(await page.locator('#apart').isVisible(), false);
  });

test('a review that is open when the program comes is over with its game, and the next game is judged', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=a1.a2.b1.b2.c1');
  await button(page, 'Review').click();
  await judged(page, 5);
  await button(page, 'Match').click();
  await page.getByRole('button', { name: '3×3 marks vanish' }).last().click();
  await button(page, 'Start').click();
  await expectSoon(() => address(page), /vanish/);
  await review(page).waitFor({ state: 'hidden' });
  for (const name of ['a1', 'a2', 'b1', 'b2', 'c1']) await play(page, name);
  await statusSays(page, /X wins/);
  await button(page, 'Review').click();
  await judged(page, 5);
});
