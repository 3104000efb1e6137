// The board as plain text, kept up to date, for users who switch it on. Lines of text rather than a table: the grid is
// for going from cell to cell; this is for whole rows, on a braille line, line by line with a screen reader, or very
// much enlarged.
import { element, make } from '../dom.ts';
import { settingsWords } from '../words/en/settings.ts';
import { columnName } from './names.ts';
import { rowsOf } from './positions.ts';
import type { Context } from '../context.ts';
import type { View } from '../program/contract.ts';

/** A line of column names, then one line per row, after its number. */
function boardAsText(view: View) {
  const width = String(view.rows).length;
  const line = (name: string, signs: string[]) => [name.padStart(width), ...signs].join(' ');
  const names = Array.from({ length: view.columns }, (_, column) => columnName(column));
  const rows = rowsOf(view).map((marks, row) => line(`${row + 1}`, [...marks]));
  return [line('', names), ...rows].join('\n');
}

export function makeTextBoard({ bridge, preferences }: Context) {
  const text = make('pre');
  const panel = make(
    'section',
    { id: 'text-board', 'aria-label': settingsWords.boardAsText, dir: 'ltr', tabIndex: 0 },
    text,
  );
  const show = () => {
    const wanted = preferences.values.boardAsText;
    panel.hidden = !wanted;
    if (wanted) text.textContent = boardAsText(bridge.view);
  };
  bridge.on('view', show);
  preferences.on(show);
  element('side').append(panel);
  show();
}
