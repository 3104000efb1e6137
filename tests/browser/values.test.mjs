// The values that the page says, for a sample of positions, held to an enumeration from the rules alone.
import assert from 'node:assert/strict';
import { button, cellNames, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { makeExactValues } from './support/exact-values.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
/** Boards, and the most cells that are empty in their positions. @type {[string, number][]} */
const boards = [
  ['3,3,3', 9],
  ['4,4,4', 9],
  ['5,4,4', 9],
  ['4,4,3', 9],
  ['6,4,4', 9],
  ['4,3,3,misere', 9],
];
const positionsInAll = 102;

/** Numbers by chance, the same each time. */
function makeDice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A position that play by chance leads to, with at most so many empty cells. */
function somePosition(values, cellCount, most, dice) {
  for (;;) {
    const empty = 2 + dice(most - 1);
    let cells = '.'.repeat(cellCount);
    while (!values.isOver(cells) && values.emptyOf(cells).length > empty) {
      const free = values.emptyOf(cells);
      cells = values.put(cells, free[dice(free.length)]);
    }
    if (!values.isOver(cells)) return cells;
  }
}

/** As cells are named, but for the rank that small cells have. */
function spokenOf({ result, plies }) {
  if (result === 0) return 'draws';
  return `${result > 0 ? 'wins' : 'loses'} in ${Math.ceil(plies / 2)}`;
}
/** `moves` are named, in the order of their cells. */
function verdictOf({ result, plies }, mover, moves) {
  const lost = moves.filter((move) => move.result < 0);
  if (moves.length > 1 && lost.length === moves.length) {
    const longest = moves.filter((move) => move.plies === plies).map(({ name }) => name);
    if (longest.length === moves.length) return 'All moves lose';
    const [last, ...others] = longest.slice(0, 3).reverse();
    const named = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
    return `All moves lose; ${named} ${longest.length === 1 ? 'holds' : 'hold'} longest`;
  }
  if (moves.length > 1 && lost.length === moves.length - 1 && result === 0)
    return `Only ${moves.find((move) => move.result === 0).name} holds`;
  if (result === 0) return 'A draw with best play, proven';
  const winner = result > 0 === (mover === 'X') ? 'X' : 'O';
  return `${winner} wins in ${Math.ceil(plies / 2)}`;
}

test('each cell and the verdict say the exact values', async () => {
  const dice = makeDice(7);
  const page = await site.open();
  await button(page, 'Analyse').click();
  await statusSays(page, /Analysis on/);
  const told = new Set();
  for (const [text, most] of boards) {
    const [columns, rows, inARow, misere] = text.split(',');
    const values = makeExactValues({ columns: +columns, rows: +rows, inARow: +inARow, misere: misere !== undefined });
    for (let number = 0; number < positionsInAll / boards.length; number += 1) {
      const cells = somePosition(values, columns * rows, most, dice);
      const position = cells.match(new RegExp(`.{${columns}}`, 'g')).join('/');
      const nameOf = (at) => `${String.fromCharCode(97 + (at % columns))}${Math.floor(at / columns) + 1}`;
      const expected = [...cells].map((mark, at) => {
        const name = nameOf(at);
        return mark === '.' ? `${name}, empty, ${spokenOf(values.moveValue(cells, at))}` : `${name}, ${mark}`;
      });
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `v=1&rules=${text}&position=${position}`);
      const said = async () => (await cellNames(page)).map((name) => name.replace(/, number \d$/, ''));
      await expectSoon(said, expected);
      const moves = values.emptyOf(cells).map((at) => ({ name: nameOf(at), ...values.moveValue(cells, at) }));
      const verdict = verdictOf(values.positionValue(cells), values.moverOf(cells), moves);
      await expectSoon(() => page.locator('.analysis .verdict').textContent(), verdict);
      told.add(verdict);
    }
  }
  assert.ok(told.size > 6, `wins of each side, draws, several lengths: ${[...told]}`);
});
