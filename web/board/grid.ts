// The board as assistive technology and the keyboard see it: a grid of buttons over the canvas. Pointers go through it
// to the canvas. All that it shows itself is the cell of a hint, and borders in forced colours.
import { element, make } from '../dom.ts';
import { words } from '../words/en/play.ts';
import { cellOfArrow } from './grid-keys.ts';
import { boardOf, cellName, columnName, indexOf, landing } from './names.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Draft, Thoughts, View } from '../program/contract.ts';

export type Grid = ReturnType<typeof makeGrid>;
/** What is said of a cell beside its mark, and written over the canvas. */
export type Note = {
  spoken: string;
  written: string;
  look: 'word' | 'number' | 'corner' | 'corner wrong' | 'faded' | '';
};

export function makeGrid({ bridge }: { bridge: Bridge }) {
  const grid = element('cells');
  const board = element('board');
  let focusShown = false;
  let buttons: HTMLButtonElement[] = [];
  let columns = 0;
  let rows = 0;
  /** The one cell that Tab leads to. */
  let active = 0;
  /** A gamepad leads the focus, which browsers show to real keys only. */
  let steered = false;
  /** What the buttons say: their marks, and which of them are in a completed line. */
  let shown = { cells: '', line: '' };
  let hinted: HTMLButtonElement | null = null;
  /** What else is to be said of cells. */
  let notes: Map<string, Note> = new Map();
  /** Who gets the presses on cells instead of the game: the last of them. */
  const takers: ((cell: string, pointed?: boolean) => void)[] = [];

  const hasFocus = () => grid.contains(document.activeElement);
  const showsFocus = (button: HTMLElement) => steered || button.matches(':focus-visible');
  /** @param focusVisible whether the focus is shown, and scrolled to */
  const takeFocus = (focusVisible: boolean = false) =>
    buttons[active].focus({ preventScroll: !focusVisible, focusVisible } as FocusOptions);

  /** Whether cells are spoken of by their names: then even a tiny board shows them. */
  const showNames = () => {
    const { hint, analysis } = bridge.thoughts;
    board.classList.toggle('named', focusShown || hint !== null || analysis !== null);
  };
  const drawFocus = () => {
    // A click moves the focus too, and nobody wants to see that.
    focusShown = hasFocus() && showsFocus(buttons[active]);
    bridge.send(`focus ${(focusShown && buttons[active].dataset.cell) || 'none'}`);
    showNames();
  };
  const activate = (index: number) => {
    buttons[active].tabIndex = -1;
    active = index;
    buttons[index].tabIndex = 0;
  };
  /** A pointer's move takes the place of the keys along; the keys' own place is left alone. */
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
    // While a position is set up no cell is taken.
    const line = now.draft ? 'draft' : `${view.line} ${now.leaving} ${now.leaving_later} ${now.lands} ${view.misere}`;
    if (view.cells === shown.cells && line === shown.line) return;
    const anyLine = line !== shown.line;
    buttons.forEach((button, index) => {
      if (view.cells[index] === shown.cells[index] && !anyLine) return;
      const mark = view.cells[index].replace('.', '');
      nameCell(view, index);
      button.ariaDisabled = mark && !now.draft ? 'true' : null;
      button.dataset.mark = mark;
    });
    shown = { cells: view.cells, line };
  };
  function nameCell(view: View | Draft, index: number) {
    const button = buttons[index];
    // What is said of the board before is gone in a moment.
    if (!button) return;
    const cell = cellName(Math.floor(index / columns), index % columns);
    const isLeaving = (at: 'leaving' | 'leaving_later') => at in view && (view as View)[at] === index;
    const leaves = isLeaving('leaving') ? 'now' : isLeaving('leaving_later') ? 'later' : '';
    const mark = view.cells[index].replace('.', '');
    const lands = mark || !('lands' in view) ? cell : landing(view, cell);
    const name =
      words.cell(cell, mark, view.line.includes(index), leaves, view.misere) +
      (lands === cell ? '' : words.lands(lands));
    const note = notes.get(cell) ?? notes.get(lands);
    const full = note?.spoken ? `${name}, ${note.spoken}` : name;
    if (button.ariaLabel !== full) button.ariaLabel = full;
  }
  /** Says these of their cells, and nothing of the others. Where marks fall, a press anywhere in a column is one on the
   * cell where they land. */
  const annotate = (next: Map<string, Note>) => {
    const before = notes;
    notes = next;
    const view = boardOf(bridge.view);
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
  // After a tap or a click the keys go on from that cell.
  canvas.addEventListener('click', () => {
    steered = false;
    takeFocus();
    // Browsers move a mouse to where a finger taps, and leave it there.
    if (pointer !== 'mouse') canvas.dispatchEvent(new MouseEvent('mouseleave'));
  });

  return {
    hasFocus,
    /** Takes the focus from what has it; keys go on from there. It is shown if it was shown there: not after
     * a tap. */
    focus: (shown = document.activeElement?.matches(':focus-visible')) => takeFocus(shown),
    /** Takes the focus as Tab does. */
    enter: () => takeFocus(true),
    /** Goes where a key would lead. The first time the focus only appears. */
    steer(key: string) {
      const next = hasFocus() ? cellOfArrow({ key }, active, columns, rows) : active;
      steered = true;
      buttons[next ?? active].focus();
      drawFocus();
    },
    /** Plays where the focus is. */
    press: () => buttons[active].click(),
    /** Plays in a cell, as its button does. */
    pressCell: press,
    annotate,
    /** Hands all presses on cells to `take`, instead of the game or whoever took them before, until what it gives is
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
