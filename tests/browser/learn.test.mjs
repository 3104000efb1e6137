// Learn: the course, machines that think and learn, and sheets to print.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { course, parseCourse } from '../../web/learn/course.ts';
import { learn } from '../../web/words/en/learn.ts';
import { pathAt } from '../../web/learn/search.ts';
import { machines } from '../../web/words/en/machines.ts';
import { analysisWords as why } from '../../web/words/en/analysis.ts';
import { each } from '../web/support/fakes.mjs';
import { goTo, marks } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';
import { storeEntries } from './support/stored.mjs';
import { makeStudyInNode } from './support/study.mjs';

const site = useSite();
const steps = parseCourse(course);
const study = await makeStudyInNode();

const openMenu = (page) => page.getByRole('button', { name: 'Learn', exact: true }).click();
/** Opens Learn, and the part with this name. */
async function openLearn(page, name) {
  await openMenu(page);
  await page.getByRole('dialog', { name: 'Learn' }).getByRole('button', { name, exact: true }).click();
}
const said = (page) => page.locator('#said').textContent();
const panel = (page) => page.getByRole('region', { name: learn.course });
const inPanel = (page, name) => panel(page).getByRole('button', { name, exact: true });
/** As assistive technology does: the board may still be changing its size. */
const press = (page, cell) => page.locator(`#cells [data-cell=${cell}]`).evaluate((one) => one.click());

test('each part of Learn has an address; Back, Escape, Learn and its button lead up; keys do nothing to the game behind', async () => {
  const page = await site.open('#v=1&moves=a1');
  const dialog = page.getByRole('dialog', { name: 'Learn' });
  const back = () => dialog.getByRole('button', { name: learn.back, exact: true }).click();
  const ways = [() => page.goBack(), () => page.keyboard.press('Escape'), () => openMenu(page), back];
  await openMenu(page);
  await dialog.locator('.learn-menu .lead').getByText('Where do you win?').waitFor();
  const names = await dialog.locator('.learn-menu button:not(.primary)').allTextContents();
  assert.ok(names.length > 4);
  assert.equal(await dialog.locator('.learn-menu .name').count(), 0, 'names of columns and rows on small pictures');
  for (const width of [960, 1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const out = await dialog.locator('.learn-menu .lead').evaluate((lead) => {
      const { right, bottom } = lead.getBoundingClientRect();
      const isOut = (part) => part.getBoundingClientRect().right > right;
      return [...lead.querySelectorAll('*')].filter(isOut).length + Number(bottom > innerHeight);
    });
    assert.equal(out, 0, `the next step is wholly on its card, ${width} wide`);
  }
  for (const [at, name] of names.entries()) {
    await dialog.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => dialog.evaluate((one) => one.querySelector('.view').contains(document.activeElement)), true);
    await page.evaluate(() => document.activeElement.blur());
    for (const key of ['5', 'n', 'u']) await page.keyboard.press(key);
    await expectSoon(() => page.url(), /#learn\/\w+$/);
    await ways[at % ways.length]();
    await dialog.locator('.learn-menu').waitFor();
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectSoon(() => page.url(), /moves=a1$/);
});

/** Solves everything in the open step. */
async function takeStep(page, name) {
  const { exercises } = steps.find((step) => step.name === name);
  const texts = learn.steps[name].exercises.values();
  for (const [number, { turns }] of exercises.entries()) {
    for (const { right, reply } of turns) {
      const [question, praise] = texts.next().value;
      await expectSoon(async () => (await said(page)).includes(question), true);
      await press(page, right[0]);
      const answer = reply ? `${praise} O answers ${reply}. ` : praise;
      await expectSoon(async () => (await said(page)).startsWith(answer), true);
    }
    if (number + 1 < exercises.length) await inPanel(page, learn.buttons.next).click();
  }
}

test('Back leads from a step to its place on the path; a step ends with puzzles of its theme, or with a game', async () => {
  const page = await site.open();
  await openLearn(page, learn.buttons.toList);
  await page.getByRole('button', { name: '4. The fork' }).click();
  await inPanel(page, 'Show me').waitFor();
  await page.goBack();
  await expectSoon(() => page.evaluate(() => document.activeElement.ariaLabel), '4. The fork');
  for (const left of ['Learn', '']) {
    await page.keyboard.press('Escape');
    await expectSoon(() => page.evaluate(() => document.activeElement.textContent), left);
  }
  await page.locator('#cells :focus').waitFor();
  await takeStep(page, 'fork');
  await inPanel(page, learn.buttons.puzzles).click();
  await page.getByRole('region', { name: 'Puzzles' }).waitFor();
  await expectSoon(() => said(page), /Find the move that wins!|win in/);
  await expectSoon(() => page.getByRole('dialog', { name: 'Learn' }).isVisible(), false);
  await openLearn(page, learn.buttons.toList);
  await page.getByRole('button', { name: '9. ' }).click();
  await takeStep(page, steps[8].name);
  await inPanel(page, 'Now play it').click();
  await expectSoon(() => page.url(), /rules=3,3,3&x=human&o=perfect/);
  await expectSoon(() => panel(page).count(), 0);
});

test('an exercise of several moves is played on to the win: the other side answers, and a wrong move is taken back alone', async () => {
  const page = await site.open('#v=1&lesson=parity');
  const { title, text, exercises: texts } = learn.steps.parity;
  await expectSoon(() => said(page), `${learn.part(1, 3)}. ${text[0]} You are X. ${texts[0][0]}`);
  const heading = `${title}${learn.step(14, 15)}. ${learn.part(1, 3)}.`;
  await panel(page).locator('.puzzle-head', { hasText: heading }).waitFor();
  await press(page, 'a5');
  await expectSoon(() => said(page), texts[0][2]);
  await inPanel(page, learn.buttons.retry).click();
  await inPanel(page, learn.buttons.show).click();
  const answer = `The answer is b1. ${texts[0][1]} O answers a5. `;
  await expectSoon(() => said(page), `${answer}${texts[1][0]}`);
  assert.deepEqual(await panel(page).locator('.texts p:visible').allTextContents(), [answer, texts[1][0]]);
  await press(page, 'a1');
  await expectSoon(() => said(page), texts[1][1]);
  await page.getByRole('button', { name: `a4, X, winning line, ${learn.rightMove}` }).waitFor();
  await inPanel(page, learn.buttons.next).click();
  await panel(page).getByText(text[1], { exact: true }).waitFor();
  await page.getByRole('button', { name: `b4, empty, drops to b6, ${why.threatOf('X')}` }).waitFor();
  const heard = await page.locator('#said').evaluateHandle((line) => {
    const texts = [];
    new MutationObserver(() => texts.push(line.textContent)).observe(line, { childList: true, subtree: true });
    return texts;
  });
  await press(page, 'b6');
  await expectSoon(() => said(page), `${texts[2][1]} O answers f4. ${texts[3][0]}`);
  assert.equal((await heard.jsonValue()).length, 1, 'no news of a game');
  await press(page, 'b5');
  await expectSoon(() => said(page), texts[3][2]);
  await inPanel(page, learn.buttons.retry).click();
  await expectSoon(() => said(page), texts[3][0]);
  await page.getByRole('button', { name: 'f4, O', exact: true }).waitFor();
  await page.getByRole('button', { name: `b5, empty, ${learn.wrongMove}` }).waitFor();
  // A game on a smaller board takes its place.
  await goTo(page, '#v=1');
  await expectSoon(() => panel(page).count(), 0);
});

test('a step whose answer was shown is not done, and its path says so', async () => {
  const page = await site.open('#v=1&lesson=corner');
  await inPanel(page, 'Show me').waitFor();
  await press(page, 'b1');
  await expectSoon(() => said(page), learn.steps.corner.exercises[0][2]);
  const shown = panel(page).locator(':is(h2, p):visible');
  const order = (await shown.evaluateAll((all) => all.map(({ className }) => className))).join();
  assert.equal(order, ',about,step-text,task,outcome,actions,aside');
  await inPanel(page, 'Show me').click();
  await expectSoon(() => marks(page), 'O...X....');
  await panel(page).locator('.primary', { hasText: learn.buttons.again }).click();
  await expectSoon(() => marks(page), '....X....');
  await inPanel(page, learn.buttons.toList).click();
  await page.getByRole('button', { name: `8. Against the centre, ${learn.shownMark}`, exact: true }).click();
  await press(page, 'b1');
  await inPanel(page, learn.buttons.retry).waitFor();
  await press(page, 'a1');
  await page.getByRole('button', { name: 'b1, empty', exact: true }).waitFor();
  await inPanel(page, learn.buttons.toList).click();
  await page.getByRole('button', { name: '8. Against the centre, done', exact: true }).waitFor();
  // One answer is enough, whatever follows it, and nobody has to know what a dashed circle means.
  await goTo(page, '#v=1&lesson=fifteen');
  await inPanel(page, 'Show me').click();
  await inPanel(page, 'Next').click();
  const [, last] = steps.at(-1).exercises;
  await press(page, last.turns[0].right[0]);
  await expectSoon(() => said(page), `${learn.steps.fifteen.exercises[1][1]} ${learn.notDone}`);
  await inPanel(page, learn.buttons.toList).click();
  await page.locator('.steps-of-course').getByText(learn.shownMark).waitFor();
});

test('the course is taken by keys alone, and its line is that of a game', async () => {
  const page = await site.open('#learn');
  await page.getByRole('button', { name: learn.toCourse(0, steps.length) }).press('Enter');
  // The middle of the board has the focus; the right cell is top right.
  await expectSoon(() => page.evaluate(() => document.activeElement.dataset.cell), 'b2');
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expectSoon(() => said(page), learn.steps.line.exercises[0][1]);
  await page.getByRole('button', { name: 'c1, X, winning line' }).waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement.textContent), 'Next');
  await page.keyboard.press('Enter');
  await expectSoon(() => said(page), /Where do you win/);
  await expectSoon(() => marks(page), 'X.O...O.X');
  for (const key of ['ArrowLeft', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectSoon(() => page.evaluate(() => document.activeElement.textContent), learn.buttons.nextStep);
});

test('what is done of the course and what is next is seen on its path, and its end is a moment of its own', async () => {
  const page = await site.open();
  const done = each(steps.slice(0, -1), 'name');
  await page.evaluate(storeEntries, { course: { done, draft: '' } });
  await openLearn(page, learn.buttons.toList);
  const path = page.locator('.steps-of-course');
  await expectSoon(() => path.getByRole('button', { name: /, done$/ }).count(), steps.length - 1);
  const last = path.getByRole('button', { name: `${steps.length}. ` });
  await expectSoon(() => last.getAttribute('aria-current'), 'step');
  assert.equal(await path.locator('[aria-current]').count(), 1);
  await last.click();
  await takeStep(page, steps.at(-1).name);
  await panel(page).getByText(learn.stepsDone(steps.length, steps.length)).waitFor();
  await inPanel(page, learn.buttons.finish).click();
  await page.getByText(learn.finished).waitFor();
  await expectSoon(() => panel(page).count(), 0);
});

test('a branch of the tree of games closes by a key, and what is open is saved as JSON and as a drawing', async () => {
  const page = await site.open('#learn/tree');
  const items = page.getByRole('treeitem');
  const branch = page.getByRole('treeitem', { name: 'a1 (and 3 like it): draw', exact: true });
  await branch.click();
  await expectSoon(() => items.count(), 1 + 3 + 5);
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  const { moves, ...root } = JSON.parse(await saved('Save as JSON'));
  assert.deepEqual(root, { position: '.../.../...', winner: 'draw', plies: 9 });
  const open = (all) => all.map(({ cells, moves: after = [] }) => `${cells.length} alike, ${after.length} after`);
  assert.deepEqual(open(moves), ['4 alike, 5 after', '4 alike, 0 after', '1 alike, 0 after']);
  await branch.press('Home');
  for (const key of ['ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expectSoon(() => items.count(), 4);
  const inDrawing = (text) => {
    // The page allows no inline styles, not even in a file that it reads.
    const file = new DOMParser().parseFromString(text.replace(/<style>.*<.style>/, ''), 'image/svg+xml');
    return ['parsererror', 'text', '.X'].map((selector) => file.querySelectorAll(selector).length);
  };
  assert.deepEqual(await page.evaluate(inDrawing, await saved('Save as SVG')), [0, 4, 3]);
});

test('a search shows the bounds that it works with on every board, and each value or bound in a cell is true', () => {
  const known = ({ alpha, beta }) => [alpha, beta];
  for (const position of ['XO./.X./O..', 'XO./X../O.X', 'X../.O./..X']) {
    const [all, { steps, nodes }] = ['minimax', 'alphabeta'].map((method) => study.ask('search', method, position));
    const [moves, values] = [[], new Map()];
    for (const { kind, depth, cell, value } of all.steps) {
      moves.splice(depth, moves.length, cell);
      if (kind === 'settles') values.set(moves.join(), value);
    }
    for (const [at, step] of steps.entries()) {
      const { path, looked, bound } = pathAt(position, steps, at);
      assert.deepEqual(known(path[step.depth]), known(step), `${position}: step ${at}`);
      // A move is looked at with the bounds of the board before it.
      if (step.kind === 'looks' && step.depth > 0) assert.deepEqual(known(path[step.depth - 1]), known(step));
      if (step.kind !== 'settles') continue;
      if (step.depth === 0) assert.deepEqual([path[0].board.cells, looked], [position.replaceAll('/', ''), nodes]);
      const value = values.get(each(path, 'cell').join());
      assert.ok(
        step.value === 0 || !['least', 'most'].includes(bound),
        'nothing is more than a win or less than a loss',
      );
      const isTrue = { exact: value === step.value, least: value >= step.value, most: value <= step.value, none: true };
      assert.ok(isTrue[bound], `${position}: ${each(path, 'cell')} is ${value}, not ${bound} ${step.value}`);
    }
  }
});

test('a search is watched step by step, and each cut says its condition', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=b2.a1', { viewport: { width: 390, height: 844 } });
  // An exercise on the board leaves the player's own game what it is; a lesson is made of the exercise.
  await goTo(page, '#v=1&lesson=line');
  await panel(page).waitFor();
  await openLearn(page, 'A search, step by step');
  await page.locator('[name=search-from][value="O../.X./..."]').waitFor({ state: 'attached' });
  const told = page.locator('.search .answer');
  await expectSoon(() => told.textContent(), /^The search starts here\./);
  const lowest = await page.locator('.search-boards figure').boundingBox();
  assert.ok(lowest.y + lowest.height < (await page.locator('.places').boundingBox()).y, 'the first board is in sight');
  await page.setViewportSize({ width: 667, height: 375 });
  const [ways, board] = await Promise.all(
    ['actions', 'search-boards'].map((name) => page.locator(`.search .${name}`).boundingBox()),
  );
  assert.ok(board.y < ways.y + ways.height && board.x > ways.x, 'the board is beside the buttons');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByText(/Minimax looks at \d+ boards here, alpha-beta at \d+\./).waitFor();
  assert.ok((await page.locator('.search-boards svg').boundingBox()).width > 380);
  await page.getByRole('button', { name: 'Next cut' }).click();
  await expectSoon(() => told.textContent(), /^Cut: alpha \S+ ≥ beta \S+\. .* skipped/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectSoon(() => told.textContent(), /^This board is worth /);
  await page.getByRole('button', { name: 'Projector' }).click();
  const wall = page.getByRole('dialog', { name: 'Projector' });
  await page.keyboard.press('n');
  await wall.getByText(/^Cut: alpha/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await wall.getByText(/^This board is worth /).waitFor();
  await page.keyboard.press('Escape');
  await wall.waitFor({ state: 'hidden' });
  await page.locator('[name=search-from][value=".../.../..."]').check({ force: true });
  await page.getByText('Minimax looks at 549,946 boards here, alpha-beta at 18,297.').waitFor();
  for (let at = 0; at < 8; at += 1) await page.getByRole('button', { name: 'Step', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const places = await page.locator('.places').boundingBox();
  const path = page.locator('.search .search-path');
  const under = await path.boundingBox();
  assert.ok(under.height > 0 && under.y + under.height < places.y, 'the boards before it are in sight');
  await page.setViewportSize({ width: 1024, height: 768 });
  const beside = await path.locator('figure').nth(1).boundingBox();
  assert.ok(beside.x + beside.width <= 1024, 'nor are they beside the screen');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expectSoon(() => told.textContent(), /the first 5,000 steps\. .* with best play, it’s a draw \(0\)\.$/);
  await page.getByRole('button', { name: 'Projector' }).click();
  assert.ok(await wall.locator('.on-wall').evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight));
  await page.keyboard.press('Escape');
  await goTo(page, '#learn/lessons');
  await page.locator('.actions svg[aria-label*="O a2"] + button', { hasText: 'Add this position' }).click();
  await page.locator('.lessons-made svg[aria-label*="O a2"]').waitFor();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await page.getByLabel('Position as text').waitFor();
});

test('the machine of beads learns from a game against it, and remembers that after a reload', async () => {
  const page = await site.open('#learn/beads');
  const begin = page.getByRole('button', { name: machines.byHand });
  await page.getByLabel('Opponent').selectOption('hand');
  const said = page.locator('.by-hand .answer');
  const beads = page.locator('.boxes figcaption').first();
  await begin.click();
  await expectSoon(() => said.textContent(), 'The machine played b1. Your move, O.');
  await page.locator('.by-hand [data-cell=b2]:focus').waitFor();
  await page.getByText(machines.firstGame).waitFor();
  await page.locator('.by-hand [data-cell=a1]').click();
  await expectSoon(() => said.textContent(), /^The machine played (?!b1)[abc]\d\. Your move, O\.$/);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), 'a1');
  // By keys, on the first free cells until the game is over.
  while ((await said.textContent()).startsWith('The machine played')) {
    const before = await said.textContent();
    await page.locator('.by-hand button[aria-label$=empty]').first().press('Enter');
    await expectSoon(async () => (await said.textContent()) !== before, true);
  }
  const ending = await said.textContent();
  await page.getByText(/^1 game: /).waitFor();
  await page.getByRole('img', { name: /after 1 game$/ }).waitFor();
  const left = { [machines.handEnded.win]: 7, [machines.handEnded.draw]: 5, [machines.handEnded.loss]: 3 }[ending];
  await expectSoon(() => beads.textContent(), `a1: 4, b1: ${left}, b2: 4`);
  await page.reload();
  await expectSoon(() => beads.textContent(), `a1: 4, b1: ${left}, b2: 4`);
  await page.getByRole('button', { name: 'Projector' }).click();
  await page.keyboard.press('PageDown');
  await page.locator('.projector .results', { hasText: '2 games: ' }).waitFor();
  const caption = await page.locator('.projector > figure figcaption').textContent();
  assert.match(caption, /^The first box: a1: \d+, .* mirror them share a box\./);
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await page.locator('.on-wall').evaluate((one) => one.clientHeight - one.scrollHeight);
  assert.equal(room, 0, 'nothing on the wall is cut');
  // What was forgotten by mistake comes back.
  const results = page.locator('.projector .results');
  for (const [name, wanted] of Object.entries({ reset: machines.forgot(2), remember: /^2 games: / })) {
    await page.locator('.projector').getByRole('button', { name: machines[name] }).click();
    await expectSoon(() => results.textContent(), wanted);
  }
});

/** Prints the chosen sheet; resolves to what goes to the printer. `end` ends the printing. */
async function printed(page) {
  await page.evaluate(() => {
    globalThis.isPrinted = false;
    globalThis.print = () => (globalThis.isPrinted = true);
    // Each PDF ends a printing, too.
    globalThis.keeps = true;
    addEventListener('afterprint', (event) => globalThis.keeps && event.stopImmediatePropagation(), true);
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expectSoon(() => page.evaluate(() => globalThis.isPrinted), true);
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.locator('.page').isVisible(), false);
  await expectSoon(() => page.locator('#learn-dialog').isVisible(), false);
  const pagesIn = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  const wanted = (await page.locator('.printed .sheet-page').count()) || 1;
  for (const format of ['A4', 'Letter']) assert.equal(pagesIn(await page.pdf({ format })), wanted, format);
  const end = async () => {
    await page.evaluate(() => {
      globalThis.keeps = false;
      dispatchEvent(new Event('afterprint'));
    });
    await page.emulateMedia({ media: 'screen' });
    await expectSoon(() => page.locator('.printed').count(), 0);
  };
  return { paper: page.locator('.printed'), end };
}

test('sheets are printed alone: the paper that never loses, boards, the game, lessons that are made or that a link brought', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=b2.a1', { colorScheme: 'dark' });
  await openLearn(page, 'Sheets to print');
  for (const [sheet, pattern, figures] of [
    ['The intelligent piece of paper, moving first', /Follow the paper and you never lose/, 8],
    ['The intelligent piece of paper, moving second', /Follow the paper and you never lose/, 12],
    ['Blank boards', /^Boards/, 12],
    ['Your game, with diagrams', /1\. X b2\. It has more open .*2\. O a1\. It has two open lines/s, 2],
  ]) {
    await page.getByLabel('Sheet').selectOption({ label: sheet });
    const { paper, end } = await printed(page);
    assert.match(await paper.textContent(), pattern, sheet);
    assert.equal(await paper.locator('figure').count(), figures, sheet);
    await end();
  }
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  await goTo(page, '#learn/lessons');
  await press('Add this position');
  await press('Print');
  const preview = page.getByRole('region', { name: machines.preview });
  await preview.getByText('You are X. Find the best move.').waitFor();
  await goTo(page, '#v=1&lesson=own&note=Two_threats%21&position=X.O/..X/O..');
  await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Print' }).click();
  const note = preview.getByText('Two threats!');
  await expectSoon(() => note.evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(255, 255, 255)');
  await expectSoon(() => preview.locator('figure').count(), 1);
});

test('a sheet is seen before it is printed; one of puzzles has its solutions behind it, on a page of their own', async () => {
  const page = await site.open('#learn/sheets');
  const preview = page.getByRole('region', { name: machines.preview });
  await preview.getByText(/Follow the paper and you never lose/).waitFor();
  const isA4 = ({ width, height }) => Math.abs(height / width - 297 / 210) < 0.01;
  await expectSoon(() => preview.boundingBox().then(isA4), true);
  await page.getByLabel('Sheet').selectOption('game');
  await page.getByText(machines.noMoves).waitFor();
  await expectSoon(() => preview.isVisible(), false);
  await expectSoon(() => page.getByRole('button', { name: 'Print', exact: true }).count(), 0);
  await expectSoon(() => page.getByLabel('Difficulty').isVisible(), false);
  await page.getByLabel('Sheet').selectOption('puzzles');
  const solutions = preview.locator('.moves-of-game figcaption');
  await expectSoon(() => solutions.first().textContent(), /^1\. [XO] [a-o]\d+\. .*\w{4}/);
  /** The next sheet on show; while it is being made there is none. */
  const after = (seen) =>
    expectSoon(
      async () => (await preview.textContent()).trim(),
      (text) => text !== '' && text !== seen,
    );
  await page.getByLabel('Difficulty').selectOption('2');
  const harder = await after('');
  await page.getByRole('button', { name: machines.otherPuzzles }).click();
  await after(harder);
  await page.locator('#board-of-sheet').selectOption('3,3,3');
  await page.getByLabel('Difficulty').selectOption('4');
  await page.getByText(/^(Only \d of these (is|are)|There are no) hard.* come closest\.$/).waitFor();
  await page.getByLabel('Difficulty').selectOption('1');
  await page.locator('#board-of-sheet').selectOption('7,6,4,gravity');
  await preview.getByText('1. 7×6').waitFor();
  await expectSoon(() => page.getByText(/come closest/).count(), 0);
  const captions = await preview.locator('.puzzles-of-sheet figcaption').allTextContents();
  assert.equal(captions.length, 9);
  for (const caption of captions) assert.match(caption, /^\d\. 7×6.*\. [XO] to move and (win|hold the draw)$/);
  await page.locator('#board-of-sheet').selectOption('15,15,5');
  await preview.getByText('1. 15×15').waitFor();
  const first = await preview.locator('.sheet-page').first().boundingBox();
  assert.ok(isA4(first) && (await preview.locator('svg').first().boundingBox()).width > 0.4 * first.width);
  const others = (await preview.textContent()).trim();
  // The browser's own way to print has the sheet alone, all of it.
  assert.ok(await preview.evaluate((sheet) => sheet.scrollHeight <= sheet.clientHeight));
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.locator('#learn-dialog :is(h3, select, .back):visible').count(), 0);
  assert.ok(await preview.evaluate((sheet) => sheet.scrollHeight <= sheet.clientHeight));
  await page.emulateMedia({ media: 'screen' });
  const { paper } = await printed(page);
  await expectSoon(async () => (await paper.textContent()).trim(), others);
  const breaks = () =>
    paper.locator('.sheet-page').evaluateAll((all) =>
      all.map((one) => {
        const { breakBefore, borderTopWidth } = getComputedStyle(one);
        return [breakBefore, borderTopWidth];
      }),
    );
  await expectSoon(breaks, [
    ['auto', '0px'],
    ['page', '0px'],
  ]);
});
