// A board of its own for what is learnt, so that the game on the page's board stays as it is: cells that can be
// pressed, or a picture.
import { cellOfArrow } from '../board/grid-keys.ts';
import { cellName, columnName, indexOf } from '../board/names.ts';
import { make, makeIcon, makeShape } from '../dom.ts';
import { knownRules } from '../program/known-rules.ts';
import { otherMark } from '../program/mark.ts';
import { learn } from '../words/en/learn.ts';
import type { CellName, Mark } from '../program/contract.ts';
import type { LessonStanding } from '../study/lesson-answers.ts';

/** What is said of a cell beside its mark, what is written in it, and how it looks. */
export type CellNote = { spoken: string; written?: string; look?: 'right' | 'wrong' | 'last' };
/** `leaving` is the mark that the next move takes away, where marks vanish. */
export type Standing = { columns: number; rows: number; cells: string; toMove: Mark; leaving?: CellName | null };

const shapes = { X: 'M5 5l14 14M19 5L5 19', O: 'M12 4.5a7.5 7.5 0 1 0 .01 0z' };

const sizeOf = (rules: string) => {
  const { columns, rows } = knownRules(rules) ?? { columns: 3, rows: 3 };
  return { columns, rows };
};

/** What stands on a board where marks stay.
 * @param position as addresses write it */
export function standing(rules: string, position: string): Standing {
  const cells = position.replaceAll('/', '');
  const marks = cells.replaceAll('.', '').length;
  return { ...sizeOf(rules), cells, toMove: marks % 2 === 0 ? 'X' : 'O' };
}

/** What stands on the board of any game, as the study says it. */
export const boardOf = ({ rules, cells, to_move: toMove, leaving }: LessonStanding): Standing => ({
  ...sizeOf(rules),
  cells,
  toMove,
  leaving,
});

/** The same with one more mark, which stays. */
export function withMove(board: Standing, cell: CellName): Standing {
  const index = indexOf(cell, board.columns);
  const cells = board.cells.slice(0, index) + board.toMove + board.cells.slice(index + 1);
  return { ...board, cells, toMove: otherMark(board.toMove) };
}

export function makeStudyBoard({ label, press }: { label: string; press: (cell: CellName) => void }) {
  const grid = make('div', { className: 'study-board', role: 'grid', ariaLabel: label });
  let buttons: HTMLButtonElement[] = [];
  let columns = 0;
  let rows = 0;
  let active = 0;

  const build = (board: Standing) => {
    ({ columns, rows } = board);
    grid.style.setProperty('--columns', String(columns));
    grid.style.setProperty('--rows', String(rows));
    buttons = Array.from({ length: columns * rows }, (_, index) => {
      const button = make('button', { type: 'button', tabIndex: -1 });
      button.dataset.cell = cellName(Math.floor(index / columns), index % columns);
      return button;
    });
    grid.replaceChildren(
      ...Array.from({ length: rows }, (_, row) =>
        make(
          'div',
          { role: 'row' },
          ...buttons
            .slice(row * columns, (row + 1) * columns)
            .map((button) => make('div', { role: 'gridcell' }, make('div', { role: 'group' }, button))),
        ),
      ),
    );
    active = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
    buttons[active].tabIndex = 0;
  };
  grid.addEventListener('keydown', (event) => {
    const next = cellOfArrow(event, active, columns, rows);
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
  });
  grid.addEventListener('focusin', ({ target }) => {
    buttons[active].tabIndex = -1;
    active = Math.max(buttons.indexOf(target as HTMLButtonElement), 0);
    buttons[active].tabIndex = 0;
  });
  grid.addEventListener('click', ({ target }) => {
    const cell = target instanceof Element && target.closest('button')?.dataset.cell;
    if (cell) press(cell);
  });

  return {
    grid,
    focus: () => buttons[active].focus(),
    show(board: Standing, notes: Map<CellName, CellNote> = new Map()) {
      if (board.columns !== columns || board.rows !== rows) build(board);
      buttons.forEach((button, index) => {
        const mark = board.cells[index].replace('.', '');
        const name = button.dataset.cell as string;
        const note = notes.get(name);
        const leaves = name === board.leaving;
        button.ariaLabel = learn.cell(name, mark, leaves, note?.spoken ?? '');
        button.dataset.look = note?.look ?? '';
        button.classList.toggle('leaving', leaves);
        button.dataset.mark = mark;
        button.replaceChildren();
        if (mark === 'X' || mark === 'O') button.append(makeIcon(shapes[mark]));
        if (note?.written) button.append(make('span', { textContent: note.written, ariaHidden: 'true' }));
      });
    },
  };
}

/** A picture of a board, which is read as a list of its marks. Texts stand in the middle of free cells, names of
 * columns and rows, where they are wanted, above it and on its left. */
export function makeDiagram(
  { columns, rows, cells, leaving }: Standing,
  texts: Map<CellName, string> = new Map(),
  { isNamed = false }: { isNamed?: boolean } = {},
) {
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, at) => `M${24 * (at + 1)} 0v${24 * rows}`),
    ...Array.from({ length: rows - 1 }, (_, at) => `M0 ${24 * (at + 1)}h${24 * columns}`),
  ].join('');
  const spoken: string[] = [];
  const parts = [
    makeShape('path', { d: `M0 0h${24 * columns}v${24 * rows}h${-24 * columns}z${lines}`, class: 'lines' }),
  ];
  const write = (x: number, y: number, text: string, kind: string) => {
    const shape = makeShape('text', { x, y, class: kind });
    shape.textContent = text;
    parts.push(shape);
  };
  // As large on every board, if a cell has room for that.
  const edge = isNamed ? Math.min(24, 4 * Math.max(columns, rows)) : 0;
  if (isNamed) {
    for (let column = 0; column < columns; column += 1) write(24 * column + 12, -edge / 2, columnName(column), 'name');
    for (let row = 0; row < rows; row += 1) write(-edge / 2, 24 * row + 12, String(row + 1), 'name');
    for (const part of parts.slice(1)) part.setAttribute('font-size', String(edge * 0.7));
  }
  [...cells].forEach((mark, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const name = cellName(row, column);
    const text = texts.get(name);
    if (mark === 'X' || mark === 'O') {
      const leaves = name === leaving;
      spoken.push(learn.marked(mark, name, leaves));
      const look = leaves ? `${mark} leaving` : mark;
      parts.push(
        makeShape('path', { d: shapes[mark], class: look, transform: `translate(${24 * column} ${24 * row})` }),
      );
    } else if (text) {
      write(24 * column + 12, 24 * row + 12, text, 'text');
    }
  });
  return makeShape(
    'svg',
    {
      viewBox: `${-1 - edge} ${-1 - edge} ${24 * columns + 2 + edge} ${24 * rows + 2 + edge}`,
      class: 'diagram',
      role: 'img',
      'aria-label': learn.position(spoken),
    },
    ...parts,
  );
}
