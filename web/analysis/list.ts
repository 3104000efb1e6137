// The best moves, equal ones as a group; on demand all of them. Each cell is a button: pointing at it
// lights it on the board, pressing it asks why. Arrows go from one to the next.
import { make, makeButton } from '../dom.ts';
import { why } from '../words/en/why.ts';
import { cellAt, makeRows } from './rows.ts';
import { groupsOf, ranks } from './values.ts';
import { write } from '../board/write.ts';
import type { CellName, Mark } from '../program/contract.ts';
import type { AnalysedMove } from '../words/en/why.ts';
import type { Lit } from '../board/lit.ts';

export function makeValueList({ lit, choose }: { lit: Lit; choose: (cell: CellName) => void }) {
  const list = make('ol', { className: 'values' });
  const rows = makeRows(list);
  const unknown = make('p', { className: 'unknown' });
  const all = makeButton(why.showAll, () => {
    showsAll = !showsAll;
    all.textContent = showsAll ? why.showFewer : why.showAll;
    all.ariaExpanded = String(showsAll);
    show(shown.moves, shown.mark, shown.missing, shown.most);
  });
  all.className = 'show-all';
  all.ariaExpanded = 'false';
  let showsAll = false;
  let shown: { moves: AnalysedMove[]; mark: Mark; missing: number; most: number } = {
    moves: [],
    mark: 'X',
    missing: 0,
    most: ranks,
  };
  /** What the pointer is at in the list. */
  let under: Node | null = null;
  /** The cell that was there when the pointer went down: the next report may write another one. */
  let pressed = '';
  /** The cell that is pointed at on the board. */
  let pointed: string | null = null;

  /** The one button that Tab leads to. */
  let reached: HTMLButtonElement | undefined;

  /** The cell of the button that has the focus, if one of these has. */
  const focused = () => (list.contains(document.activeElement) ? cellAt(document.activeElement) : '');

  const markPointed = () => {
    for (const button of rows.buttons()) button.classList.toggle('lit', cellAt(button) === pointed);
  };
  /** The focus goes where its cell has gone; without it Tab still leads to one of them.
   * @param held its cell */
  const keepFocus = (held: string) => {
    const buttons = rows.buttons();
    if (!held && reached && buttons.includes(reached)) return;
    const one = buttons.find((button) => cellAt(button) === held) ?? buttons[0];
    reach(one);
    if (held && document.activeElement !== one) one?.focus();
  };
  /** @param one that Tab leads to from now on */
  const reach = (one: HTMLButtonElement | undefined) => {
    if (reached) reached.tabIndex = -1;
    if (one) one.tabIndex = 0;
    reached = one;
  };

  /** @param moves best first
   * @param mark to move
   * @param missing how many more there are of which nothing is known
   * @param most how many are shown unless all are asked for */
  function show(moves: AnalysedMove[], mark: Mark, missing: number, most: number) {
    shown = { moves, mark, missing, most };
    const few = moves.length <= most;
    if (all.hidden !== few) all.hidden = few;
    write(unknown, showsAll && missing > 0 ? why.notJudgedYet(missing) : '');
    const held = focused();
    rows.show(groupsOf(moves, showsAll ? Infinity : most), mark);
    keepFocus(held);
    markPointed();
    if (under && list.contains(under)) lit.light(rows.cellsAt(under));
  }

  list.addEventListener('pointerover', ({ target }) => {
    under = target instanceof Node ? target : null;
    lit.light(rows.cellsAt(target));
  });
  list.addEventListener('pointerleave', () => {
    under = null;
    lit.light([]);
  });
  list.addEventListener('pointerdown', ({ target }) => {
    pressed = cellAt(target);
  });
  list.addEventListener('click', ({ target, detail }) => {
    const cell = cellAt(target);
    // Keys and assistive technology press what is there now.
    if (cell) choose((detail > 0 && pressed) || cell);
  });
  list.addEventListener('focusin', ({ target }) => lit.light(rows.cellsAt(target)));
  list.addEventListener('focusout', () => lit.light([]));
  list.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? 0;
    const buttons = rows.buttons();
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    reach(next);
    next.focus();
  });
  lit.onPoint((cell) => {
    pointed = cell;
    markPointed();
  });

  return { element: make('div', {}, list, unknown, all), show };
}
