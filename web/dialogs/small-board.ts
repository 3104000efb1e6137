// A finished game as a small picture: its last position, the winner's marks in colour.
import { indexOf } from '../board/names.ts';
import { makeShape } from '../dom.ts';
import { otherMark } from '../program/mark.ts';
import type { GameRecord, Mark } from '../program/contract.ts';

/** The games of which a record's marks are known without rules: nothing leaves the board or falls. */
const isPlain = (rules: string) => /^\d+,\d+,\d+(,misere)?$/.test(rules);

/** The marks on the board at the end, row by row, a dot where there is none; null where the record does not say. */
export function lastPosition({ rules, address }: Pick<GameRecord, 'rules' | 'address'>) {
  if (!isPlain(rules)) return null;
  const [columns, rows] = rules.split(',').map(Number);
  const fields = new URLSearchParams(address);
  const start = (fields.get('position') ?? '').replaceAll('/', '');
  const cells = Array.from({ length: columns * rows }, (_, index) => start[index] ?? '.');
  const count = (mark: string) => cells.filter((cell) => cell === mark).length;
  let mark: Mark = count('X') > count('O') ? 'O' : 'X';
  for (const cell of (fields.get('moves') ?? '').split('.').filter(Boolean)) {
    const index = indexOf(cell, columns);
    if (!(index in cells)) return null;
    cells[index] = mark;
    mark = otherMark(mark);
  }
  return { columns, rows, cells: cells.join('') };
}

/** Where nothing is known of the marks there is no picture. */
export function makeSmallBoard(game: GameRecord) {
  const position = lastPosition(game);
  if (!position) return null;
  const { columns, rows, cells } = position;
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count - 1 }, (_, index) => line(index + 1)).join('');
  const marks = (mark: Mark, stroke: (column: number, row: number) => string) =>
    makeShape('path', {
      class: `${mark.toLowerCase()}${game.outcome === (mark === 'X' ? 'o_wins' : 'x_wins') ? ' beaten' : ''}`,
      d: [...cells]
        .map((cell, index) => (cell === mark ? stroke(index % columns, Math.floor(index / columns)) : ''))
        .join(''),
    });
  return makeShape(
    'svg',
    { class: 'small-board', viewBox: `-.1 -.1 ${columns + 0.2} ${rows + 0.2}`, 'aria-hidden': 'true' },
    makeShape('path', {
      class: 'lines',
      d: lines(columns, (at) => `M${at} 0V${rows}`) + lines(rows, (at) => `M0 ${at}H${columns}`),
    }),
    marks('X', (column, row) => `M${column} ${row}m.22.22l.56.56m0-.56l-.56.56`),
    marks('O', (column, row) => `M${column + 0.5} ${row}m0 .2a.3.3 0 1 1-.01 0z`),
  );
}
