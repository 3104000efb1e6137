// Learn in all browsers: the whole course by every hand, machines that are watched and played against, lessons that are
// made, handed on and taken, and links that mean harm.
import assert from 'node:assert/strict';
import { course, parseCourse } from '../../../web/learn/course.js';
import { learn } from '../../../web/words/learn.js';
import { lessonWords } from '../../../web/words/lessons.js';
import { machines } from '../../../web/words/machines.js';
import { axeFaultsInTab } from '../support/axe.mjs';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { handsAt } from '../support/hands.mjs';

const steps = parseCourse(course);
const isOpen = (tab, id) => tab.run((one) => Boolean(document.querySelector(`#${one}[open]`)), id);
async function openLearn(tab, name) {
  await tab.press('#match');
  await expectSoon(() => isOpen(tab, 'match-dialog'), true);
  await tab.press('Learn');
  await expectSoon(() => isOpen(tab, 'learn-dialog'), true);
  await tab.press(name);
}
const count = (tab, selector) => tab.run((one) => document.querySelectorAll(one).length, selector);
const choose = (tab, selector, value) =>
  tab.run(
    (one, wanted) => {
      const field = document.querySelector(one);
      field.value = wanted;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    selector,
    value,
  );

inEachBrowser('the whole course is taken by every hand in turn, and is kept', async ({ open }) => {
  const tab = await open();
  const hands = handsAt(tab);
  await openLearn(tab, 'The course');
  await tab.press(`1. ${learn.steps.line.title}`);
  for (const [index, { name, exercises }] of steps.entries()) {
    const hand = hands[index % hands.length];
    for (const [number, { right }] of exercises.entries()) {
      // A finger's press on Next may come after its driver has said so.
      await expectSoon(() => tab.text('.exercise .answer'), '');
      await expectSoon(() => tab.text('.exercise .asked'), new RegExp(`^You are [XO]\\. ${'.'.repeat(3)}`));
      await hand.press(`.study-board [data-cell=${right[0]}]`);
      await expectSoon(() => tab.text('.exercise .answer'), learn.steps[name].exercises[number][1]);
      await hand.press('.exercise .actions .primary');
    }
  }
  await expectSoon(() => tab.text('.course > .answer'), learn.finished);
  assert.deepEqual(
    (await tab.stored('course')).done,
    steps.map(({ name }) => name),
  );
  await tab.press('Close');
  assert.equal(await isOpen(tab, 'learn-dialog'), false);
  assert.equal(await tab.text('#cells'), '', 'the game on the board is as it was');
});

inEachBrowser('machines are watched, and played against by every hand', async ({ open }) => {
  const tab = await open();
  await openLearn(tab, machines.tree);
  await expectSoon(() => count(tab, '[role=treeitem]'), 4);
  await tab.run(() => document.querySelectorAll('[role=treeitem]')[1].focus());
  await tab.key('ArrowRight');
  await expectSoon(() => count(tab, '[role=treeitem]'), 9);
  assert.deepEqual(await axeFaultsInTab(tab, '#learn-dialog'), []);
  await tab.press('All of Learn');
  await tab.press(machines.beads);
  await tab.press('Play 10 games');
  await expectSoon(() => tab.text('.beads > [aria-live]'), /^10 games: /);
  assert.equal(await count(tab, '.graph'), 1);
  await choose(tab, '#bead-opponent', 'hand');
  const said = () => tab.text('.by-hand .answer');
  const hands = handsAt(tab);
  for (const [game, hand] of hands.entries()) {
    await hand.press(machines.byHand);
    for (
      let free = await expectSoon(said, /^The machine drew/);
      free.startsWith('The machine drew');
      free = await said()
    ) {
      const cell = await tab.run(() => document.querySelector('.by-hand button[data-mark=""]').dataset.cell);
      await hand.press(`.by-hand [data-cell=${cell}]`);
      await expectSoon(async () => (await said()) !== free, true);
    }
    await expectSoon(() => tab.text('.beads > [aria-live]'), new RegExp(`^${11 + game} games: `));
  }
});

inEachBrowser('a lesson is made, opened from its link by others and solved by every hand', async ({ open }) => {
  const teacher = await open('#v=1&x=human&o=human&position=X.O/..X/O..');
  await openLearn(teacher, lessonWords.compose);
  const hands = handsAt(teacher);
  for (const index of hands.keys()) {
    await teacher.press(lessonWords.add);
    await expectSoon(() => count(teacher, '.lessons-made > li'), index + 1);
  }
  await expectSoon(() => teacher.text('.lessons-made .known'), 'X wins in 2. Right here: b2.');
  await choose(teacher, '#lesson-0-note', 'Look for <b>two</b> threats');
  const link = await teacher.run(() => document.querySelector('#lesson-link').value);
  assert.match(link, /lesson=own&note=Look_for_%3Cb%3Etwo/);
  // Somebody else has nothing of it stored. A tab behind another one draws nothing in one browser, so it is this one.
  const pupil = teacher;
  await pupil.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await pupil.goto(link.replace('#', '?pupil#'));
  await pupil.playable();
  await expectSoon(() => pupil.text('.note-of-teacher'), 'Look for <b>two</b> threats');
  assert.deepEqual(await axeFaultsInTab(pupil, '.lesson'), []);
  for (const [index, hand] of handsAt(pupil).entries()) {
    await expectSoon(() => pupil.text('.lesson h2'), lessonWords.title(index + 1, hands.length));
    await expectSoon(() => pupil.marks(), 'X.O..XO..');
    await hand.pressCell('b2');
    await pupil.says(/^b2 is right/);
    await expectSoon(() => pupil.marks(), 'X.O.XXO..');
    if (index + 1 < hands.length) await hand.press('Next lesson');
  }
});

inEachBrowser('hostile lesson links end as text or a refusal, and the game stays', async ({ open }) => {
  const tab = await open('#v=1&x=human&o=human&moves=b2');
  const goTo = (hash) =>
    tab.run((to) => {
      location.hash = to;
    }, hash);
  for (const [hash, expected] of [
    ['v=1&lesson=own&position=XXX/OO./...', /the game is over/],
    ['v=1&lesson=own&rules=99,99,5', /rules look like/],
    ['v=1&lesson=own&onload=1', /unknown part “onload”/],
    [`v=1&lesson=own&note=${'x'.repeat(501)}`, /At most 500/],
    ['v=1&lesson=<img src=x>', /no step/],
  ]) {
    await goTo(hash);
    await expectSoon(() => tab.text('#lesson-notice p'), expected);
    assert.equal(await tab.marks(), '....X....');
    await tab.press('#lesson-notice button');
  }
  await goTo('v=1&lesson=own&moves=a1&note=%E2%80%AE%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E%00');
  await expectSoon(() => tab.text('.note-of-teacher'), '<img src=x onerror="document.title=1">');
  assert.equal(await count(tab, '.note-of-teacher img'), 0);
});
