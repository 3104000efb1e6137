// What each move of a line of play does, as far as the board shows it: the line, the threats, the blocks. The program
// proves that a line wins; this only says what is to be seen in it, so it needs no search and asks nobody.
import { cellName, indexOf, markOfMove, placeOf } from '../board/names.ts';
import { otherMark, type CellName, type Mark, type View } from '../program/contract.ts';
import { keptMarks } from '../program/known-rules.ts';
import type { Rules } from '../program/rules.ts';
import type { LineStep } from '../words/en/lines.ts';

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

function makeBoard({ rules, start, moves, mark: toMove }: LinePosition) {
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
  /** Where marks fall and every other move lets the other side complete a line: where it does. */
  const lostElsewhere = (marks: Placed, mark: Mark, at: number) => {
    const others = option === 'gravity' ? all().filter((one) => one !== at && free(marks)(one)) : [];
    const lost = others.map((one) => threats(after(marks, mark, one), otherMark(mark), all()).slice(0, 1));
    return lost.every((cells) => cells.length > 0) ? [...new Set(lost.flat())] : [];
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
  /** The two marks of a side nearest to a free cell, in lines through it that the other side has no mark in.
   * @param least how many marks such a line must have */
  const nearest = (marks: Placed, mark: Mark, at: number, least: number) => {
    const [own, others] = [cellsOf(marks, mark), cellsOf(marks, otherMark(mark))];
    const found = linesThrough(at)
      .filter((line) => !line.some((one) => others.has(one)))
      .map((line) => line.filter((one) => own.has(one)))
      .filter((line) => line.length >= least);
    const far = (one: number) =>
      Math.max(
        Math.abs((one % columns) - (at % columns)),
        Math.abs(Math.floor(one / columns) - Math.floor(at / columns)),
      );
    const sorted = [...new Set(found.flat())].sort((one, another) => far(one) - far(another));
    return sorted.slice(0, 2).map(nameOf);
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
  moves.forEach((cell, index) => {
    const mark = (moves.length - index) % 2 === 0 ? toMove : otherMark(toMove);
    placed = after(placed, mark, indexOf(cell, columns));
  });
  return {
    ...{ after, all, around, completes, cellsOf, forks, lasting, leaving, lostElsewhere, nameOf, nearest, placed },
    ...{ hasOnlyLines, staying, threats, unstoppable },
  };
}

/** Whether three cells lie on one line. */
function areInLine(one: CellName, two: CellName, three: CellName) {
  const [a, b, c] = [one, two, three].map(placeOf);
  return (b.row - a.row) * (c.column - a.column) === (c.row - a.row) * (b.column - a.column);
}

/** What each move of a line does. In misère play there are no threats. */
export function stepsOf(position: LinePosition, line: CellName[]): LineStep[] {
  const { rules, mark: first } = position;
  const { columns, in_a_row: length, misere, option } = rules;
  const board = makeBoard(position);
  let marks = board.placed;
  /** Where each side wants to make two threats, and whether by an open row; other threats may come between. */
  const nothing = { cells: [] as number[], areOpen: false };
  const wanted = { X: nothing, O: nothing };
  return line.map((cell, index) => {
    const mark = index % 2 === 0 ? first : otherMark(first);
    const at = indexOf(cell, columns);
    const wins = board.completes(board.cellsOf(board.staying(marks, mark), mark), at);
    const threatsOf = (side: Mark) => {
      const sure = misere ? null : board.unstoppable(marks, side);
      return {
        sure: sure === null ? null : board.nameOf(sure),
        all: misere ? [] : [...board.threats(marks, side, board.all()), ...(sure === null ? [] : [sure])],
      };
    };
    const faced = threatsOf(otherMark(mark)).all;
    const elsewhere = misere || wins || faced.length > 0 ? [] : board.lostElsewhere(marks, mark, at);
    const before = misere || wins ? [] : board.forks(marks, mark, board.around(at));
    const stood = marks;
    const leaving = board.leaving(marks, mark);
    marks = board.after(marks, mark, at);
    const { all: threats, sure } = wins ? { all: [], sure: null } : threatsOf(mark);
    const isQuiet = !misere && !wins && threats.length === 0;
    const prepared = isQuiet ? board.forks(marks, mark, board.around(at)).filter((one) => !before.includes(one)) : [];
    const other = otherMark(mark);
    const { cells: due, areOpen } = wanted[other];
    const areDue = isQuiet && board.forks(stood, other, due).length > 0;
    const areStopped = areDue && board.forks(marks, other, due).length === 0;
    const stopped = areOpen ? 'open row' : 'threats';
    const names = prepared.map(board.nameOf);
    const old = isQuiet ? board.lasting(stood, mark) : [];
    const later = isQuiet ? board.lasting(marks, mark).filter((one) => !old.includes(one)) : [];
    const near = (side: Mark, least: number) =>
      isQuiet && names.length === 0 && !areStopped
        ? board.nearest(board.staying(board.staying(stood, mark), other), side, at, least)
        : [];
    // An open three becomes an open four, on the same line; shorter ones have no name that people know.
    const isOpen = names.some((fork) => {
      const next = board.threats(board.after(marks, mark, indexOf(fork, columns)), mark, board.all()).map(board.nameOf);
      return next.length > 1 && length > 4 && next.every((one) => areInLine(cell, fork, one));
    });
    if (areStopped) wanted[other] = nothing;
    if (prepared.length > 0) wanted[mark] = { cells: prepared, areOpen: isOpen };
    return {
      mark,
      cell,
      leaves: leaving ? board.nameOf(leaving.at) : null,
      wins,
      isOpened: option === 'gravity' && index > 0 && indexOf(line[index - 1], columns) === at + columns,
      faced: faced.map(board.nameOf),
      elsewhere: elsewhere.map(board.nameOf),
      threats: threats.map(board.nameOf),
      unstoppable: sure,
      prepares: names[0] ?? null,
      isOpen,
      later: later.length > 0 ? board.nameOf(later[0]) : null,
      leavesLosing: misere && !wins && board.hasOnlyLines(marks, other),
      stops: areStopped ? stopped : null,
      joins: near(mark, 1),
      hinders: near(otherMark(mark), 2),
      length,
      misere,
    };
  });
}

/** What the moves of lines do that begin after this many moves of a game; the first may stop what the move before it
 * prepares. */
export const stepsFrom =
  (view: View, ply: number) =>
  (line: CellName[]): LineStep[] => {
    const { start, moves } = view;
    const from = Math.max(0, ply - 1);
    const position = { rules: view, start, moves: moves.slice(0, from), mark: markOfMove(view, from) };
    return stepsOf(position, [...moves.slice(from, ply), ...line]).slice(ply - from);
  };
