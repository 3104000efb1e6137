// A board of its own for the course, so that the game on the page's board stays as it is.
import { render } from 'lit-html';
import { focusBoard, pressableBoard, type Board, type CellNote } from '../board/board-view.ts';
import { make } from '../dom.ts';
import type { CellName } from '../program/contract.ts';

export function makeStudyBoard({ label, press }: { label: string; press: (cell: CellName) => void }) {
  const grid = make('div', { className: 'study-board' });
  return {
    grid,
    focus: () => focusBoard(grid),
    show: (board: Board, notes: Map<CellName, CellNote> = new Map()) =>
      render(pressableBoard({ ...board, notes }, label, press), grid),
  };
}
