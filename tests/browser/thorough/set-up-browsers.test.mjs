// Setting up a position in each browser, by what assistive technology presses and hears; then a game from
// there, played to its end and reviewed.
import assert from 'node:assert/strict';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';

const nameOf = (tab, cell) => tab.run((name) => document.querySelector(`[data-cell=${name}]`).ariaLabel, cell);
const write = (tab, text) =>
  tab.run((value) => {
    const field = document.getElementById('set-up-text');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Chooses a board, as a select does for whoever uses it. */
const chooseBoard = (tab, rules) =>
  tab.run((value) => {
    const select = document.getElementById('set-up-preset');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, rules);

inEachBrowser('a position is set up, outlasts a reload, is played to the end and reviewed', async ({ open }) => {
  const tab = await open();
  await tab.press('#set-up');
  await expectSoon(() => tab.text('.set-up h2'), 'Set up a position');
  await tab.press('[data-cell=b2]');
  await expectSoon(() => nameOf(tab, 'b2'), 'b2, X');
  await tab.says(/b2, X\. O to move/);
  await tab.press('[data-cell=a1]');
  await tab.says(/a1, O\. X to move/);
  await tab.press('[data-cell=a1]');
  await tab.says(/a1, X\. Too many Xs: 2 X, 0 O/);
  await tab.press('[data-cell=a1]');
  await tab.says(/a1, empty\. O to move/);
  await tab.press('[data-cell=a1]');
  await tab.says(/a1, O\. X to move/);
  await chooseBoard(tab, '4,4,4');
  await expectSoon(() => tab.marks(), 'O....X..........');
  await tab.reload();
  await tab.playable();
  await expectSoon(() => tab.marks(), 'O....X..........');
  await expectSoon(() => tab.text('.set-up summary'), /4×4/);
  await tab.says(/X to move/);
  await chooseBoard(tab, '3,3,3');
  await expectSoon(() => tab.marks(), 'O...X....');
  await write(tab, 'OX./.X./...');
  await tab.says(/Too many Xs|O to move/);
  await write(tab, 'OX./.X./O..');
  await tab.says(/X to move/);
  await tab.press('Play from here');
  await expectSoon(() => tab.run(() => location.hash), '#v=1&rules=3,3,3&x=human&o=human&position=OX./.X./O..');
  // X could win at b3.
  await tab.play('c3', 'a2');
  await tab.says(/O wins/);
  await tab.press('#review');
  await expectSoon(() => tab.text('.review .told'), /^All \d+ moves judged/);
  const judged = () =>
    tab.run(() => [...document.querySelectorAll('.review li button')].map((button) => button.ariaLabel));
  await expectSoon(judged, ['Move 1, X c3: blunder', 'Move 2, O a2: only move']);
  // The question is about the position that was set up.
  await tab.press('Find the better move (1)');
  await expectSoon(() => tab.marks(), 'OX..X.O..');
  await tab.press('[data-cell=b3]');
  await tab.says(/Right: b3 keeps a win/);
  assert.match(await tab.run(() => location.hash), /position=OX\.\/\.X\.\/O\.\./);
});
