// The board that a line of play is looked at on: where marks complete lines, threaten to, or will have to go. It knows the
// rules of each game, and nothing of lines of play.
import { cellName, indexOf } from '../board/names.ts';
import { otherMark, type CellName, type Mark } from '../program/contract.ts';
import { keptMarks } from '../program/known-rules.ts';
import type { Rules } from '../program/rules.ts';

/** The marks in the order in which they came, where that counts; the others first. */
type Placed = { mark: Mark; at: number }[];

/** A position to look at lines of play from. */
export interface LinePosition {
  rules: Rules;
  /** Before the moves; null for the empty board. Where old marks leave, both sides' marks in order: `a1.b2/c3/X`. */
  start: string | null;
  moves: CellName[];
  /** To move after them. */
  mark: Mark;
}

const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

function startOf({ columns }: Rules, start: string | null, kept: number): Placed {
  if (!start) return [];
  if (kept > 0) {
    const [x = '', o = ''] = start.split('/');
    const marks = (mark: Mark, cells: string) =>
      (cells.match(/[a-t]\d+/g) ?? []).map((cell) => ({ mark, at: indexOf(cell, columns) }));
    return [...marks('X', x), ...marks('O', o)];
  }
  return [...start.replaceAll('/', '')].flatMap((mark, at) => (mark === 'X' || mark === 'O' ? [{ mark, at }] : []));
}

/** The board after the moves of the position, and what can be asked of any marks on it. */
export function makeBoard({ rules, start, moves, mark: toMove }: LinePosition) {
  const { columns, rows, in_a_row: length, option } = rules;
  const kept = keptMarks(rules);
  let placed = startOf(rules, start, kept);
  /** The mark that leaves with the next one of its side. */
  const leaving = (marks: Placed, mark: Mark) => {
    const own = marks.filter((one) => one.mark === mark);
    return kept > 0 && own.length >= kept ? own[0] : undefined;
  };
  const staying = (marks: Placed, mark: Mark) => {
    const gone = leaving(marks, mark);
    return marks.filter((one) => one !== gone);
  };
  const after = (marks: Placed, mark: Mark, at: number) => [...staying(marks, mark), { mark, at }];
  const nameOf = (at: number) => cellName(Math.floor(at / columns), at % columns);

  /** How many marks of a side lie on each side of a cell in a direction. */
  const reach = (taken: Set<number>, at: number, down: number, right: number) => {
    let [row, column] = [Math.floor(at / columns) + down, (at % columns) + right];
    let count = 0;
    while (row >= 0 && row < rows && column >= 0 && column < columns && taken.has(row * columns + column)) {
      count += 1;
      [row, column] = [row + down, column + right];
    }
    return count;
  };
  const completes = (taken: Set<number>, at: number) =>
    directions.some(([down, right]) => 1 + reach(taken, at, down, right) + reach(taken, at, -down, -right) >= length);
  const cellsOf = (marks: Placed, mark: Mark) => new Set(marks.flatMap((one) => (one.mark === mark ? [one.at] : [])));
  const free = (marks: Placed) => {
    const taken = new Set(marks.map(({ at }) => at));
    return (at: number) =>
      !taken.has(at) && (option !== 'gravity' || at + columns >= columns * rows || taken.has(at + columns));
  };
  /** Where this side would complete a line if it were to move; where marks fall, also right above such a cell, which a
   * block opens. */
  const threats = (marks: Placed, mark: Mark, cells: Iterable<number>) => {
    const isFree = free(marks);
    const own = cellsOf(staying(marks, mark), mark);
    const now = [...cells].filter((at) => isFree(at) && completes(own, at));
    const above =
      option === 'gravity' && now.length === 1
        ? now.map((at) => at - columns).filter((at) => at >= 0 && completes(own, at))
        : [];
    return [...now, ...above];
  };
  /** Where this side would complete a line but for a mark that leaves with the other side's next move, which can thus not
   * stop it. */
  const unstoppable = (marks: Placed, mark: Mark) => {
    const gone = leaving(marks, otherMark(mark));
    return gone && completes(cellsOf(staying(marks, mark), mark), gone.at) ? gone.at : null;
  };
  /** Where marks fall and every other move lets the other side complete a line: where it does; null if one does not. */
  const lostElsewhere = (marks: Placed, mark: Mark, at: number) => {
    if (option !== 'gravity') return null;
    const others = all().filter((one) => one !== at && free(marks)(one));
    const lost = others.map((one) => threats(after(marks, mark, one), otherMark(mark), all()).slice(0, 1));
    return lost.every((cells) => cells.length > 0) ? [...new Set(lost.flat())] : null;
  };
  /** Whether every cell left completes a line for this side. */
  const hasOnlyLines = (marks: Placed, mark: Mark) => {
    const own = cellsOf(staying(marks, mark), mark);
    const left = all().filter(free(marks));
    return left.length > 0 && left.every((at) => completes(own, at));
  };
  /** Where marks fall: where this side has a threat that no mark can reach yet. */
  const lasting = (marks: Placed, mark: Mark) => {
    const [taken, own, isFree] = [new Set(marks.map(({ at }) => at)), cellsOf(marks, mark), free(marks)];
    const cells = option === 'gravity' ? all().filter((at) => !taken.has(at) && !isFree(at)) : [];
    return cells.filter((at) => completes(own, at));
  };
  /** The lines through a cell that the other side has no mark in. */
  const openLines = (marks: Placed, mark: Mark, at: number) => {
    const others = cellsOf(marks, otherMark(mark));
    return linesThrough(at).filter((line) => !line.some((one) => others.has(one)));
  };
  /** Whether there are several, and more than through any other cell where a mark can go. */
  const hasMostLines = (marks: Placed, mark: Mark, at: number) => {
    const [isFree, { length }] = [free(marks), openLines(marks, mark, at)];
    return (
      length > 1 && all().every((one) => one === at || !isFree(one) || openLines(marks, mark, one).length < length)
    );
  };
  /** Whether one of them holds all these cells. */
  const areInOpenLine = (marks: Placed, mark: Mark, at: number, cells: CellName[]) =>
    openLines(marks, mark, at).some((line) => cells.every((cell) => line.includes(indexOf(cell, columns))));
  /** The marks of a side nearest to a free cell, in open lines through it.
   * @param most how many marks to name
   * @param least how many marks such a line must have */
  const nearest = (marks: Placed, mark: Mark, at: number, most: number, least: number) => {
    const own = cellsOf(marks, mark);
    const found = openLines(marks, mark, at)
      .map((line) => line.filter((one) => own.has(one)))
      .filter((line) => line.length >= least);
    const far = (one: number) =>
      Math.max(
        Math.abs((one % columns) - (at % columns)),
        Math.abs(Math.floor(one / columns) - Math.floor(at / columns)),
      );
    const sorted = [...new Set(found.flat())].sort((one, another) => far(one) - far(another));
    return sorted.slice(0, most).map(nameOf);
  };
  const all = () => Array.from({ length: columns * rows }, (_, at) => at);
  /** The cells in each direction of this one, in order, near enough to be in one line with it. */
  const axes = (at: number) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return directions.map(([down, right]) =>
      Array.from({ length: 2 * length - 1 }, (_, index) => index - length + 1)
        .map((step) => [row + step * down, column + step * right])
        .filter(([y, x]) => y >= 0 && y < rows && x >= 0 && x < columns)
        .map(([y, x]) => y * columns + x),
    );
  };
  const around = (at: number) => axes(at).flat();
  const linesThrough = (at: number) =>
    axes(at).flatMap((axis) =>
      Array.from({ length: Math.max(0, axis.length - length + 1) }, (_, from) => axis.slice(from, from + length)),
    );
  /** Where this side would make two threats at once if it were to move. */
  const forks = (marks: Placed, mark: Mark, cells: Iterable<number>) => {
    const isFree = free(marks);
    return [...new Set(cells)].filter((at) => {
      if (!isFree(at)) return false;
      const then = after(marks, mark, at);
      return new Set(threats(then, mark, around(at))).size > 1;
    });
  };
  /** Where this side has two threats at once with a mark here, or where marks fall new ones for later. */
  const threatsBy = (marks: Placed, mark: Mark, at: number) => {
    const then = after(marks, mark, at);
    const now = [...new Set(threats(then, mark, around(at)))];
    const old = lasting(marks, mark);
    return (now.length > 1 ? now : lasting(then, mark).filter((one) => !old.includes(one))).map(nameOf);
  };
  moves.forEach((cell, index) => {
    const mark = (moves.length - index) % 2 === 0 ? toMove : otherMark(toMove);
    placed = after(placed, mark, indexOf(cell, columns));
  });
  return {
    after,
    all,
    areInOpenLine,
    around,
    cellsOf,
    completes,
    forks,
    hasMostLines,
    hasOnlyLines,
    lasting,
    leaving,
    lostElsewhere,
    nameOf,
    nearest,
    openLines,
    placed,
    staying,
    threats,
    threatsBy,
    unstoppable,
  };
}
