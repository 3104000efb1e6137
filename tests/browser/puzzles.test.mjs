// Puzzles in Chromium: each mode, hints, keys alone, bad links, what must not be lost, and offline.
import assert from 'node:assert/strict';
import {
  allJudged,
  button,
  cell,
  cellNames,
  clickCell,
  emptyCells,
  goTo,
  holds,
  isInSight,
  playByMouse,
  recordSaid,
  status,
  statusSays,
  tapCell,
} from './support/board.mjs';
import { fragment, reload, setClock, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';
import { storedEntry, storeEntries } from './support/stored.mjs';
import { makeStudyInNode } from './support/study.mjs';

const site = useSite();
const study = await makeStudyInNode();
const date = '2026-12-01';
const [easy] = study.day(date);
const onTheDay = (fresh) => fresh.clock.setFixedTime(`${date}T12:00:00`);
const panel = (page) => page.getByRole('region', { name: 'Puzzles', exact: true });
const inPanel = (page, name) => panel(page).getByRole('button', { name, exact: true });
const title = (page) => panel(page).getByRole('heading').textContent();
const dialog = (page) => page.getByRole('dialog', { name: 'Puzzles' });
const inList = (page, name) => dialog(page).getByRole('button', { name, exact: true });
const kept = (page) => page.evaluate(storedEntry, 'progress');
/** The puzzle on the board, if the address has it. */
const puzzleOn = (page) => decodeURIComponent(fragment(page)).replace('#v=1&puzzle=', '');

async function openPuzzle(page, puzzle) {
  await goTo(page, `#v=1&puzzle=${puzzle}`);
  await statusSays(page, /(was a mistake|missed a win).*\./);
}
async function start(page, mode) {
  await button(page, 'Puzzles').click();
  await inList(page, `Start: ${mode}`).click();
  await statusSays(page, /(was a mistake|missed a win).*\./);
}
/** The list while a game is on the board. */
async function openList(page) {
  await button(page, 'Puzzles').click();
  await expectSoon(() => dialog(page).isVisible(), true);
}
/** Does what brings another puzzle. The address of a place in between is none. */
async function goOn(page, act) {
  const before = puzzleOn(page);
  await act();
  await expectSoon(() => fragment(page).includes('puzzle=') && puzzleOn(page) !== before, true);
}
/** As assistive technology does: the board may still be changing its size. */
const press = (page, name) => cell(page, name).evaluate((one) => one.click());
/** Presses the right cells until the puzzle on the board is solved. */
async function solve(page, puzzle) {
  for (const name of study.answers(puzzle)) {
    const before = fragment(page);
    await press(page, name);
    // A streak and the three minutes go on to the next puzzle, whose question is a mistake as well.
    const isRight = async () => (await status(page)).includes(`${name} is right`);
    await expectSoon(async () => fragment(page) !== before || (await isRight()), true);
    if (fragment(page) !== before) await statusSays(page, /a mistake|missed a win/);
  }
}

test('a solved puzzle is a challenge, beside the result of who sent one', async () => {
  const page = await site.open(`#v=1&puzzle=${easy}&challenge=solved.2.Ann`, { prepare: onTheDay });
  await expectSoon(() => title(page), 'Ann made 2 mistakes. And you?');
  await statusSays(page, /Ann solved this puzzle after 2 mistakes\. Can you\?/);
  await expectSoon(() => fragment(page), /&challenge=solved\.2\.Ann$/);
  await solve(page, easy);
  await expectSoon(
    () => panel(page).locator('.challenge').innerText(),
    /^You did better than Ann!\s+You\s+Solved without a mistake\s+Ann\s+Solved after 2 mistakes/,
  );
  await statusSays(page, /You did better than Ann!/);
  assert.deepEqual(await panel(page).locator('.primary, .actions [data-act=next]').allTextContents(), [
    'Send yours',
    'Next',
  ]);
  assert.equal(await title(page), 'Today: easy', 'what the friend did is in the card now');
  await expectSoon(() => page.locator('#place-puzzles').getAttribute('data-left'), '2');
  await inPanel(page, 'Send yours').click();
  const sent = page.getByRole('dialog', { name: 'Send your result' });
  await sent.getByLabel('Your name').fill('Bob');
  const link = await sent.getByLabel('Link to your result').inputValue();
  assert.match(link, /#v=1&puzzle=[^&]+&challenge=solved\.0\.Bob\/solved\.2\.Ann$/);
  await page.keyboard.press('Escape');
  await goTo(page, `#v=1&puzzle=${easy}&challenge=solved.3.Ann/solved.0.Bob`);
  await expectSoon(
    () => panel(page).locator('.challenge').innerText(),
    /^You did better than Ann!\s+You\s+Solved without/,
  );
  await inPanel(page, 'All puzzles').click();
  const practice = dialog(page).getByRole('region', { name: 'Practice' });
  await practice.locator('#puzzle-subject').selectOption('threats');
  await practice.locator('#puzzle-grade').selectOption('1');
  await practice.getByRole('button').click();
  await panel(page).getByText('No very easy puzzle of this kind was found: this one is easy.').waitFor();
  await goOn(page, async () => {
    await inPanel(page, 'All puzzles').click();
    for (const one of ['#puzzle-subject', '#puzzle-grade']) await practice.locator(one).selectOption({ index: 0 });
    await practice.getByRole('button').click();
  });
  await statusSays(page, /(was a mistake|missed a win).*\./);
  await solve(page, puzzleOn(page).replace(/&challenge=.*/, ''));
  const onwards = panel(page).getByRole('button', { name: /^(?!Step)/ });
  await expectSoon(async () => (await onwards.allTextContents()).slice(0, 2), ['Next', 'Challenge a friend']);
});

test('a challenge to a run begins one with the same puzzles at a press, its end says how many it was for each, and nothing runs for the answer', async () => {
  const page = await site.open('#v=1&challenge=streak.0-4711.Ann');
  await statusSays(page, 'Ann solved 0 puzzles. Can you? You’ll get the same puzzles.');
  await inPanel(page, 'Start').click();
  const { puzzle } = study.ask('pick', 'any', 1, 4712);
  await expectSoon(() => puzzleOn(page), `${puzzle}&challenge=streak.0-4711.Ann`);
  await press(page, study.wrong(puzzle));
  await page.setViewportSize({ width: 320, height: 568 });
  await expectSoon(
    () => panel(page).innerText(),
    /Level with Ann!\s+You\s+0 puzzles\s+Ann\s+0 puzzles\s+Send yours\s+Again/,
  );
  await expectSoon(() => inPanel(page, 'Again').evaluate(isInSight), true);
  assert.deepEqual(await panel(page).locator('.primary').allTextContents(), ['Send yours']);
  assert.equal(await page.locator('#last-move').textContent(), '', 'a task says itself how it ended');
  await inPanel(page, 'Again').click();
  await expectSoon(() => fragment(page), /^(?!.*challenge)/, 'other puzzles');
  await goTo(page, '#v=1&challenge=timed.1-318142.Bob/timed.2-318142');
  await statusSays(page, /^Bob took your challenge\..* You did better than Bob!$/);
  await expectSoon(() => panel(page).locator('.day-end').innerText(), /minutes\s+You\s+2\s+Bob\s+1$/);
  await inPanel(page, 'Challenge again').waitFor();
  assert.equal(await panel(page).locator('.time').count(), 0);
  await goTo(page, '#v=1&challenge=timed.1-318142.Ann');
  await inPanel(page, 'Start').click();
  const rules = await panel(page).getByText('7×6, 4 in a row, marks fall. Very easy.').boundingBox();
  assert.ok(rules.y + rules.height <= (await page.locator('#said').boundingBox()).y);
});

test('beside the board no button moves, whatever a task says', async () => {
  const page = await site.open(`#v=1&day=${date}`, { viewport: { width: 1440, height: 900 } });
  const top = async (name) => (await inPanel(page, name).boundingBox()).y;
  const tops = [await top('Hint'), await top('Copy link')];
  await inPanel(page, 'Give up').click();
  await panel(page).getByText('Why').waitFor();
  assert.deepEqual([await top('Step forward'), await top('Copy link')], tops);
  await inPanel(page, 'Step forward').click();
  await statusSays(page, /1 of \d+: [XO] /);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: async () => {} }));
  const before = await inPanel(page, 'Leave').boundingBox();
  await inPanel(page, 'Copy link').click();
  await inPanel(page, 'Copied.').waitFor();
  assert.equal(await panel(page).locator('[aria-live]:text-is("Copied.")').count(), 1, 'heard once');
  assert.deepEqual(await inPanel(page, 'Leave').boundingBox(), before);
});

test('a wrong try on a phone moves neither the board nor a button; the task comes back in sight below them', async () => {
  const page = await site.open('', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  // The result from before is below the board, so there is little room for the buttons.
  const progress = { days: { [date]: ['helped', 'helped', 'helped'] }, slips: { [date]: [2, 2, 2] } };
  await page.evaluate(storeEntries, { progress });
  await goTo(page, `#v=1&day=${date}`);
  await statusSays(page, /(was a mistake|missed a win).*\./);
  const place = () => inPanel(page, 'Give up').boundingBox();
  const before = await place();
  const board = () => page.locator('#canvas').boundingBox();
  const boardBefore = await board();
  const rules = await panel(page)
    .getByText(/\d in a row\./)
    .boundingBox();
  assert.ok(rules.y < boardBefore.y, 'they are above the board');
  const wrong = (await emptyCells(page)).find((name) => !study.answers(easy).includes(name));
  const heard = await recordSaid(page);
  await tapCell(page, wrong);
  await expectSoon(() => inPanel(page, 'Try again').isVisible(), true);
  await expectSoon(() => page.evaluate(() => document.activeElement.dataset.act), 'retry');
  await panel(page).getByText('a mistake.').waitFor();
  assert.deepEqual(await place(), before);
  assert.deepEqual(await board(), boardBefore);
  const [task, places] = await Promise.all(['.task', '.places'].map((part) => page.locator(part).boundingBox()));
  assert.ok(task.y + task.height <= places.y);
  await inPanel(page, 'Try again').tap();
  await tapCell(page, wrong);
  await inPanel(page, 'Try again').waitFor();
  assert.doesNotMatch((await heard()).join(), /Replaced/);
  // Two rows of buttons leave room for it, too.
  await page.setViewportSize({ width: 320, height: 568 });
  await openPuzzle(page, '3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O');
  await press(page, 'a1');
  await inPanel(page, 'See why not').waitFor();
  assert.ok(await page.locator('.puzzle .task').evaluate(isInSight));
  // A long reason has room, too.
  await page.setViewportSize({ width: 320, height: 568 });
  await openPuzzle(page, '7,6,4,gravity.win.1.f3...XO.../..XX.../..OO.../.OXX.X./.XOO.O./XOXXOOX');
  const boardOfLong = await board();
  for (const name of ['e5', 'e3']) {
    await press(page, name);
    await statusSays(page, new RegExp(`${name} is right`));
  }
  await statusSays(page, /opens the upper one\.$/);
  assert.deepEqual(await board(), boardOfLong);
  const [said, files] = await Promise.all(['#said', '.files'].map((part) => page.locator(part).boundingBox()));
  assert.ok(said.y + said.height + 8 <= files.y, 'and keeps away from the names of the columns');
  // Beside the board the panel says it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSoon(() => panel(page).locator('.outcome').textContent(), /opens the upper one\.$/);
});

test('where the first tap on a small cell aims, the question stays; after the solution nothing is aimed at', async () => {
  const page = await site.open('', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openPuzzle(
    page,
    '15,15,5.threats.1.j11.15/15/15/15/6X8/7O1O5/4O1O1X6/3O3X1X5/4XOXOO1O4/4OXXXOX5/3XO1X1XX5/6OX7/8O6/15/15',
  );
  await tapCell(page, 'a1');
  await statusSays(page, /Win with one threat after another! .* Tap a1 again to play\.$/);
  await inPanel(page, 'Give up').tap();
  await tapCell(page, 'b1');
  await statusSays(page, /Here’s the solution/);
});

test('keys that are for games do nothing to a puzzle, and H gives a hint', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await openPuzzle(page, easy);
  const before = await cellNames(page);
  await cell(page, 'a1').focus();
  for (const key of ['u', 'n', 'r', 'v', 'g', 'Control+z']) await page.keyboard.press(key);
  await expectSoon(() => cellNames(page), before);
  await page.keyboard.press('t');
  await statusSays(page, `Your turn: you are ${study.ask('run', easy).side}.`);
  await page.keyboard.press('h');
  await statusSays(page, study.idea(easy));
});

test('a link without a puzzle is told, and nothing is lost', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await clickCell(page, 'b2');
  await holds(page, 'b2', 'X');
  for (const [bad, told] of [
    ['puzzle=3,3,3.hold.1.b1.XXO/1X1/1O1', /no puzzle in this link/],
    ['day=2026-02-30', /no day in this link/],
  ]) {
    await goTo(page, `#v=1&${bad}`);
    await expectSoon(() => page.locator('#task-notice').textContent(), told);
    await page.locator('#task-notice').getByRole('button').click();
    await expectSoon(() => fragment(page), /moves=b2$/);
    await holds(page, 'b2', 'X');
  }
});

test('a streak outlasts Back and a reload, ends with the first mistake, keeps its best mark, and begins anew at a press', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await playByMouse(page, 'b2');
  await start(page, 'Streak');
  await expectSoon(() => inPanel(page, 'Hint').isVisible(), false);
  await solve(page, puzzleOn(page));
  await goOn(page, () => inPanel(page, 'Next').click());
  await reload(page);
  await expectSoon(() => title(page), 'Streak: 1');
  await page.goBack();
  await dialog(page).getByText('1 solved so far.').waitFor();
  await page.goBack();
  await expectSoon(() => panel(page).isVisible(), false);
  await holds(page, 'b2', 'X');
  await page.goForward();
  await dialog(page).getByText('1 solved so far.').waitFor();
  await page.goForward();
  await statusSays(page, /You are [XO]/);
  await press(page, study.wrong(puzzleOn(page)));
  await statusSays(page, /The streak is over\. 1 solved\./);
  await expectSoon(() => panel(page).locator('.day-end').innerText(), '1 solved', 'there was none to compare it with');
  assert.deepEqual(await panel(page).locator('.primary').allTextContents(), ['Again'], 'one filled button');
  assert.ok((await inPanel(page, 'Challenge a friend').boundingBox()).width > 200);
  await inPanel(page, 'Challenge a friend').click();
  const sent = page.getByRole('dialog', { name: 'Challenge a friend' });
  await expectSoon(() => sent.getByLabel('Link to the challenge').inputValue(), /#v=1&challenge=streak\.1-\d+$/);
  await page.keyboard.press('Escape');
  await expectSoon(async () => (await kept(page)).best.streak, 1);
  await inPanel(page, 'Show the solution').click();
  await statusSays(page, /Here’s the solution\./);
  await inPanel(page, 'Step forward').waitFor();
  await inPanel(page, 'Again').click();
  await expectSoon(() => title(page), 'Streak: 0');
  await statusSays(page, /(was a mistake|missed a win).*\./);
  await press(page, study.wrong(puzzleOn(page)));
  await panel(page).getByText('Best: 1').waitFor();
  await inPanel(page, 'All puzzles').click();
  await inList(page, 'Retry my mistakes (2)').click();
  await expectSoon(() => title(page), 'Retry');
});

test('three minutes run on whatever is on show, cost ten seconds for a mistake, and end with the number in large, or when one leaves', async () => {
  const page = await site.open('#v=1');
  await page.evaluate(storeEntries, { progress: { best: { streak: 0, timed: 1 } } });
  // Time hardly passes, so only a mistake costs any.
  await setClock(page, 1000);
  await start(page, 'Three minutes');
  assert.deepEqual(await panel(page).locator('.aside button').allTextContents(), ['Copy link', 'Leave']);
  await goOn(page, () => solve(page, puzzleOn(page)));
  await statusSays(page, /(was a mistake|missed a win).*\./);
  const seconds = () => page.locator('.puzzle progress').evaluate((bar) => bar.value);
  const before = await seconds();
  const shift = page.locator('.time small');
  // It passes only when the test says so.
  const hold = () => document.styleSheets[0].insertRule('.time small { animation-play-state: paused !important }');
  await page.evaluate(hold);
  await press(page, study.wrong(puzzleOn(page)));
  await statusSays(page, /(loses for|throws away).* That cost ten seconds\./);
  await expectSoon(() => shift.allTextContents(), ['−10 s']);
  await page.setViewportSize({ width: 320, height: 568 });
  await shift.evaluate((one) => Object.assign(one.getAnimations()[0], { currentTime: 1000 }));
  const [cost, said] = await Promise.all([shift, page.locator('#said')].map((one) => one.boundingBox()));
  assert.ok(cost.y + cost.height <= said.y);
  await shift.evaluate((one) => one.getAnimations()[0].finish());
  await expectSoon(() => shift.count(), 0);
  await expectSoon(seconds, before - 10);
  // The mistake is paid: one may leave the puzzle.
  await goOn(page, () => inPanel(page, 'Next').click());
  // The clock runs on behind the list, and while the page is away.
  await setClock(page, 0.001);
  await openList(page);
  const running = dialog(page).getByRole('region', { name: 'Three minutes' });
  const shown = await expectSoon(() => running.locator('.about').textContent(), /^1 solved so far, 2:\d\d left\.$/);
  await expectSoon(async () => (await running.locator('.about').textContent()) < shown, true);
  await running.getByRole('button', { name: 'Continue: Three minutes' }).click();
  await page.keyboard.press('t');
  await statusSays(page, /^Your turn: you are [XO]\. 2 minutes and \d+ seconds? left\.$/);
  // As if four had been solved in a row, a minute ago.
  const atReload = await seconds();
  await page.evaluate(() => {
    const [key, text] = Object.entries(sessionStorage).find(([name]) => name.endsWith('exercise'));
    const minuteAgo = text.replace(/"at":\d+/, `"at":${Date.now() - 60_000}`);
    sessionStorage.setItem(key, minuteAgo.replace(/"in_a_row":\d/, '"in_a_row":4'));
  });
  await reload(page);
  await expectSoon(async () => (await seconds()) <= atReload - 60, true);
  await expectSoon(() => title(page), 'Three minutes: 1 solved');
  await page.evaluate(hold);
  await goOn(page, () => solve(page, puzzleOn(page)));
  await expectSoon(() => shift.allTextContents(), ['+5 s']);
  await statusSays(page, /(was a mistake|missed a win).*\..*that gives five seconds back\./);
  await setClock(page, 1, 180_000);
  await statusSays(page, /Time is up\. 2 puzzles in three minutes\. Your best yet!/);
  await expectSoon(() => panel(page).locator('.reached').textContent(), '2 puzzles in three minutes');
  await inPanel(page, 'Again').click();
  await expectSoon(() => title(page), 'Three minutes: 0 solved');
  // Who leaves ends the run.
  await button(page, 'Play').click();
  await statusSays(page, /Your three minutes ended with 0 solved\./);
  await openList(page);
  assert.equal(await inList(page, 'Continue: Three minutes').isVisible(), false);
  await inList(page, 'Start: Three minutes').click();
  await expectSoon(() => title(page), 'Three minutes: 0 solved');
  await button(page, 'Learn').click();
  await page.getByRole('button', { name: 'Start the course' }).click();
  // Nothing of the run.
  await statusSays(page, /Where do you win\?$/);
});

test('a mistake of one’s own game that was reviewed comes back as a puzzle, when one asks for it', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=a1.b1.b2.c3.a2.c2.a3');
  await button(page, 'Review').click();
  await allJudged(page);
  await expectSoon(async () => (await kept(page))?.mistakes, ['3,3,3 empty a1.b1']);
  await reload(page);
  await openList(page);
  await dialog(page).getByRole('button', { name: 'Mistakes in my games (1)' }).click();
  await statusSays(page, /^Find the move that holds the draw! You are O\. From a game: X played a1\./);
  await expectSoon(() => title(page), 'From your games');
  await press(page, 'b1');
  await statusSays(page, /b1 loses for O\. ./);
  await holds(page, 'b2', 'X');
  await press(page, 'b2');
  await statusSays(page, /b2 is right\. Solved after 1 mistake/);
  assert.deepEqual((await kept(page)).mistakes, ['3,3,3 empty a1.b1'], 'with help: it comes again');
  await inPanel(page, 'Next').click();
  await statusSays(page, /From a game/);
  await press(page, 'b2');
  await statusSays(page, /b2 is right\. Solved! It holds the draw\./);
  await expectSoon(async () => (await kept(page)).mistakes, []);
  await expectSoon(async () => (await kept(page)).wrong, []);
  await inPanel(page, 'Leave').click();
  await statusSays(page, /Back to the game/);
});

test('the place of puzzles leads to the day’s next puzzle, shows its board, says how the others went, and has room for everything on a large screen', async () => {
  const page = await site.open(`#v=1&day=${date}`);
  await statusSays(page, /(was a mistake|missed a win).*\./);
  await solve(page, easy);
  assert.deepEqual(await panel(page).locator('.primary').allTextContents(), ['Next'], 'the challenge is no rival');
  await inPanel(page, 'Challenge a friend').click();
  const link = decodeURIComponent(await page.getByLabel('Link to the challenge').inputValue());
  assert.equal(link.split('#')[1], `v=1&puzzle=${easy}&challenge=solved.0`, 'it opens as this very puzzle');
  await page.keyboard.press('Escape');
  await inPanel(page, 'All puzzles').click();
  const day = dialog(page).getByRole('region', { name: 'Puzzles of December 1, 2026' });
  await day.getByRole('button', { name: 'Easy: solved', exact: true }).waitFor();
  await day.getByRole('button', { name: 'Easy: solved', exact: true }).click();
  await panel(page).getByText('Your result: solved. Solve it again?').waitFor();
  await inPanel(page, 'All puzzles').click();
  const [, medium] = study.day(date);
  const shown = study.ask('run', medium).position.replaceAll(/[./]/g, '').length;
  await expectSoon(() => day.locator('.today-board :is(.X, .O)').count(), shown);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSoon(() => dialog(page).evaluate((place) => place.scrollHeight <= place.clientHeight), true);
  const { x, width } = await dialog(page).locator('.today-board svg').boundingBox();
  const practice = await dialog(page).getByRole('region', { name: 'Practice' }).boundingBox();
  assert.ok(width > 400 && x + width < practice.x, 'the board is large, and the rest beside it');
  await day.getByRole('button', { name: 'Start the medium puzzle' }).click();
  await expectSoon(() => title(page), 'December 1, 2026: medium');
  await statusSays(page, /(was a mistake|missed a win).*\./);
});

test('the way to the puzzles says how many of today are left, and a day that is over ends with its result, to be sent', async () => {
  // Neither another day's puzzles nor midnight changes what is tried.
  const page = await site.open('#v=1', { prepare: onTheDay });
  const place = page.locator('#place-puzzles');
  await expectSoon(() => place.getAttribute('data-left'), '3');
  await expectSoon(() => place.getAttribute('title'), '3 of today’s puzzles are left');
  await openList(page);
  assert.deepEqual(await dialog(page).locator('.primary').allTextContents(), ['Start the easy puzzle'], 'only one');
  await dialog(page).getByRole('button', { name: 'Start the easy puzzle' }).click();
  for (const left of ['2', '1', null]) {
    await statusSays(page, /(was a mistake|missed a win).*\./);
    await inPanel(page, 'Give up').click();
    await statusSays(page, /the solution/);
    await expectSoon(() => place.getAttribute('data-left'), left);
    if (left) await inPanel(page, 'Next').click();
  }
  await statusSays(page, /Here’s the solution.*That’s all three for the day/);
  await press(page, 'a1');
  await statusSays(page, /Here’s the solution\. (Why|[XO] wins)/);
  await panel(page).getByText('0 of 3 solved').waitFor();
  await panel(page).getByText('New puzzles tomorrow.').waitFor();
  await expectSoon(() => panel(page).locator('.day-marks [data-result=failed]').count(), 3);
  await panel(page).getByRole('img', { name: 'Easy: not solved. Medium: not solved. Hard: not solved.' }).waitFor();
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: async () => {} }));
  await inPanel(page, 'Copy my result').click();
  await inPanel(page, 'Copied.').waitFor();
  await expectSoon(() => panel(page).locator('.primary:not([hidden])').count(), 1);
  await inPanel(page, 'All puzzles').click();
  await expectSoon(() => dialog(page).locator('.day-boards .board-picture').count(), 3);
  assert.deepEqual(await dialog(page).locator('.primary').allTextContents(), ['Copy my result'], 'only one');
  await goTo(page, `#v=1&day=${date}&challenge=day.3.Ann/day.0`);
  await statusSays(page, /You have seen the solution\.$/);
  await panel(page).getByText('Ann did better.').waitFor();
  await expectSoon(() => panel(page).locator('.challenge button').count(), 0, 'Ann knows your result');
});
