// The last position of a finished game, from its record.
import { indexOf } from '../board/names.ts';
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
