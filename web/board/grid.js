// The board as assistive technology and the keyboard see it: a grid of buttons over the canvas.
// Pointers go through it to the canvas. Of itself it shows the cell of a hint, and borders in
// forced colours.
import { cellName, columnName } from './cell-name.js';
import { words } from '../words/play.js';

const marks = { X: 'X', O: 'O' };

export class BoardGrid {
  #bridge;
  #grid = document.getElementById('cells');
  #buttons = [];
  #columns = 0;
  #rows = 0;
  #active = 0;
  #steered = false;

  constructor(bridge) {
    this.#bridge = bridge;
    bridge.on('view', (view) => this.#show(view));
    this.#grid.addEventListener('keydown', (event) => this.#move(event));
    // Enter and Space arrive as clicks, and so do the presses of assistive technology.
    this.#grid.addEventListener('click', ({ target }) => {
      const index = this.#buttons.indexOf(target.closest('button'));
      if (index >= 0) bridge.play(Math.floor(index / this.#columns), index % this.#columns);
    });
    this.#grid.addEventListener('focusin', ({ target }) => {
      this.#activate(this.#buttons.indexOf(target));
      this.#drawFocus(target);
    });
    this.#grid.addEventListener('focusout', () => bridge.focus(-1, -1));
    // After a tap or a click the keys go on from that cell.
    document.getElementById('canvas').addEventListener('click', () => {
      this.#steered = false;
      this.#focusQuietly();
    });
  }

  get hasFocus() {
    return this.#grid.contains(document.activeElement);
  }

  /** Goes where a key would lead; browsers show the focus to real keys only. The first time it only appears. */
  steer(key) {
    const next = this.hasFocus ? this.#target({ key }) : this.#active;
    this.#steered = true;
    this.#buttons[next].focus();
    this.#drawFocus(this.#buttons[next]);
  }

  /** Plays where the focus is. */
  press() {
    this.#buttons[this.#active].click();
  }

  #showsFocus(button) {
    return this.#steered || button.matches(':focus-visible');
  }

  #focusQuietly() {
    this.#buttons[this.#active].focus({ preventScroll: true, focusVisible: false });
  }

  /** A pointer's move takes the place of the keys along; the keys' own place is left alone. */
  #followMove({ last }) {
    if (last < 0 || this.#showsFocus(this.#buttons[this.#active])) return;
    const held = this.hasFocus;
    this.#activate(last);
    if (held) this.#focusQuietly();
  }

  #drawFocus(button) {
    // A click moves the focus too, and nobody wants to see that.
    const shown = this.#showsFocus(button);
    const row = Math.floor(this.#active / this.#columns);
    this.#bridge.focus(shown ? row : -1, shown ? this.#active % this.#columns : -1);
  }

  #activate(index) {
    this.#buttons[this.#active].tabIndex = -1;
    this.#active = index;
    this.#buttons[index].tabIndex = 0;
  }

  #show(view) {
    if (view.columns !== this.#columns || view.rows !== this.#rows) this.#build(view);
    this.#followMove(view);
    const line = new Set(view.line);
    this.#buttons.forEach((button, index) => {
      button.classList.toggle('hinted', button.dataset.cell === view.hint?.cell);
      const mark = marks[view.cells[index]];
      const name = words.cell(button.dataset.cell, mark, line.has(index));
      if (button.ariaLabel === name) return;
      button.ariaLabel = name;
      button.ariaDisabled = mark ? 'true' : null;
      button.dataset.mark = mark ?? '';
    });
  }

  #build({ columns, rows }) {
    const held = this.hasFocus;
    this.#columns = columns;
    this.#rows = rows;
    this.#buttons = [];
    this.#grid.ariaColCount = columns;
    this.#grid.ariaRowCount = rows;
    const bands = Array.from({ length: rows }, (_, row) => this.#buildRow(row, columns));
    this.#grid.replaceChildren(...bands);
    this.#active = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
    this.#buttons[this.#active].tabIndex = 0;
    if (held) this.#buttons[this.#active].focus();
    label('files', columns, columnName);
    label('ranks', rows, (row) => row + 1);
  }

  #buildRow(row, columns) {
    const band = document.createElement('div');
    band.role = 'row';
    band.ariaRowIndex = row + 1;
    for (let column = 0; column < columns; column += 1) {
      const cell = document.createElement('div');
      cell.role = 'gridcell';
      cell.ariaColIndex = column + 1;
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.dataset.cell = cellName(row, column);
      cell.append(button);
      band.append(cell);
      this.#buttons.push(button);
    }
    return band;
  }

  #move(event) {
    const next = this.#target(event);
    if (next === null) return;
    event.preventDefault();
    this.#buttons[next].focus();
  }

  /** The cell that a key leads to, or nothing. At an edge the focus stays where it is. */
  #target({ key, ctrlKey, metaKey, altKey }) {
    if (altKey || metaKey) return null;
    const [columns, rows] = [this.#columns, this.#rows];
    const column = this.#active % columns;
    const row = Math.floor(this.#active / columns);
    const at = (r, c) => Math.max(0, Math.min(rows - 1, r)) * columns + Math.max(0, Math.min(columns - 1, c));
    switch (ctrlKey ? `Ctrl+${key}` : key) {
      case 'ArrowLeft':
        return at(row, column - 1);
      case 'ArrowRight':
        return at(row, column + 1);
      case 'ArrowUp':
        return at(row - 1, column);
      case 'ArrowDown':
        return at(row + 1, column);
      case 'Home':
        return at(row, 0);
      case 'End':
        return at(row, columns - 1);
      case 'PageUp':
        return at(row - 5, column);
      case 'PageDown':
        return at(row + 5, column);
      case 'Ctrl+Home':
        return 0;
      case 'Ctrl+End':
        return columns * rows - 1;
      default:
        return null;
    }
  }
}

function label(id, count, name) {
  const labels = Array.from({ length: count }, (_, index) => {
    const span = document.createElement('span');
    span.textContent = name(index);
    return span;
  });
  document.getElementById(id).replaceChildren(...labels);
}
