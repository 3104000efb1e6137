// The best moves, equal ones as a group; on demand all of them. Each cell is a button: pointing at it lights it on the
// board, pressing it asks why, and its cell stays framed. Arrow keys go from one to the next.
import { html, render } from 'lit-html';
import { stepInRow } from '../board/row-keys.ts';
import { make } from '../dom.ts';
import { analysisWords, type AnalysedMove } from '../words/en/analysis.ts';
import { groupsOf, ranks, signs, winnerOf, type Group } from './values.ts';
import type { CellName, Mark } from '../program/contract.ts';
import type { Highlights } from '../board/highlights.ts';

/** The cell of a button; empty for anything else. */
const cellAt = (target: EventTarget | null): CellName =>
  (target instanceof HTMLButtonElement && target.textContent) || '';
/** The cell of this button, or all cells of this row. */
function cellsAt(target: EventTarget | null): CellName[] {
  const row = target instanceof Element && target.closest('li');
  if (!row) return [];
  return cellAt(target) ? [cellAt(target)] : [...row.querySelectorAll('button')].map(cellAt);
}

/** @param verdict what stands above the list; a sheet does not repeat it */
function rowOf({ known, cells, left }: Group, mark: Mark, verdict: string) {
  const told = analysisWords.group(known, mark);
  const rest = [known.value ? '' : told, left > 0 ? analysisWords.andMore(left) : ''].filter(Boolean).join(' ');
  // An estimate comes after its cell, so that it does not read as a heading.
  return html`
    <li class=${known.value ?? 'guess'}
      ><span class="sign ${known.value ? winnerOf(known.value, mark) : known.rank ? 'number' : ''}" aria-hidden="true">${known.value ? signs[known.value] : known.rank || ''}</span
      ><b class=${told === verdict ? 'is-verdict' : ''}>${known.value ? `${told}:` : ''}</b> ${cells.map((cell) => html`<button type="button" tabindex="-1">${cell}</button> `)}<span
      >${rest}</span></li>`;
}

export function makeValueList({ highlights, choose }: { highlights: Highlights; choose: (cell: CellName) => void }) {
  const element = make('div', { className: 'value-list' });
  let showsAll = false;
  let shown = { moves: [] as AnalysedMove[], mark: 'X' as Mark, missing: 0, most: ranks, verdict: '' };
  /** What the pointer is over in the list. */
  let under: Element | null = null;
  /** The cell when the pointer went down: the next report may change the button's cell. */
  let pressed = '';
  /** The cell that the user points at on the board. */
  let pointed: string | null = null;
  /** The cell whose reasons are shown; empty for none. */
  let chosen = '';
  /** The one button that Tab leads to. */
  let reached: HTMLButtonElement | undefined;

  /** The buttons of the cells, from the first row to the last. */
  const buttons = () => [...element.querySelectorAll<HTMLButtonElement>('li button')];
  const markPointed = () => {
    for (const button of buttons()) {
      button.classList.toggle('lit', cellAt(button) === pointed);
      button.ariaCurrent = cellAt(button) === chosen ? 'true' : null;
    }
  };
  /** Frames these on the board, and always the chosen one. */
  const frame = (cells: CellName[] = []) => highlights.show(chosen ? [...cells, chosen] : cells);
  /** @param one becomes the button that Tab leads to */
  const reach = (one: HTMLButtonElement | undefined) => {
    if (reached) reached.tabIndex = -1;
    if (one) one.tabIndex = 0;
    reached = one;
  };
  /** Moves the focus along with its cell; without it, Tab still leads to one of the buttons.
   * @param held the cell that has the focus */
  const keepFocus = (held: string) => {
    const all = buttons();
    if (!held && reached && all.includes(reached)) return;
    const one = all.find((button) => cellAt(button) === held) ?? all[0];
    reach(one);
    if (held && document.activeElement !== one) one?.focus();
  };

  const acts = {
    point({ target }: Event) {
      under = target as Element;
      frame(cellsAt(target));
    },
    leave() {
      under = null;
      frame();
    },
    press({ target }: Event) {
      pressed = cellAt(target);
    },
    click({ target, detail }: MouseEvent) {
      const cell = cellAt(target);
      // Keys and assistive technology press what is there now.
      if (cell) choose((detail > 0 && pressed) || cell);
    },
    step(event: KeyboardEvent) {
      const next = stepInRow(event);
      if (next) reach(next);
    },
    toggle() {
      showsAll = !showsAll;
      draw();
    },
  };
  function draw() {
    const { moves, mark, missing, verdict } = shown;
    // A few moves are listed at once.
    const most = moves.length <= 9 ? 9 : shown.most;
    const held = element.contains(document.activeElement)
      ? cellAt(document.activeElement?.closest('li button') ?? null)
      : '';
    // Rows and buttons stay and only their texts change: new elements would be styled and laid out again.
    render(
      html`
        <ol class="values" @pointerover=${acts.point} @pointerleave=${acts.leave} @pointerdown=${acts.press}
          @click=${acts.click} @focusin=${({ target }: Event) => frame(cellsAt(target))} @focusout=${() => frame()}
          @keydown=${acts.step}>${groupsOf(moves, showsAll ? Infinity : most).map((group) => rowOf(group, mark, verdict))}</ol>
        <p class="about" ?hidden=${moves.length === 0}>${showsAll && missing > 0 ? analysisWords.notJudgedYet(missing) : analysisWords.askWhy}</p>
        <button type="button" class="show-all" ?hidden=${moves.length <= most} aria-expanded=${showsAll}
          @click=${acts.toggle}>${showsAll ? analysisWords.showFewer : analysisWords.showAll}</button>`,
      element,
    );
    keepFocus(held);
    markPointed();
    if (under && element.contains(under)) frame(cellsAt(under));
  }
  highlights.onPoint((cell) => {
    pointed = cell;
    markPointed();
  });

  return {
    element,
    /** Marks the cell whose reasons are shown, here and on the board; empty for none. */
    mark(cell: CellName) {
      if (cell === chosen) return;
      chosen = cell;
      markPointed();
      frame();
    },
    /** @param moves best first
     * @param mark to move
     * @param missing how many other moves nothing is known of
     * @param most how many of many moves to show unless all are asked for
     * @param verdict what stands above the list */
    show(moves: AnalysedMove[], mark: Mark, missing: number, most: number, verdict: string) {
      shown = { moves, mark, missing, most, verdict };
      draw();
    },
  };
}
