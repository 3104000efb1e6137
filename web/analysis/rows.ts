// The rows of a list of values: a group of equal moves each. They stay and change their texts, for a large
// board brings a dozen reports a second, and what is made anew is styled and laid out anew.
import { make } from '../dom.ts';
import { why } from '../words/en/why.ts';
import { write } from '../board/write.ts';
import type { CellName, Mark } from '../program/contract.ts';
import type { Group } from './values.ts';

const signs = { win: '▲', draw: '=', loss: '▼' };

/** Brings a number of elements of one kind to `count`: makes what is missing and takes away what is too many, from
 * the end. */
function resize<Kind>(kept: Kind[], count: number, add: () => Kind, remove: (one: Kind) => void) {
  while (kept.length < count) kept.push(add());
  for (const one of kept.splice(count)) remove(one);
}

/** The cell of a button; nothing for all else. */
export const cellAt = (target: EventTarget | null): CellName =>
  (target instanceof HTMLButtonElement && target.textContent) || '';

function makeRow(list: HTMLElement) {
  const sign = make('span', { className: 'sign', 'aria-hidden': 'true' });
  const label = make('b');
  const rest = make('span');
  const element = make('li', {}, sign, label, ' ', rest);
  /** Each is followed by a space. */
  const buttons: HTMLButtonElement[] = [];
  list.append(element);

  const addButton = () => {
    const button = make('button', { type: 'button', tabIndex: -1 });
    rest.before(button, ' ');
    return button;
  };
  const removeButton = (button: HTMLButtonElement) => {
    button.nextSibling?.remove();
    button.remove();
  };
  return {
    element,
    buttons,
    /** @param mark who is to move */
    show({ known, cells, left }: Group, mark: Mark) {
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

/** @param list where they go */
export function makeRows(list: HTMLElement) {
  const rows: ReturnType<typeof makeRow>[] = [];
  return {
    /** @param mark who is to move */
    show(groups: Group[], mark: Mark) {
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
    /** The cells of the row that an element is in, or the one whose button it is. */
    cellsAt(target: EventTarget | null): CellName[] {
      const cell = cellAt(target);
      if (cell) return [cell];
      const row = target instanceof Node && rows.find(({ element }) => element.contains(target));
      return row ? row.buttons.map(cellAt) : [];
    },
  };
}
