// What is written over the canvas: words, numbers and signs in the cells. It is for the eye alone; what is
// said of a cell is in the name of its button. The texts stand in a layer of their own, each at its place:
// inside the grid of buttons a new text would have the grid's rows laid out anew.
import { element, make } from '../dom.js';
import { write } from './write.js';
import { boardOf } from './names.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Note } from './grid.js'
 */

/** @param {{ bridge: Bridge }} parts */
export function makeNotes({ bridge }) {
  const layer = make('div', { className: 'notes', 'aria-hidden': 'true' });
  element('board').append(layer);
  /** By cell. @type {Map<string, HTMLElement>} */
  let shown = new Map();
  let { rules } = boardOf(bridge.view);

  /** @param {HTMLElement} text @param {string} cell */
  const place = (text, cell) => {
    text.dataset.at = cell;
    text.style.setProperty('--column', String(cell.charCodeAt(0) - 97));
    text.style.setProperty('--row', String(Number(cell.slice(1)) - 1));
  };
  /** Writes these into their cells, and nothing into the others. @param {Map<string, Note>} notes */
  const show = (notes) => {
    const next = [...notes].filter(([, { written }]) => written !== '');
    const cells = new Set(next.map(([cell]) => cell));
    const free = [...shown].filter(([cell]) => !cells.has(cell)).map(([, text]) => text);
    shown = new Map(
      next.map(([cell, note]) => {
        const before = shown.get(cell);
        const text = before ?? free.pop() ?? layer.appendChild(make('span'));
        if (!before) place(text, cell);
        if (text.className !== note.look) text.className = note.look;
        write(text, note.written);
        return [cell, text];
      }),
    );
    for (const text of free) text.remove();
  };
  // Nothing of one board stands on another one.
  bridge.on('view', (view) => {
    const now = boardOf(view).rules;
    if (now !== rules) show(new Map());
    rules = now;
  });
  return { show };
}
