// What each move of a line of play does, as far as the board shows it: the line, the threats, the blocks. The program
// proves that a line wins; this only says what is to be seen in it, so it needs no search and asks nobody.
import { indexOf, markOfMove, placeOf } from '../board/names.ts';
import { otherMark, type CellName, type Mark, type View } from '../program/contract.ts';
import { makeBoard, type LinePosition } from './line-board.ts';
import type { LineStep } from '../words/en/lines.ts';

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
    const own = misere || wins ? [] : board.threats(marks, mark, board.all());
    const threatsOf = (side: Mark) => {
      const sure = misere ? null : board.unstoppable(marks, side);
      return {
        sure: sure === null ? null : board.nameOf(sure),
        all: misere ? [] : [...board.threats(marks, side, board.all()), ...(sure === null ? [] : [sure])],
      };
    };
    const faced = threatsOf(otherMark(mark)).all;
    const elsewhere = misere || wins || faced.length > 0 ? null : board.lostElsewhere(marks, mark, at);
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
    const [old, lasting] =
      misere || wins ? [[], []] : [stood, marks].map((all) => board.lasting(all, mark).map(board.nameOf));
    const doesNothing = isQuiet && names.length === 0 && !areStopped;
    const near = (side: Mark, most: number, least: number) =>
      doesNothing ? board.nearest(board.staying(board.staying(stood, mark), other), side, at, most, least) : [];
    // An open three becomes an open four, on the same line; shorter ones have no name that people know.
    const isOpen = names.some((fork) => {
      const next = board.threats(board.after(marks, mark, indexOf(fork, columns)), mark, board.all()).map(board.nameOf);
      return next.length > 1 && length > 4 && next.every((one) => areInLine(cell, fork, one));
    });
    const joins = near(mark, 2, 1);
    const hinders = near(other, 3, 2);
    const isAlone = doesNothing && joins.length + hinders.length === 0;
    if (areStopped) wanted[other] = nothing;
    if (prepared.length > 0) wanted[mark] = { cells: prepared, areOpen: isOpen };
    return {
      mark,
      cell,
      leaves: leaving ? board.nameOf(leaving.at) : null,
      wins,
      isOpened: option === 'gravity' && index > 0 && indexOf(line[index - 1], columns) === at + columns,
      missed: own.length > 0 ? board.nameOf(own[0]) : null,
      faced: faced.map(board.nameOf),
      elsewhere: elsewhere?.map(board.nameOf) ?? null,
      threats: threats.map(board.nameOf),
      areStacked: option === 'gravity' && threats.length === 2 && threats[0] % columns === threats[1] % columns,
      unstoppable: sure,
      prepares: names[0] ?? null,
      isOpen,
      lasting,
      later: lasting.filter((one) => !old.includes(one)),
      leavesLosing: misere && !wins && board.hasOnlyLines(marks, other),
      stops: areStopped ? stopped : null,
      joins,
      joinsTwoLines: joins.length > 1 && !areInLine(cell, joins[0], joins[1]),
      hinders,
      makesThree: length > 4 && joins.length === 2 && board.areInOpenLine(stood, mark, at, joins),
      blocksThree: length > 4 && hinders.length === 3 && board.areInOpenLine(stood, other, at, hinders),
      openLines: isAlone ? board.openLines(stood, mark, at).length : null,
      hasMostLines: isAlone && board.hasMostLines(stood, mark, at),
      denies: misere || wins || faced.includes(at) ? [] : board.threatsBy(stood, other, at),
      length,
      misere,
    };
  });
}

/** Where the side to move could have made two threats at once instead of this move of a game, and so won with its next
 * move: neither side had a threat. Null where marks leave or fall, and in misère play. */
export function missedFork(view: View, ply: number): CellName | null {
  const { start, moves, option, misere } = view;
  if (option || misere) return null;
  const mark = markOfMove(view, ply);
  const board = makeBoard({ rules: view, start, moves: moves.slice(0, ply), mark });
  const hasThreat = (side: Mark) => board.threats(board.placed, side, board.all()).length > 0;
  const forks = hasThreat(mark) || hasThreat(otherMark(mark)) ? [] : board.forks(board.placed, mark, board.all());
  const cells = forks.map(board.nameOf);
  return cells.includes(moves[ply]) ? null : (cells[0] ?? null);
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
