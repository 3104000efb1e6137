// Reasons, lines of play, the review of a game and its questions; the journeys take them in every browser.
import assert from 'node:assert/strict';
import {
  allJudged,
  boardBox,
  button,
  cell,
  focusIsShown,
  goTo,
  headline,
  isInSight,
  marks,
  playByMouse,
  recordSaid,
  statusSays,
  tapCell,
  tooSmall,
} from './support/board.mjs';
import { fragment, phone, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
/** O's first move loses by force; all other moves keep the result. */
const lost = '#v=1&moves=a1.b1.b2.c3.a2.c2.a3';

const review = (page) => page.getByRole('region', { name: 'Review' });
const question = (page) => page.getByRole('region', { name: 'Find the better move' });
async function reviewed(fragment = lost, options = {}) {
  const page = await site.open(fragment, options);
  await button(page, 'Review').click();
  await allJudged(page);
  return page;
}

test('beside the board the whole review of a short game is seen without scrolling, more says that it goes on, and nothing moves from move to move', async () => {
  const below = (page) =>
    page.locator('.of-game').evaluate((one) => ({
      isMore: one.scrollHeight > one.clientHeight,
      isSaid: getComputedStyle(one, '::after').visibility === 'visible',
    }));
  const places = (page) =>
    page.locator('.curve, .rows, .of-game').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  for (const height of [900, 1080]) {
    const page = await reviewed(lost, { viewport: { width: 1.6 * height, height } });
    await expectSoon(() => below(page), { isMore: false, isSaid: false });
    await page.context().close();
  }
  const page = await reviewed(lost, { viewport: { width: 1280, height: 720 } });
  await expectSoon(() => below(page), { isMore: true, isSaid: true });
  for (const part of ['.review .primary', '.summary p', '.reasons h3'])
    await expectSoon(() => page.locator(part).first().evaluate(isInSight), true, part);
  const steps = await button(page, 'Next move').boundingBox();
  await page.locator('.of-game').evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expectSoon(() => below(page), { isMore: true, isSaid: false });
  assert.deepEqual(await button(page, 'Next move').boundingBox(), steps, 'the steps stay under the mouse');
  const [list, row] = await page
    .locator('.judged, .judged li:first-child')
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  assert.equal(list, 2 * row, 'all seven moves, in whole rows');
  // A longer reason moves nothing, nor does a line of play.
  const before = await places(page);
  await page
    .locator('.judged')
    .getByRole('button', { name: /^Move 4/ })
    .click();
  await button(page, 'Step through the refutation').click();
  await expectSoon(() => headline(page), 'What follows c3');
  await button(page, 'Step through the refutation').waitFor({ state: 'hidden' });
  for (const [at, y] of (await places(page)).entries()) assert.ok(Math.abs(y - before[at]) < 0.5, `${at}: ${y}`);
  await button(page, 'Back to the game').click();
  await expectSoon(() => headline(page), 'Move 4 of 7');
  // However little room the reason has, the button below it is in sight.
  for (const height of [650, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await expectSoon(() => button(page, 'Step through the refutation').evaluate(isInSight), true);
  }
  await review(page).getByText('As a table').click();
  await expectSoon(() => review(page).getByRole('row').first().evaluate(isInSight), true);
});

test('moves are called by what they are judged, and a point of the curve goes to its move; the same stands in a table', async () => {
  const page = await reviewed();
  await review(page).getByRole('button', { name: 'Move 2, O b1: mistake', exact: true }).waitFor();
  await review(page).getByText('O made one mistake (move 2, b1).').waitFor();
  const curve = review(page).getByRole('group', { name: 'Game graph' });
  await expectSoon(() => curve.getByRole('button').count(), 8);
  await curve.getByRole('button', { name: 'Move 2, O b1: X wins in 3 moves, turning point' }).click();
  await expectSoon(() => marks(page), 'XO.......');
  const told = () => review(page).locator('.reasons').textContent();
  await expectSoon(told, /X answers: b2 forces O to block at c3; then .*b2 was better: it holds the draw\.\s*$/s);
  await cell(page, 'b2').and(page.getByLabel('b2, empty, the better move')).waitFor();
  await button(page, 'Step through the refutation').waitFor();
  await review(page).getByRole('button', { name: 'Move 6, O c2: already lost', exact: true }).click();
  await expectSoon(told, /but X wins at a3/);
  assert.ok(!(await button(page, 'Step through the refutation').isVisible()), 'a single move follows');
  await curve.getByRole('button', { name: /^Move 2/ }).focus();
  for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expectSoon(() => marks(page), 'X........');
  // One of the moves is in the Tab order too, and arrows go on from there.
  await review(page).locator('.judged [tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expectSoon(() => marks(page), 'XO.......');
  await review(page).getByText('As a table').click();
  await review(page)
    .getByRole('row', { name: /2\. b1 X wins in 3 moves Mistake/ })
    .waitFor();
  assert.match(fragment(page), /moves=a1/);
});

test('questions and numbers are there once all moves are judged, not some of them before', async () => {
  const page = await site.open('#v=1&rules=3,3,3,misere&x=human&o=human&moves=a1.b2.a2.c1.a3');
  await page.evaluate(() => {
    globalThis.early = 0;
    new MutationObserver(() => {
      const told = document.querySelector('.review .told')?.textContent ?? '';
      if (!told.startsWith('All')) globalThis.early += document.querySelectorAll('.review :is(.primary, dd)').length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await button(page, 'Review').click();
  await allJudged(page);
  await button(page, 'Find the better move (3)').waitFor();
  assert.equal(await page.evaluate(() => globalThis.early), 0);
});

test('a review on a phone: its verdict alone is heard, all is as large as a finger, and a question leaves the board in sight', async () => {
  const page = await reviewed('#v=1&moves=a2.a1.b1.a3.c2.b3.b2', phone);
  await statusSays(
    page,
    /X made one blunder \(move 5, c2\). O made one mistake \(move 4, a3\) and one blunder \(move 6, b3\).$/,
  );
  assert.equal(await page.locator('.reasons').getAttribute('aria-live'), 'off');
  assert.deepEqual(await tooSmall(page), []);
  const board = await boardBox(page);
  await button(page, 'Find the better move (3)').tap();
  await expectSoon(() => marks(page), 'OX.X.....');
  assert.deepEqual(await boardBox(page), board);
  const below = (await question(page).boundingBox()).y - board[1] - board[3];
  assert.ok(below > 0 && below < 16, `${below} between the board and the question`);
  assert.ok(!(await focusIsShown(page)), 'a frame would look like a hint');
  await tapCell(page, 'b2');
  await statusSays(page, /Right: b2 holds the draw/);
  assert.equal(await headline(page), 'You found it!');
  await question(page).getByRole('button', { name: 'Next' }).tap();
  await tapCell(page, 'c1');
  await statusSays(page, /^c1 loses for X\. It lets O/);
  assert.equal(await headline(page), 'Not that one');
  const crosses = () => page.getByLabel(', a wrong move').count();
  await expectSoon(crosses, 1);
  const middle = () =>
    page.locator('#canvas').evaluate((canvas) => {
      const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
      return data.join();
    });
  const empty = await middle();
  const said = await recordSaid(page);
  await button(page, 'Show me').tap();
  await expectSoon(crosses, 0);
  await expectSoon(async () => (await middle()) !== empty, true);
  await statusSays(page, /^b2 keeps the win\. .+/);
  assert.equal((await said()).join('').match(/keeps the win/g).length, 1, 'the reason is added to what was heard');
  await button(page, 'Leave').tap();
  await question(page).waitFor({ state: 'hidden' });
  await statusSays(page, /^Move \d of 7\.$/);
  await review(page).waitFor();
  // The board above it stays usable: another move ends the review.
  await tapCell(page, 'b2');
  await expectSoon(() => marks(page), 'OX.XX.O..');
  await review(page).waitFor({ state: 'hidden' });
});

test('on small screens the way to a mistake, a reason, and a question with its ways out, are in sight, and no other steps', async () => {
  const page = await reviewed(`${lost}&x=hard&o=human`, { ...phone, viewport: { width: 375, height: 667 } });
  const mistake = review(page).getByRole('button', { name: 'Move 2, O b1: mistake', exact: true });
  const bottom = async (found) => found.boundingBox().then(({ y, height }) => y + height);
  assert.ok((await bottom(button(page, 'Find the better move (1)'))) < 667);
  await mistake.click();
  await expectSoon(() => review(page).locator('.reasons p').count(), 3);
  assert.ok((await bottom(review(page).locator('.reasons p').last())) < 667);
  await button(page, 'Step through the refutation').click();
  for (const name of ['Next move', 'Undo']) await button(page, name).waitFor({ state: 'hidden' });
  await button(page, 'Back to the game').click();
  await page.setViewportSize({ width: 568, height: 320 });
  await button(page, 'Find the better move (1)').click();
  assert.ok(!(await button(page, 'Undo').isVisible()), 'its room is needed');
  await tapCell(page, 'b1');
  assert.ok((await bottom(button(page, 'See why not'))) < 320);
  assert.ok((await bottom(button(page, 'Leave'))) < 320);
  await button(page, 'Leave').click();
  await mistake.click();
  await button(page, 'Step through the refutation').click();
  assert.ok((await bottom(button(page, 'Back to the game'))) < 320);
});

test('on an upright screen the board keeps its place and size, and the review has all the room below it; over what scrolls are the move on the board and Close; in Learn it is out of sight', async () => {
  for (const [fragment, viewport] of [
    [lost, { width: 390, height: 844 }],
    [lost, { width: 320, height: 568 }],
    [lost, { width: 820, height: 1180 }],
    ['#v=1&rules=3,5,3&moves=a1.b1.a2.c1.a3', { width: 390, height: 664 }],
  ]) {
    const page = await site.open(fragment, { ...phone, viewport });
    const before = await boardBox(page);
    await button(page, 'Review').tap();
    await allJudged(page);
    await page.locator('.top').getByRole('button', { name: 'Share' }).waitFor();
    assert.deepEqual(await boardBox(page), before, `${viewport.height}`);
    const sheet = await page.locator('dialog.sheet[open]').boundingBox();
    const left = async (part) => (await review(page).locator(part).first().boundingBox()).x;
    assert.equal((await left('.curve')) > (await left('.summary')) + 99, viewport.width > 800, 'in two columns');
    const room = sheet.y - before[1] - before[3];
    assert.ok(room > 0 && room < 16, `${viewport.height}: ${room}`);
    // On a low phone the places come back with the game.
    const places = await page.locator('.places').boundingBox();
    assert.equal(places === null, viewport.height < 672);
    assert.equal(sheet.y + sheet.height, places?.y ?? viewport.height);
    await page.locator('.judged button').nth(3).tap();
    await review(page).getByRole('heading', { name: 'Why c' }).waitFor();
    await page.locator('dialog.sheet[open]').evaluate((dialog) => dialog.scrollTo(0, 70));
    for (const over of ['.judged [aria-current]', '.sheet[open] .sheet-close'])
      await expectSoon(() => page.locator(over).evaluate(isInSight), true);
    // The reason of another move is in sight, wherever the sheet was.
    await page.locator('.judged button').nth(2).tap();
    await expectSoon(() => page.locator('.sheet[open] .reasons h3').evaluate(isInSight), true);
    await goTo(page, '#learn');
    await page.locator('dialog.sheet[open]').waitFor({ state: 'hidden' });
    await page.context().close();
  }
});

for (const [screen, options, end] of [
  ['on a phone', phone, (page) => page.keyboard.press('Escape')],
  ['beside the board', {}, (page) => review(page).getByRole('button', { name: 'Close' }).click()],
])
  test(`${screen} a review that is closed at one of its moves leaves the game at its end, with what leads on from there`, async () => {
    const page = await reviewed(lost, options);
    await review(page).getByRole('button', { name: 'Move 2, O b1: mistake', exact: true }).click();
    await expectSoon(() => marks(page), 'XO.......');
    const reasons = review(page).getByRole('heading', { name: 'What’s wrong with b1?' });
    await expectSoon(async () => (await reasons.boundingBox()).y > (await button(page, 'Close').boundingBox()).y, true);
    await end(page);
    await expectSoon(() => marks(page), 'XO.XXOX.O');
    await button(page, 'Play again').waitFor();
    await statusSays(page, /X wins/);
    await expectSoon(() => page.evaluate(() => document.activeElement.outerHTML.slice(0, 80)), /data-cell/);
    for (const name of ['Review', 'Find the better move (1)', 'Show me', 'Step through'])
      await button(page, name).click();
    await button(page, 'Back to the question').click();
    await question(page).getByText('b2 holds the draw. It has more open lines').waitFor();
    await button(page, 'Finish').click();
    await end(page);
    const current = page.locator('.move-list [aria-current]');
    await expectSoon(() => current.evaluate((one) => one.getBoundingClientRect().right <= innerWidth), true);
  });

test('a question stays with its board: it is hidden in other places, and after a task the finished game is at its end', async () => {
  const page = await reviewed();
  await button(page, 'Find the better move (1)').press('Enter');
  await expectSoon(() => marks(page), 'X........');
  assert.ok(await focusIsShown(page), 'keys go on from there');
  await button(page, 'Puzzles').click();
  await question(page).waitFor({ state: 'hidden' });
  await button(page, 'Play').click();
  await question(page).waitFor();
  await goTo(page, '#v=1&lesson=fork');
  await button(page, 'Back to the game').click();
  await expectSoon(() => marks(page), 'XO.XXOX.O');
});

test('the pairs that hold a draw are shown and said', async () => {
  const page = await site.open('#v=1&rules=4,4,4&moves=a1.b2.c3');
  await button(page, 'Analyse').click();
  const panel = page.getByRole('region', { name: 'Values of the moves' });
  await panel.locator('.values button').getByText('c2', { exact: true }).dispatchEvent('click');
  await panel.getByRole('heading', { name: 'Why c2?' }).waitFor();
  await panel.getByText(/Neither side can force a win: whenever one takes one cell of a pair, /).waitFor();
  const pairs = () =>
    page
      .locator('.notes :not(:empty)')
      .evaluateAll((notes) => Object.fromEntries(notes.map(({ dataset, textContent }) => [dataset.at, textContent])));
  await button(page, 'Pairs against X').click();
  const shown = await expectSoon(pairs, (found) => /^\d+$/.test(Object.values(found).join('')));
  await statusSays(page, 'If X takes one of a pair, O takes the other.');
  // Pointing at one of a pair frames both, and asks nothing else.
  const [one] = Object.keys(shown);
  await cell(page, one).hover({ force: true });
  await expectSoon(() => page.locator('.notes .framed').allTextContents(), [shown[one], shown[one]]);
  await expectSoon(() => cell(page, one).getAttribute('aria-label'), `${one}, empty, pair ${shown[one]}`);
  await button(page, 'Pairs against X').click();
  await expectSoon(pairs, (found) => Object.values(found).every((text) => text === '='));
  await statusSays(page, /^(?!.*pair)/);
  await button(page, 'Step through').click();
  await expectSoon(() => headline(page), 'What follows c2');
  await button(page, 'Pairs against X').click();
  await expectSoon(pairs, shown);
  assert.ok(await button(page, 'Pairs against X').evaluate(isInSight));
  await goTo(page, '#v=1&rules=4,4,4&moves=a1.b1.a2.d1.c4.d2.d4.d3');
  await page.getByRole('tab', { name: 'Review' }).click();
  for (const name of [/^Find the better move/, 'Show me']) await page.getByRole('button', { name }).click();
  await question(page).getByText('Why a3? Neither side can force a win: whenever').waitFor();
  await expectSoon(pairs, { a3: '✓', a4: '1', b4: '1', c1: '2', c2: '2', b2: '3', c3: '3' });
});

test('pasted moves, records of other programs and finished games are reviewed too', async () => {
  const page = await reviewed();
  const given = async (text) => {
    if (!(await button(page, 'Review these').isVisible())) await review(page).getByText('Review another game').click();
    await review(page).locator('textarea').fill(text);
    await button(page, 'Review these').click();
  };
  await given('(;GM[4]SZ[5]PB[<b>Ann]PW[Lee];B[cc];W[aa])');
  await expectSoon(() => marks(page), `O${'.'.repeat(11)}X${'.'.repeat(12)}`);
  await allJudged(page);
  await review(page).getByText('<b>Ann played perfectly.').waitFor();
  await given('#v=1&rules=3,3,3&moves=b2.b1.a1.c3.a3');
  await expectSoon(() => marks(page), 'XO..X.X.O');
  await allJudged(page);
  await given('nothing here');
  await review(page).getByText('There are no moves in this text.').waitFor();
  await given('1. b2 b1  2. a1 c3');
  await expectSoon(() => marks(page), 'XO..X...O');
  await goTo(page, '#v=1&rules=3,3,2&x=human&o=easy&moves=b2.a1');
  await playByMouse(page, 'b1');
  await button(page, 'Statistics').click();
  await page.getByText('Finished games').click();
  await page.getByRole('button', { name: /^Review .*you won/ }).click();
  await review(page).getByText('You played perfectly.').waitFor();
  await page.reload();
  await statusSays(page, /You won!/);
  const link = fragment(page);
  for (const to of ['#v=1', link]) await goTo(page, to);
  await statusSays(page, /X wins!/);
});

test('the review stays when a tablet is turned, one way and the other', async () => {
  const upright = { width: 820, height: 1180 };
  const across = { width: 1180, height: 820 };
  const page = await reviewed(lost, { viewport: upright });
  for (const viewport of [across, upright, across]) {
    await page.setViewportSize(viewport);
    await expectSoon(() => page.locator('.side > .review').count(), viewport === across ? 1 : 0);
    await allJudged(page);
  }
  await review(page).getByRole('button', { name: 'Close' }).click();
  await review(page).waitFor({ state: 'hidden' });
  await page.setViewportSize(upright);
  await expectSoon(() => page.locator('dialog.sheet .review').count(), 1);
  assert.ok(!(await review(page).isVisible()));
});

test('in the system’s colours the graph has its points, and the move on the board is framed', async () => {
  const page = await reviewed(lost, { forcedColors: 'active', viewport: { width: 1440, height: 1300 } });
  const [canvas, ...points] = await page.evaluate(() =>
    [document.body, ...document.querySelectorAll('.points .dot')].map((one) => getComputedStyle(one).backgroundColor),
  );
  assert.equal(points.length, 8);
  assert.ok(points.every((colour) => colour !== canvas));
  const current = page.locator(':is(.points, ol) [aria-current]');
  const outlines = await current.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  assert.deepEqual(outlines, ['solid', 'solid', 'solid']);
  const [match, help] = await Promise.all(['Match', 'Help'].map((name) => button(page, name).boundingBox()));
  assert.equal(match.x + match.width, help.x + help.width);
});
