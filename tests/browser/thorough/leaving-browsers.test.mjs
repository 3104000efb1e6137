// Leaving a puzzle or a lesson in each browser: what was on its way does not come after that, and who leaves by keys
// sees where they are on the board.
import assert from 'node:assert/strict';
import { lessonWords } from '../../../web/words/lessons.js';
import { puzzleWords } from '../../../web/words/puzzles.js';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { makeStudyInNode } from '../support/study.mjs';

const study = await makeStudyInNode();
const [easy, medium] = study.day('2026-12-01');
/** What is on the board, what is to come, and how one leaves. */
const exercises = [
  {
    name: 'puzzle',
    first: `v=1&puzzle=${easy}`,
    second: `v=1&puzzle=${medium}`,
    leave: puzzleWords.leave,
    left: puzzleWords.left,
  },
  {
    name: 'lesson',
    first: 'v=1&lesson=own&position=X.O/..X/O..&task=find',
    second: 'v=1&lesson=own&position=XX./OO./...&task=find',
    leave: lessonWords.buttons.leave,
    left: lessonWords.left,
  },
];

const hash = (tab) => tab.run(() => location.hash);
const goTo = (tab, address) =>
  tab.run((to) => {
    location.hash = to;
  }, address);
/** A game with two moves, and an exercise in its place. Resolves to the game's address. */
async function begin(tab, { first }) {
  await tab.play('b2', 'a1');
  const game = await hash(tab);
  await goTo(tab, first);
  await tab.says(/You are/);
  return game;
}
/** Presses a button beside the board when the study is asked next, before it can have answered. */
const pressWhenAsked = (tab, button) =>
  tab.run((text) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function post(message, ...more) {
      postMessage.call(this, message, ...more);
      if (!/^(run|stand) /.test(message?.text)) return;
      Worker.prototype.postMessage = postMessage;
      queueMicrotask(() => {
        [...document.querySelectorAll('.puzzle button')].find((one) => one.textContent === text).click();
      });
    };
  }, button);

for (const exercise of exercises) {
  const { name, second, leave, left } = exercise;
  inEachBrowser(`a ${name} that the study is looking at is not put on the board of who has left`, async ({ open }) => {
    const tab = await open('#v=1&x=human&o=human');
    const game = await begin(tab, exercise);
    await pressWhenAsked(tab, leave);
    await goTo(tab, second);
    await tab.says(new RegExp(`^${left}`));
    // The address is the game's once nothing is on its way any more.
    await expectSoon(() => hash(tab), game);
    assert.equal(await tab.marks(), 'O...X....');
    assert.equal(await tab.run(() => document.querySelector('.puzzle')), null);
  });

  inEachBrowser(`who leaves a ${name} by keys is on the board, and sees it`, async ({ open }) => {
    const tab = await open('#v=1&x=human&o=human');
    await begin(tab, exercise);
    await tab.run(() => document.querySelector('[role=grid] button[tabindex="0"]').focus());
    await tab.key('ArrowLeft');
    const shown = await tab.run((text) => {
      const button = [...document.querySelectorAll('.puzzle button')].find((one) => one.textContent === text);
      button.focus();
      return button.matches(':focus-visible');
    }, leave);
    await tab.key('Enter');
    await tab.says(new RegExp(`^${left}`));
    await expectSoon(() => tab.run(() => document.activeElement.matches('[role=grid] button')), true);
    assert.equal(await tab.run(() => document.activeElement.matches(':focus-visible')), shown);
  });
}
