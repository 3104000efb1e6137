// The hands at a browser: a mouse, keys, assistive technology, and a finger if the driver has one. Each can press what
// is on the page, and the cells of the board.
import { withElement } from './engines.mjs';
import { expectSoon } from './expect.mjs';

/** The middle of an element, once it is in sight and nothing covers it; null before. */
const middleOf = withElement((element) => {
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(...middle);
  // Presses go through the grid of buttons to the canvas.
  const through = element.dataset.cell !== undefined && there?.id === 'canvas';
  return element.contains(there) || through ? middle : null;
});

/** Focuses an element; returns whether it has the focus. */
const focus = withElement((element) => {
  element?.focus();
  return element !== null && element === document.activeElement;
});

/** Points at things, once they stop moving. @param {(x: number, y: number) => Promise<void>} point */
function pointer(name, tab, point) {
  const press = async (what) => {
    let before = '';
    const still = async () => {
      const middle = await tab.run(middleOf, what);
      const rests = middle !== null && middle.join() === before;
      before = middle?.join() ?? '';
      return rests && middle;
    };
    await point(...(await expectSoon(still, Array.isArray)));
  };
  return { name, press, pressCell: (cell) => press(`[data-cell=${cell}]`) };
}

const place = (cell) => ({ column: cell.charCodeAt(0), row: Number(cell.slice(1)) });
const repeated = (count, key) => Array.from({ length: Math.max(0, count) }, () => key);

function keys(tab) {
  const press = async (what) => {
    await expectSoon(() => tab.run(focus, what), true);
    await tab.key('Enter');
  };
  return {
    name: 'keys',
    press,
    /** By arrow keys, from the board's active cell. */
    async pressCell(cell) {
      const one = '[role=grid] button[tabindex="0"]';
      const from = place(await tab.run((selector) => document.querySelector(selector).dataset.cell, one));
      const to = place(cell);
      await expectSoon(() => tab.run(focus, one), true);
      for (const key of [
        ...repeated(to.column - from.column, 'ArrowRight'),
        ...repeated(from.column - to.column, 'ArrowLeft'),
        ...repeated(to.row - from.row, 'ArrowDown'),
        ...repeated(from.row - to.row, 'ArrowUp'),
      ])
        await tab.key(key);
      await expectSoon(() => tab.run((name) => document.activeElement.dataset.cell === name, cell), true);
      await tab.key('Enter');
    },
  };
}

/** All hands. A tab has `click` and `tap`, which get a place on the screen, and `key`. */
export const handsAt = (tab) => [
  pointer('mouse', tab, tab.click),
  keys(tab),
  { name: 'assistive technology', press: tab.press, pressCell: (cell) => tab.press(`[data-cell=${cell}]`) },
  ...(tab.tap ? [pointer('finger', tab, tab.tap)] : []),
];
