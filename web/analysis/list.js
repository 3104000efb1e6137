// The best moves, equal ones as a group; on demand all of them. Each cell is a button: pointing at it
// lights it on the board, pressing it asks why. Arrows go from one to the next.
import { make, makeButton } from '../dom.js';
import { why } from '../words/why.js';
import { groupsOf, isKnown, ranks } from './values.js';

/**
 * @import { AnalysedMove, CellName, Mark } from '../program/contract.d.ts'
 * @import { Lit } from '../board/lit.js'
 */

const signs = { win: '▲', draw: '=', loss: '▼' };

/** @param {{ lit: Lit, choose: (cell: CellName) => void }} parts */
export function makeValueList({ lit, choose }) {
  const list = make('ol', { className: 'values' });
  const unknown = make('p', { className: 'unknown' });
  const all = makeButton(why.showAll, () => {
    showsAll = !showsAll;
    all.textContent = showsAll ? why.showFewer : why.showAll;
    all.ariaExpanded = String(showsAll);
    show(shown.moves, shown.mark);
  });
  all.className = 'show-all';
  all.ariaExpanded = 'false';
  let showsAll = false;
  /** @type {{ moves: AnalysedMove[], mark: Mark }} */
  let shown = { moves: [], mark: 'X' };
  let written = '';

  /** @param {CellName} cell */
  const makeCell = (cell) => {
    const button = makeButton(cell, () => choose(cell), { tabIndex: -1 });
    button.dataset.of = cell;
    return button;
  };
  /** @param {ReturnType<typeof groupsOf>[number]} group @param {Mark} mark */
  const makeGroup = ({ known, cells, left }, mark) =>
    make(
      'li',
      { className: known.value ?? 'guess' },
      make('span', { className: 'sign', textContent: known.value ? signs[known.value] : '~', 'aria-hidden': 'true' }),
      make('b', { textContent: `${why.group(known, mark)}:` }),
      ' ',
      ...cells.flatMap((cell) => [makeCell(cell), ' ']),
      ...(left > 0 ? [make('span', { textContent: why.andMore(left) })] : []),
    );

  /** @param {AnalysedMove[]} moves best first @param {Mark} mark to move */
  function show(moves, mark) {
    shown = { moves, mark };
    const groups = groupsOf(moves, showsAll ? Infinity : ranks);
    const known = moves.filter(isKnown).length;
    all.hidden = known <= ranks;
    const missing = moves.length - known;
    unknown.textContent = showsAll && missing > 0 ? why.notJudgedYet(missing) : '';
    const text = JSON.stringify([groups, mark]);
    if (text === written) return;
    written = text;
    const held = list.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement);
    const focused = held ? held.dataset.of : undefined;
    list.replaceChildren(...groups.map((group) => makeGroup(group, mark)));
    const buttons = [...list.querySelectorAll('button')];
    const first = buttons.find(({ dataset }) => dataset.of === focused) ?? buttons[0];
    if (first) first.tabIndex = 0;
    if (held) first?.focus();
  }

  /** @param {Event} event */
  const cellOf = ({ target }) => (target instanceof HTMLElement && target.dataset.of) || null;
  list.addEventListener('pointerover', (event) => {
    const cell = cellOf(event);
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    const cells = cell ? [cell] : [...(row?.querySelectorAll('button') ?? [])].map(({ dataset }) => dataset.of ?? '');
    lit.light(cells);
  });
  list.addEventListener('pointerleave', () => lit.light([]));
  list.addEventListener('focusin', (event) => {
    const cell = cellOf(event);
    lit.light(cell ? [cell] : []);
  });
  list.addEventListener('focusout', () => lit.light([]));
  list.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? 0;
    const buttons = [...list.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
  lit.onPoint((cell) => {
    for (const button of list.querySelectorAll('button')) button.classList.toggle('lit', button.dataset.of === cell);
  });

  return { element: make('div', {}, list, unknown, all), show };
}
