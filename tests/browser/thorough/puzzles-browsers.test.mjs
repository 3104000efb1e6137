// Puzzles in each browser: a day solved, failed and given up, each mode, one's own mistakes, a reload in the middle, without
// a network, the game that waits behind.
import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { axeFaultsInTab } from '../support/axe.mjs';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { handsAt } from '../support/hands.mjs';
import { makeStudyInNode } from '../support/study.mjs';

const date = '2026-12-01';
const study = await makeStudyInNode();
const [easy, medium, hard] = study.day(date);
const hash = (tab) => tab.run(() => location.hash);
const title = (tab) => tab.text('.puzzle h2');

const puzzleOn = async (tab) => decodeURIComponent(await hash(tab)).replace('#v=1&puzzle=', '');
const asked = (tab) => tab.says(/a mistake\. You are/);
/** Starts a mode from the list, where no puzzle is on the board. */
async function start(tab, mode) {
  await tab.press('[title=Puzzles]');
  await tab.press(`[aria-label="Start: ${mode}"]`);
  await asked(tab);
}
/** Goes on to a puzzle that is another one. */
async function another(tab, act) {
  const before = await hash(tab);
  await act();
  await expectSoon(async () => (await hash(tab)) !== before, true);
  await asked(tab);
}
async function again(tab) {
  await tab.reload();
  await tab.playable();
}

/** Solves the puzzle that is on the board. */
async function solve(tab, puzzle) {
  for (const cell of study.answers(puzzle)) {
    await tab.press(`[data-cell=${cell}]`);
    await tab.says(new RegExp(`${cell} is right!|${cell}\\. Solved|a mistake\\. You are`));
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

inEachBrowser('practice goes on, also after a reload, and follows how well one does', async ({ open }) => {
  const tab = await open();
  await start(tab, 'Practice');
  await solve(tab, await puzzleOn(tab));
  await tab.says(/Solved!/);
  // The study is asked how hard the next one is.
  await expectSoon(async () => (await tab.stored('puzzles')).practice, { grade: 1, in_a_row: 1 });
  await again(tab);
  await expectSoon(() => title(tab), 'Practice');
  await another(tab, () => tab.press('Next'));
  await tab.press('Hint');
  await tab.says(study.idea(await puzzleOn(tab)));
  await again(tab);
  await expectSoon(() => title(tab), 'Practice');
  await solve(tab, await puzzleOn(tab));
  await tab.says(/Solved!/);
  await expectSoon(async () => (await tab.stored('puzzles')).practice, { grade: 2, in_a_row: 0 });
});

inEachBrowser(
  'a streak outlasts a reload and ends with the first mistake, which is offered again',
  async ({ open }) => {
    const tab = await open();
    await start(tab, 'Streak');
    await solve(tab, await puzzleOn(tab));
    await expectSoon(() => title(tab), 'Streak: 1');
    await another(tab, () => tab.press('Next'));
    await again(tab);
    await expectSoon(() => title(tab), 'Streak: 1');
    const failed = await puzzleOn(tab);
    await tab.press(`[data-cell=${study.wrong(failed)}]`);
    await tab.says(/The streak is over: 1/);
    const { best, wrong } = await tab.stored('puzzles');
    assert.equal(best.streak, 1);
    assert.deepEqual(wrong, [failed]);
    await tab.press('All puzzles');
    await tab.press('Retry my mistakes (1)');
    await expectSoon(() => title(tab), 'Retry');
    assert.equal(await puzzleOn(tab), failed);
  },
);

inEachBrowser('three minutes go on after a reload, and a mistake costs ten seconds', async ({ open }) => {
  const tab = await open();
  // Time hardly passes, and only a mistake costs any.
  await tab.run(() => {
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => start + (now() - start) / 1000;
  });
  await start(tab, 'Three minutes');
  await another(tab, async () => solve(tab, await puzzleOn(tab)));
  await expectSoon(() => title(tab), 'Three minutes: 1 solved');
  const seconds = () => tab.run(() => document.querySelector('.puzzle progress').value);
  const before = await seconds();
  await tab.press(`[data-cell=${study.wrong(await puzzleOn(tab))}]`);
  await tab.says(/is wrong/);
  await expectSoon(seconds, before - 10);
  await again(tab);
  await expectSoon(() => title(tab), 'Three minutes: 1 solved');
  assert.ok((await seconds()) <= before - 10);
});

inEachBrowser('a mistake of one’s own reviewed game is a puzzle, by keys alone, through a reload', async ({ open }) => {
  const tab = await open('#v=1&x=human&o=human&moves=a1.b1.b2.c3.a2.c2.a3');
  const keys = handsAt(tab).find(({ name }) => name === 'keys');
  await keys.press('Review');
  await expectSoon(async () => (await tab.stored('puzzles'))?.mistakes, ['3,3,3 empty a1.b1']);
  await again(tab);
  await keys.press('#match');
  await keys.press('Puzzles');
  await keys.press('Mistakes in my games (1)');
  await tab.says(/From a game: X played a1\. You are O/);
  await again(tab);
  await tab.says(/From a game: X played a1\. You are O/);
  await keys.pressCell('b2');
  await tab.says(/b2\. Solved!/);
  await keys.press('Leave');
  await tab.says(/Your game is back/);
  assert.deepEqual((await tab.stored('puzzles')).mistakes, []);
});

const withoutNetwork = async ({ open, site, address }) => {
  const tab = await open();
  await tab.run(() => {
    globalThis.kept = false;
    navigator.serviceWorker.ready.then(() => {
      globalThis.kept = true;
    });
  });
  await expectSoon(() => tab.run(() => globalThis.kept), true);
  await again(tab);
  await expectSoon(() => tab.run(() => navigator.serviceWorker.controller !== null), true);
  // The server is there and has nothing any more.
  for (const name of readdirSync(site.folder)) rmSync(join(site.folder, name), { recursive: true });
  await tab.goto(`${address}?again#v=1&day=${date}`);
  await tab.playable();
  await asked(tab);
  await solve(tab, easy);
  await tab.says(/Solved!/);
  await tab.press('All puzzles');
  await tab.press('[aria-label="Start: Practice"]');
  await expectSoon(() => title(tab), 'Practice');
  await asked(tab);
};
inEachBrowser('without a network puzzles are there, once the page was', withoutNetwork, { serviceWorker: true });

inEachBrowser('axe finds nothing in the list of puzzles', async ({ open }) => {
  const tab = await open(`#v=1&day=${date}`);
  await asked(tab);
  await tab.press('Give up');
  await tab.says(/This is the solution/);
  await tab.press('All puzzles');
  await expectSoon(() => tab.run(() => document.getElementById('puzzle-result').value), /✕/);
  await expectSoon(() => tab.run(() => document.getAnimations().length), 0);
  assert.deepEqual(await axeFaultsInTab(tab, '#puzzles-dialog'), []);
});
