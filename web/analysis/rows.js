// The rows of a list of values: a group of equal moves each. They stay and change their texts, for a large
// board brings a dozen reports a second, and what is made anew is styled and laid out anew.
import { make } from '../dom.js';
import { why } from '../words/why.js';
import { write } from '../board/write.js';

/**
 * @import { CellName, Mark } from '../program/contract.d.ts'
 * @import { Group } from './values.js'
 */

const signs = { win: '▲', draw: '=', loss: '▼' };

/** Brings a number of elements of one kind to `count`: makes what is missing and takes away what is too
 * many, from the end.
 * @template Kind
 * @param {Kind[]} kept @param {number} count
 * @param {() => Kind} add @param {(one: Kind) => void} remove */
function resize(kept, count, add, remove) {
  while (kept.length < count) kept.push(add());
  for (const one of kept.splice(count)) remove(one);
}

/** The cell of a button; nothing for all else. @param {EventTarget | null} target @returns {CellName} */
export const cellAt = (target) => (target instanceof HTMLButtonElement && target.textContent) || '';

/** @param {HTMLElement} list */
function makeRow(list) {
  const sign = make('span', { className: 'sign', 'aria-hidden': 'true' });
  const label = make('b');
  const rest = make('span');
  const element = make('li', {}, sign, label, ' ', rest);
  /** Each is followed by a space. @type {HTMLButtonElement[]} */
  const buttons = [];
  list.append(element);

  const addButton = () => {
    const button = make('button', { type: 'button', tabIndex: -1 });
    rest.before(button, ' ');
    return button;
  };
  /** @param {HTMLButtonElement} button */
  const removeButton = (button) => {
    button.nextSibling?.remove();
    button.remove();
  };
  return {
    element,
    buttons,
    /** @param {Group} group @param {Mark} mark who is to move */
    show({ known, cells, left }, mark) {
      const kind = known.value ?? 'guess';
      if (element.className !== kind) element.className = kind;
      write(sign, known.value ? signs[known.value] : String(known.rank || '~'));
      // An estimate stands after its cell, so that it is not read as a heading.
      const told = why.group(known, mark);
      write(label, known.value ? `${told}:` : '');
      resize(buttons, cells.length, addButton, removeButton);
      cells.forEach((cell, index) => {
        write(buttons[index], cell);
      });
      write(rest, [known.value ? '' : told, left > 0 ? why.andMore(left) : ''].filter(Boolean).join(' '));
    },
  };
}

/** @param {HTMLElement} list where they go */
export function makeRows(list) {
  /** @type {ReturnType<typeof makeRow>[]} */
  const rows = [];
  return {
    /** @param {Group[]} groups @param {Mark} mark who is to move */
    show(groups, mark) {
      resize(
        rows,
        groups.length,
        () => makeRow(list),
        ({ element }) => element.remove(),
      );
      rows.forEach((row, index) => {
        row.show(groups[index], mark);
      });
    },
    /** The buttons of the cells, from the first row to the last. */
    buttons: () => rows.flatMap(({ buttons }) => buttons),
    /** The cells of the row that an element is in, or the one whose button it is.
     * @param {EventTarget | null} target @returns {CellName[]} */
    cellsAt(target) {
      const cell = cellAt(target);
      if (cell) return [cell];
      const row = target instanceof Node && rows.find(({ element }) => element.contains(target));
      return row ? row.buttons.map(cellAt) : [];
    },
  };
}
