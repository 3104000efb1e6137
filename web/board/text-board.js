// The board as plain text, kept up to date, for those who switch it on. Lines of text rather than a
// table: the grid is there to go from cell to cell, this is for whole rows, on a braille line, by a
// screen reader line by line, or very much enlarged.
import { columnName } from './cell-name.js';
import { make } from '../dom.js';
import { more } from '../words/more.js';

/** A line for the names of the columns, and one for each row, after its number. */
function textOf({ cells, columns, rows }) {
  const width = String(rows).length;
  const line = (name, signs) => [String(name).padStart(width), ...signs].join(' ');
  return [
    line('', Array.from({ length: columns }, (_, column) => columnName(column))),
    ...Array.from({ length: rows }, (_, row) => line(row + 1, cells.slice(row * columns, (row + 1) * columns))),
  ].join('\n');
}

export function makeTextBoard({ bridge, preferences }) {
  const text = make('pre');
  const panel = make(
    'section',
    { id: 'text-board', 'aria-label': more.boardAsText, dir: 'ltr', tabIndex: 0 },
    text,
  );
  const show = (view) => {
    text.textContent = textOf(view);
  };
  bridge.on('view', show);
  show(bridge.view);
  document.getElementById('side').append(panel);
  return () => {
    panel.hidden = !preferences.values.boardAsText;
  };
}
