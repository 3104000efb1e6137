// A game in each browser: two people by each hand, the keys of the board, and the computer.
import assert from 'node:assert/strict';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { handsAt } from '../support/hands.mjs';

const twoPeople = '#v=1&rules=3,3,3&x=human&o=human';
const nameOf = (tab, cell) => tab.run((name) => document.querySelector(`[data-cell=${name}]`).ariaLabel, cell);
const holds = (tab, cell, mark) => expectSoon(() => nameOf(tab, cell), new RegExp(`^${cell}, ${mark}`));

inEachBrowser('two people play, by every hand', async ({ open }) => {
  const tab = await open(twoPeople);
  for (const hand of handsAt(tab)) {
    for (const [number, cell] of ['a1', 'b1', 'b2', 'c1', 'c3'].entries()) {
      await hand.pressCell(cell);
      await holds(tab, cell, number % 2 === 0 ? 'X' : 'O');
    }
    await tab.says(/X wins!/);
    await tab.press('#new');
    await expectSoon(tab.marks, '.........');
  }
});

inEachBrowser('the board has keys: arrows, Home, Enter, space, a number and a letter', async ({ open }) => {
  const tab = await open(twoPeople);
  await tab.run(() => document.querySelector('[role=grid] button[tabindex="0"]').focus());
  for (const [key, cell, mark] of [
    ['ArrowUp'],
    ['Home'],
    ['Enter', 'a1', 'X'],
    ['ArrowDown'],
    [' ', 'a2', 'O'],
    ['ArrowUp'],
    ['ArrowRight'],
    ['Enter', 'b1', 'X'],
    ['5', 'b2', 'O'],
    ['e', 'c1', 'X'],
  ]) {
    await tab.key(key);
    if (cell) await holds(tab, cell, mark);
  }
  await tab.says(/X wins!/);
});

inEachBrowser('the computer answers, and the canvas shows what the grid says', async ({ open }) => {
  const tab = await open('#v=1&o=perfect&moves=b2');
  await tab.says(/O [abc][123].*Your turn/);
  // In the middle of a cell with a mark there are more colours than the board's and that of its shade.
  const painted = () =>
    tab.run(() => {
      const canvas = document.getElementById('canvas');
      const side = canvas.width / 3;
      const colours = (x, y) =>
        new Set(
          new Uint32Array(
            canvas.getContext('2d').getImageData(x * side + side * 0.2, y * side + side * 0.3, side * 0.6, side * 0.6)
              .data.buffer,
          ),
        ).size;
      return [...document.querySelectorAll('[role=grid] button')].map(
        (_, index) => colours(index % 3, Math.floor(index / 3)) > 2,
      );
    });
  const taken = [...(await tab.marks())].map((mark) => mark !== '.');
  assert.equal(taken.filter(Boolean).length, 2);
  await expectSoon(painted, taken);
});
