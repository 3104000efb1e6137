// The board for assistive technology and the keyboard: a grid of buttons over the canvas. Pointers go through it to the
// canvas. It shows nothing itself but the cell of a hint, and borders in forced colours.
import { element, make } from '../dom.ts';
import { words } from '../words/en/play.ts';
import { cellOfArrow } from './grid-keys.ts';
import { boardOf, cellName, columnName, indexOf, isFree, landing, nameAt } from './names.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Draft, Thoughts, View } from '../program/contract.ts';

export type Grid = ReturnType<typeof makeGrid>;
/** What is said after a cell's mark, and written over the canvas. */
export type Note = {
  spoken: string;
  written: string;
  look:
    | 'word'
    | 'number'
    | `number pair-${number}`
    | 'quiet'
    | 'corner'
    | 'corner wrong'
    | 'corner X'
    | 'corner O'
    | 'better'
    | '';
  /** Cells with the same one belong together. */
  pair?: number;
};

export function makeGrid({ bridge }: { bridge: Bridge }) {
  const grid = element('cells');
  const board = element('board');
  /** The cell where the canvas shows the focus; a click moves the focus too, but should not show it. */
  let focused = 'none';
  let buttons: HTMLButtonElement[] = [];
  let columns = 0;
  let rows = 0;
  /** The one cell that Tab leads to. */
  let active = 0;
  /** A gamepad moves the focus, which browsers show only for real keys. */
  let steered = false;
  /** What the buttons show: their marks, and which of them are in a completed line. */
  let shown = { cells: '', line: '' };
  let hinted: HTMLButtonElement | null = null;
  /** Additional words for cells, after their marks. */
  let notes: Map<string, Note> = new Map();
  /** They take the presses on cells from the game; the last of them gets each press. */
  const takers: ((cell: string, pointed?: boolean) => void)[] = [];

  const hasFocus = () => grid.contains(document.activeElement);
  const showsFocus = (button: HTMLElement) => steered || button.matches(':focus-visible');
  /** @param focusVisible whether the focus is shown, and scrolled to */
  const takeFocus = (focusVisible: boolean = false) =>
    buttons[active].focus({ preventScroll: !focusVisible, focusVisible } as FocusOptions);

  /** Even a tiny board shows its coordinates while cells are called by their names: to those who listen or analyse. A
   * hint frames its cell. */
  const showNames = () => {
    board.classList.toggle('named', focused !== 'none' || bridge.thoughts.analysis !== null);
  };
  /** Sends only what changes: a press that waits for the next frame, and is not to be looked at before that, would be
   * handled with it. */
  const drawFocus = () => {
    const cell = (hasFocus() && showsFocus(buttons[active]) && buttons[active].dataset.cell) || 'none';
    if (cell !== focused) bridge.send(`focus ${cell}`);
    focused = cell;
    showNames();
  };
  const activate = (index: number) => {
    buttons[active].tabIndex = -1;
    active = index;
    buttons[index].tabIndex = 0;
  };
  /** The active cell follows the last move, unless the keyboard shows its focus elsewhere. */
  const followMove = ({ last }: View | Draft) => {
    if (last < 0 || showsFocus(buttons[active])) return;
    const held = hasFocus();
    activate(last);
    if (held) takeFocus();
  };

  const build = (view: View | Draft) => {
    const held = hasFocus();
    ({ columns, rows } = view);
    grid.ariaColCount = String(columns);
    grid.ariaRowCount = String(rows);
    board.classList.toggle('tiny', columns <= 3 && rows <= 3);
    const bands = Array.from({ length: rows }, (_, row) => makeRow(row, columns));
    buttons = bands.flatMap((band) => band.buttons);
    grid.replaceChildren(...bands.map((band) => band.row));
    shown = { cells: '', line: '' };
    notes = new Map();
    active = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
    buttons[active].tabIndex = 0;
    if (held) buttons[active].focus();
    showLabels('files', columns, columnName);
    showLabels('ranks', rows, (row) => String(row + 1));
  };

  const show = (now: View) => {
    const view = boardOf(now);
    if (view.columns !== columns || view.rows !== rows) build(view);
    followMove(view);
    // No cell is taken while a position is set up.
    const line = now.draft ? 'draft' : `${view.line} ${now.leaving} ${now.leaving_later} ${now.lands} ${view.misere}`;
    if (view.cells === shown.cells && line === shown.line) return;
    const anyLine = line !== shown.line;
    buttons.forEach((button, index) => {
      if (view.cells[index] === shown.cells[index] && !anyLine) return;
      const mark = view.cells[index].replace('.', '');
      nameCell(view, index);
      button.dataset.mark = mark;
    });
    shown = { cells: view.cells, line };
  };
  function nameCell(view: View | Draft, index: number) {
    const button = buttons[index];
    // For a moment, a note may still be for a larger board.
    if (!button) return;
    const cell = nameAt({ columns }, index);
    const isLeaving = (at: 'leaving' | 'leaving_later') => at in view && (view as View)[at] === index;
    const leaves = isLeaving('leaving') ? 'now' : isLeaving('leaving_later') ? 'later' : '';
    const mark = view.cells[index].replace('.', '');
    // A press on a mark counts for its column too, as long as that is not full.
    const at = 'lands' in view ? landing(view, cell) : cell;
    const lands = (view as View).outcome === 'in_progress' && (!mark || isFree(view, at)) ? at : cell;
    const name =
      words.cell(cell, mark, view.line.includes(index), leaves, view.misere) +
      (mark || lands === cell ? '' : words.lands(lands));
    const note = notes.get(cell) ?? (mark ? undefined : notes.get(lands));
    const full = note?.spoken ? `${name}, ${note.spoken}` : name;
    if (button.ariaLabel !== full) button.ariaLabel = full;
    button.ariaDisabled = mark && lands === cell && 'lands' in view ? 'true' : null;
  }
  /** Puts these notes on their cells, and none on the others. Where marks fall, a press anywhere in a column counts for
   * the cell where they land. */
  const annotate = (next: Map<string, Note>) => {
    const before = notes;
    notes = next;
    const view = boardOf(bridge.view);
    // It is built anew in a moment, without notes.
    if (view.columns !== columns || view.rows !== rows) return;
    const falls = bridge.view.lands.length > 0;
    for (const cell of new Set([...before.keys(), ...next.keys()])) {
      if (next.get(cell)?.spoken === before.get(cell)?.spoken) continue;
      const index = indexOf(cell, columns);
      for (let at = falls ? index % columns : index; at <= index; at += columns) nameCell(view, at);
    }
  };

  const showHint = ({ hint }: Thoughts) => {
    const next = (hint?.done && buttons[indexOf(hint.cell, columns)]) || null;
    if (next === hinted) return;
    hinted?.classList.remove('hinted');
    hinted = next;
    hinted?.classList.add('hinted');
  };

  const play: (cell: string, pointed?: boolean) => void = (cell) =>
    bridge.send(`${bridge.view.draft ? 'put' : 'play'} ${cell}`);
  /** @param pointed by a finger or a mouse */
  const press = (cell: string, pointed?: boolean) => (takers.at(-1) ?? play)(cell, pointed);

  bridge.on('view', show);
  bridge.on('thoughts', showHint);
  bridge.on('thoughts', showNames);
  grid.addEventListener('keydown', (event) => {
    const next = cellOfArrow(event, active, columns, rows);
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
  });
  // Enter and Space arrive as clicks, and so do the presses of assistive technology.
  grid.addEventListener('click', ({ target, detail }) => {
    const cell = target instanceof Element && target.closest('button')?.dataset.cell;
    if (cell) press(cell, detail > 0);
  });
  grid.addEventListener('focusin', ({ target }) => {
    activate(buttons.indexOf(target as HTMLButtonElement));
    drawFocus();
  });
  grid.addEventListener('focusout', () => queueMicrotask(drawFocus));
  const canvas = element('canvas');
  let pointer = '';
  canvas.addEventListener('pointerdown', ({ pointerType }) => {
    pointer = pointerType;
  });
  // After a tap or a click, keys continue from that cell.
  canvas.addEventListener('click', () => {
    steered = false;
    takeFocus();
    // Browsers emulate a mouse where a finger taps, and leave it there.
    if (pointer !== 'mouse') canvas.dispatchEvent(new MouseEvent('mouseleave'));
  });

  return {
    hasFocus,
    /** Takes the focus; keys continue from there. It is shown if it was shown before: not after a tap. */
    focus: (shown = document.activeElement?.matches(':focus-visible')) => takeFocus(shown),
    /** Takes the focus as Tab does. */
    enter: () => takeFocus(true),
    /** Goes where a key would lead. The first time it only shows the focus. */
    steer(key: string) {
      const next = hasFocus() ? cellOfArrow({ key }, active, columns, rows) : active;
      steered = true;
      buttons[next ?? active].focus();
      drawFocus();
    },
    press: () => buttons[active].click(),
    /** Plays a cell, as its button does. */
    pressCell: press,
    annotate,
    /** Gives all presses on cells to `take`, ahead of the game and earlier takers, until the returned function is
     * called. */
    capture(take: (cell: string, pointed?: boolean) => void) {
      const taker = (cell: string, pointed?: boolean) => take(landing(bridge.view, cell), pointed);
      takers.push(taker);
      grid.classList.add('captured');
      return () => {
        const at = takers.indexOf(taker);
        if (at >= 0) takers.splice(at, 1);
        grid.classList.toggle('captured', takers.length > 0);
      };
    },
  };
}

function makeRow(row: number, columns: number) {
  const buttons = Array.from({ length: columns }, (_, column) => {
    const button = make('button', { type: 'button', tabIndex: -1 });
    button.dataset.cell = cellName(row, column);
    return button;
  });
  const cells = buttons.map((button, column) =>
    make('div', { role: 'gridcell', ariaColIndex: String(column + 1) }, make('div', { role: 'group' }, button)),
  );
  return { row: make('div', { role: 'row', ariaRowIndex: String(row + 1) }, ...cells), buttons };
}

function showLabels(id: string, count: number, name: (index: number) => string) {
  const labels = Array.from({ length: count }, (_, index) => make('span', { textContent: name(index) }));
  element(id).replaceChildren(...labels);
}
