// Lessons in links: steps of the course, and a teacher's own, made, sent, taken and shown on a wall.
import assert from 'node:assert/strict';
import { learn } from '../../web/words/en/learn.ts';
import { lessonWords } from '../../web/words/en/lessons.ts';
import { setUpWords } from '../../web/words/en/set-up.ts';
import { focused, goTo, marks } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const cell = (page, name) => page.locator(`#cells [data-cell=${name}]`);
const said = (page) => page.locator('#said').textContent();
const panel = (page) => page.getByRole('region', { name: 'Lesson' });
const act = (page, name) => panel(page).getByRole('button', { name, exact: true });
const fork = 'lesson=own&note=Two_threats%21&position=X.O/..X/O..&task=find';

test('a step of the course has an address, which a reload keeps; a link over it shows what it is of, and leaving the game', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=b2');
  const heading = (text) => page.getByRole('heading', { name: text }).waitFor();
  const course = page.getByRole('region', { name: learn.course });
  const step = (name) => course.getByRole('button', { name, exact: true });
  await goTo(page, '#v=1&lesson=middle');
  await heading(learn.steps.middle.title);
  await expectSoon(() => page.url(), /#v=1&lesson=middle$/);
  await step(learn.buttons.copyLink).waitFor();
  // The address is always that of the step on show, and a reload stays there.
  await cell(page, 'b2').evaluate((one) => one.click());
  await step(learn.buttons.nextStep).click();
  await expectSoon(() => page.url(), /#v=1&lesson=corner$/);
  await page.reload();
  await heading(learn.steps.corner.title);
  await expectSoon(() => focused(page), /^[abc][123], /);
  await goTo(page, `#v=1&${fork}`);
  await panel(page).getByText('Two threats!').waitFor();
  await expectSoon(() => course.count(), 0);
  await goTo(page, '#v=1&lesson=block');
  await heading(learn.steps.block.title);
  await expectSoon(() => panel(page).count(), 0);
  await step(learn.buttons.leave).click();
  await expectSoon(() => page.url(), /moves=b2$/);
  await expectSoon(() => marks(page), '....X....');
  await goTo(page, '#v=1&lesson=');
  await page.getByRole('button', { name: '1. Complete your line' }).waitFor();
});

test('who wins is asked with three buttons, and answered by proof; on a board too large for one every answer is taken, or what the teacher chose', async () => {
  const page = await site.open('#v=1&lesson=own&moves=a1&task=who&lesson=own&rules=12,12,5&moves=f6&task=find');
  await page.locator('#said').getByText('O is to move. Who wins if both play their best?').waitFor();
  await cell(page, 'b2').click();
  await expectSoon(() => said(page), lessonWords.choose);
  await act(page, 'X wins').click();
  await expectSoon(() => said(page), lessonWords.wrongWinner);
  await act(page, 'Draw').click();
  await expectSoon(() => said(page), 'Right: nobody wins if both play their best.');
  await panel(page).locator('.task').waitFor({ state: 'hidden' });
  await act(page, 'Play on').waitFor();
  await act(page, 'Next').click();
  await panel(page).getByText(lessonWords.unproven).waitFor();
  await cell(page, 'g7').click();
  await expectSoon(async () => (await said(page)).startsWith(lessonWords.notProven('g7')), true);
  assert.equal(await panel(page).getByText(lessonWords.unproven).count(), 0, 'it is said once');
  await goTo(page, '#v=1&rules=12,12,5&x=human&o=human&moves=f6');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  await page.getByLabel(lessonWords.answers).fill('G7 z9');
  await page.getByText(lessonWords.notFree(['z9'])).waitFor();
  await page.getByRole('button', { name: lessonWords.tryIt }).click();
  await panel(page).getByText(lessonWords.unprovenAnswer).waitFor();
  await act(page, 'Projector').click();
  await page.keyboard.press('v');
  await page.locator('.projector .told').getByText(lessonWords.unprovenAnswer).waitFor();
});

test('a note is heard before its question; on a phone a lesson with one and three answers has all its buttons in sight', async () => {
  const who = 'lesson=own&moves=a1&task=who&note=Count_the_threats_on_both_sides_first.%0AThen_decide_who_is_faster.';
  const page = await site.open(`#v=1&${who}&${who}&${who}`, { viewport: { width: 390, height: 844 } });
  await act(page, 'Next').click();
  await expectSoon(() => said(page), /^Count the threats on both sides first\.\nThen .* O is to move\./);
  const { y } = await page.locator('.places').boundingBox();
  for (const name of ['O wins', 'Analyse', 'Previous', 'Next', 'Leave']) {
    const box = await act(page, name).boundingBox();
    assert.ok(box.y + box.height <= y && box.height < 46, name);
  }
});

test('lessons are put in order, tried as the pupil sees them, and kept', async () => {
  const page = await site.open('#v=1&x=human&o=human&position=X.O/..X/O..');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  for (const told of ['X’s turn', 'X wins in 2 moves.']) await page.locator('.lessons-made').getByText(told).waitFor();
  await page.getByLabel('Note for the pupils').fill('Look for two threats');
  await page.getByLabel('Hint', { exact: true }).check();
  await page.getByRole('button', { name: lessonWords.add }).click();
  await page.getByText(lessonWords.addedAgain(1)).waitFor();
  const isSeen = (made) => made.getBoundingClientRect().top >= 0 && made.getBoundingClientRect().bottom <= innerHeight;
  await expectSoon(() => page.locator('.lessons-made li').nth(1).evaluate(isSeen), true);
  assert.ok(await page.getByRole('button', { name: lessonWords.buttons.copyLink }).evaluate(isSeen));
  await page.locator('#lesson-1-task').selectOption('who');
  for (const name of ['Move up: Lesson 2', 'Move down: Lesson 1', lessonWords.add, 'Remove: Lesson 3'])
    await page.getByRole('button', { name }).click();
  const link = await expectSoon(
    () => page.getByLabel(lessonWords.link).inputValue(),
    /#v=1&lesson=own&note=Look_for_two_threats&rules=3,3,3&position=X\.O\/\.\.X\/O\.\.&hide=hint&task=find&lesson=own/,
  );
  await page.getByRole('button', { name: lessonWords.tryIt }).click();
  await panel(page).getByText('Look for two threats').waitFor();
  await panel(page).getByRole('heading', { name: 'Lesson 1 of 2' }).waitFor();
  await expectSoon(() => act(page, 'Hint').count(), 0);
  await act(page, 'Back to Make lessons').click();
  await page.getByLabel(lessonWords.link).waitFor();
  await page.reload();
  await expectSoon(() => page.getByLabel(lessonWords.link).inputValue(), link);
  // The link is above the list, however long that is.
  assert.equal(await page.locator('#lesson-link, .lessons-made').first().getAttribute('id'), 'lesson-link');
});

test('what is being set up becomes a lesson, which is tried in its place, and comes back', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=c3');
  const setUp = page.getByRole('region', { name: 'Set up a position' });
  const saved = page.locator('#position-aside');
  const tryIt = async () => {
    await page.getByRole('button', { name: lessonWords.tryIt }).click();
    await act(page, 'Hint').waitFor();
    await expectSoon(() => marks(page), 'X.O......');
    assert.equal(await saved.count(), 0, 'it is kept as a lesson');
  };
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await setUp.getByLabel('Position as text').fill('X.O/.../...');
  await setUp.getByRole('button', { name: 'Make a lesson' }).click();
  await tryIt();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await setUp.getByRole('button', { name: 'Make a lesson' }).click();
  await page.getByText(lessonWords.isThere(1)).waitFor();
  await expectSoon(() => marks(page), 'X.O......');
  await expectSoon(() => saved.count(), 0);
  // Beside another task it is offered, also after a reload.
  await goTo(page, '#v=1&lesson=corner');
  await expectSoon(async () => (await said(page)).endsWith(` ${setUpWords.setUp.aside}`), true);
  await page.reload();
  await saved.getByRole('button', { name: 'Continue' }).click();
  await setUp.waitFor();
  await expectSoon(() => panel(page).count(), 0);
  await expectSoon(() => saved.count(), 0);
  await setUp.getByRole('button', { name: 'Cancel' }).click();
  await expectSoon(() => marks(page), '........X');
  await goTo(page, '#v=1&moves=a1.b1.b2.c1.c3');
  await goTo(page, '#learn/lessons');
  await page.getByRole('button', { name: lessonWords.add }).click();
  await page.getByText(lessonWords.isOver).waitFor();
});

test('the projector calls a first move right or wrong where the best is asked for, hides values until a key is pressed, is left by Escape, and obeys a remote control', async () => {
  const page = await site.open(`#v=1&${fork}&lesson=own&rules=4,4,3&moves=a1&task=who`);
  await act(page, 'Projector').click();
  const wall = page.getByRole('dialog', { name: 'Projector' });
  await wall.getByText('Two threats!').waitFor();
  const task = wall.getByText('You are X. Find the best move.');
  await wall.locator('[data-cell=b1]').click();
  await wall.getByText(/^b1 (throws away X’s win|loses for X)\. \S/).waitFor();
  await wall.getByText('O’s turn.').waitFor();
  assert.equal(await task.count(), 0);
  await page.keyboard.press('u');
  await task.waitFor();
  await expectSoon(() => wall.locator('.told').textContent(), '');
  await wall.locator('[data-cell=b2]').click();
  await wall.getByText(/^b2 is right\. \S/).waitFor();
  await wall.locator('[data-cell=b1]').click();
  await wall.getByText('X’s turn.').waitFor();
  await expectSoon(() => wall.locator('.told').textContent(), '');
  for (const _ of ['b2', 'b1']) await page.keyboard.press('u');
  await expectSoon(() => wall.getByText('Win in 2').count(), 0);
  await page.keyboard.press('v');
  await wall.getByRole('button', { name: 'b2, empty, wins in 2' }).waitFor();
  await wall.getByText('X wins in 2 moves.').waitFor();
  await page.keyboard.press('V');
  await expectSoon(() => wall.getByText('Win in 2').count(), 0);
  await wall.locator('[data-cell=b2]').click();
  await wall.getByRole('button', { name: 'b2, X' }).waitFor();
  await page.keyboard.press('u');
  await wall.getByRole('button', { name: 'b2, empty' }).waitFor();
  // A completed line is marked as on the large board, however quickly the user presses.
  await wall.evaluate((one) => {
    for (const cell of ['b2', 'b1', 'b3', 'c3', 'a2']) one.querySelector(`[data-cell=${cell}]`).click();
  });
  await wall.getByText('X has won.').waitFor();
  const lengths = () => wall.locator('svg .band').evaluateAll((both) => both.map((one) => one.getBBox().width | 0));
  await expectSoon(lengths, [62, 62]);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await wall.getByRole('heading', { name: 'Lesson 2 of 2' }).waitFor();
  await page.keyboard.press('p');
  await wall.getByRole('heading', { name: 'Lesson 1 of 2' }).waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => wall.isVisible(), false);
  await expectSoon(() => marks(page), 'X.O..XO..');
});

test('on the projector a mark falls from any cell of its column, and is seen under the mouse; columns and rows have names', async () => {
  const page = await site.open('#v=1&lesson=own&rules=7,6,4,gravity&task=find');
  await act(page, 'Projector').click();
  const wall = page.getByRole('dialog', { name: 'Projector' });
  // A class can call cells out.
  assert.deepEqual(await wall.locator('svg .name').allTextContents(), [...'abcdefg123456']);
  const seen = await wall.locator('svg .name').evaluateAll((names) => {
    const board = document.querySelector('.projector .pressable-board').getBoundingClientRect();
    const isOutside = ({ right, bottom }) => bottom <= board.top || right <= board.left;
    const boxes = names.map((name) => name.getBoundingClientRect());
    return boxes.every((box) => isOutside(box) && box.left >= 0 && box.top >= 0);
  });
  assert.ok(seen, 'each stands beside the board, on the screen');
  await wall.getByRole('button', { name: 'd3, empty' }).click();
  await wall.getByRole('button', { name: 'd6, X' }).waitFor();
  await wall.getByRole('button', { name: 'd6, X' }).click();
  // The mark is under its button.
  const fallen = wall.getByRole('button', { name: 'd5, O' });
  await fallen.hover();
  const over = await fallen.evaluate((one) => getComputedStyle(one).backgroundColor);
  assert.match(over, /^rgba\(|\/ 0/, 'one sees through it');
});

test('in the system’s colours a small board has its marks, its lines and what is written on it', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=b2.a1', { forcedColors: 'active', colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.getByRole('button', { name: 'A machine that learns with beads' }).click();
  const box = page.locator('.boxes svg').first();
  await box.locator('text').first().waitFor();
  const colours = await box.evaluate((svg) => {
    const of = (selector, property) => getComputedStyle(svg.querySelector(selector))[property];
    return [of('.ground', 'fill'), of('text', 'fill'), of('.grid', 'stroke')];
  });
  assert.equal(colours[1], colours[2], 'both are the system’s text');
  assert.notEqual(colours[0], colours[1]);
});

test('while the lesson of a link is on its way nothing can be done to the game behind it', async () => {
  let held;
  const page = await site.visit(`#v=1&${fork}`, {
    async prepare(fresh) {
      held = await holdBack(fresh, /\/worker-[0-9a-f]+\.js/);
    },
  });
  await held.wanted;
  const game = page.locator('.buttons, .top, .match');
  await expectSoon(() => game.evaluateAll((parts) => parts.map((part) => part.inert)), [true, true, true]);
  assert.equal(await page.getByRole('status').textContent(), '', 'nor is it heard');
  held.release();
  await panel(page).getByText('Two threats!').waitFor();
  await expectSoon(() => page.locator('[inert]').count(), 0);
  // It is what becomes a lesson. To set up a position leaves it, with its marks to begin with.
  await goTo(page, '#learn/lessons');
  await page.getByRole('button', { name: lessonWords.add }).click();
  await page.locator('.lessons-made').getByText('X wins in 2 moves.').waitFor();
  await page.getByRole('button', { name: setUpWords.setUp.heading }).click();
  await expectSoon(() => panel(page).count(), 0);
  await cell(page, 'a2').press('x');
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  await expectSoon(
    () => page.getByLabel(lessonWords.link).inputValue(),
    /position=X\.O\/\.\.X\/O\.\.&.*position=X\.O\/X\.X\/O\.\.&/,
  );
});
