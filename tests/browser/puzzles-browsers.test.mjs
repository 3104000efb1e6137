// Puzzles in each browser: a day solved, failed and given up, a reload in the middle, the game that waits behind.
import assert from 'node:assert/strict';
import { axeFaultsInTab } from './support/axe.mjs';
import { inEachBrowser } from './support/each-browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { makeStudyInNode } from './support/study.mjs';

const date = '2026-12-01';
const study = await makeStudyInNode();
const [easy, medium, hard] = study.day(date);
const hash = (tab) => tab.run(() => location.hash);
const title = (tab) => tab.text('.puzzle h2');

/** Solves the puzzle that is on the board. */
async function solve(tab, puzzle) {
  for (const cell of study.answers(puzzle)) {
    await tab.press(`[data-cell=${cell}]`);
    await tab.says(new RegExp(`${cell} is right!|${cell}\\. Solved`));
  }
}

inEachBrowser('a day is solved, failed and given up, through reloads, and the game waits behind', async ({ open }) => {
  const tab = await open('#v=1&x=human&o=human');
  await tab.play('b2', 'a1');
  const game = await hash(tab);
  await tab.run((day) => {
    location.hash = `#v=1&day=${day}`;
  }, date);
  await tab.says(/a mistake\. You are/);
  await expectSoon(() => title(tab), /easy/);
  await solve(tab, easy);
  await tab.says(/Solved!/);
  await tab.reload();
  await tab.playable();
  await expectSoon(() => title(tab), /easy/);
  await tab.press('.puzzle .primary:not([hidden])');
  await expectSoon(() => title(tab), /medium/);

  const wrong = study.wrong(medium);
  await tab.press(`[data-cell=${wrong}]`);
  await tab.says(new RegExp(`^${wrong} is wrong`));
  await tab.reload();
  await tab.playable();
  await tab.says(new RegExp(`^${wrong} is wrong`));
  await tab.press('Try again');
  await tab.says(/You are/);
  await solve(tab, medium);
  await tab.says(/Solved, after 1 mistake/);
  await tab.press('Next');
  await expectSoon(() => title(tab), /hard/);

  await tab.press('Give up');
  await tab.says(/This is the solution/);
  await tab.press('Step forward');
  await tab.says(new RegExp(`^1 of ${study.line(hard).length}: [XO] ${study.line(hard)[0]}`));
  assert.equal(await hash(tab), `#v=1&day=${date}`);
  assert.deepEqual((await tab.stored('puzzles')).days[date], ['solved', 'helped', 'failed']);
  assert.deepEqual(await axeFaultsInTab(tab), []);
  await tab.press('All puzzles');
  await expectSoon(
    () => tab.run(() => document.getElementById('puzzle-result').value.split('\n').slice(0, 2)),
    ['Tic-tac-toe puzzles, December 1, 2026', '■ ▲ ✕'],
  );
  await tab.press('Close');

  await tab.press('Leave');
  await tab.says(/Your game is back/);
  await expectSoon(() => hash(tab), game);
  await expectSoon(() => tab.marks(), 'O...X....');
  assert.equal(await tab.stored('games'), null, 'nothing of puzzles is counted');
  await tab.reload();
  await tab.playable();
  await expectSoon(() => tab.marks(), 'O...X....');
});
