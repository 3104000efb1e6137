// A board as a picture, or with a button on each cell: every board of the page except the large one, which SDL draws.
// Marks, stripes and lines are those of `src/gui/painter.cpp`, in cells of 24.
import { html, nothing, svg } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { boardWords } from '../words/en/boards.ts';
import { cellOfArrow } from './grid-keys.ts';
import { cellName, columnName, indexOf, nameAt } from './names.ts';
import type { CellName, Leaving, Mark } from '../program/contract.ts';

/** What is said after a cell's mark, what is written in the cell, and how it looks: `word` is text alone. */
type CellNote = { spoken?: string; written?: string; look?: 'right' | 'wrong' | 'last' | 'word' };

export interface Board extends Partial<Leaving<CellName | null>> {
  columns: number;
  rows: number;
  /** Row by row: X, O, or a dot. */
  cells: string;
  /** The completed lines, each from end to end. */
  lines?: CellName[][];
  notes?: Map<CellName, CellNote>;
  /** The side whose marks are pale. */
  pale?: Mark;
  hasCoordinates?: boolean;
}

const leavesAt = (board: Board, name: CellName) => {
  if (name === board.leaving) return 'now';
  return name === board.leaving_later ? 'later' : '';
};

const side = 24;
const strokes = { X: 'M6.6 6.6l10.8 10.8m0-10.8L6.6 17.4', O: 'M12 5.7a6.3 6.3 0 1 1-.01 0z' };
const stripes = Array.from({ length: 7 }, (_, at) => `M3 ${4.6 + 2.64 * at}h18`).join('');

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const placeOf = (index: number, columns: number): [x: number, y: number, name: CellName] => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [side * column, side * row, cellName(row, column)];
};

/** From a little before the middle of the first cell to a little behind that of the last. */
function bandOf(line: CellName[], columns: number) {
  const middle = (cell: CellName) =>
    placeOf(indexOf(cell, columns), columns)
      .slice(0, 2)
      .map((at) => Number(at) + side / 2);
  const [[x, y], [toX, toY]] = [middle(line[0]), middle(line[line.length - 1])];
  const beyond = (0.3 * side) / Math.max(Math.abs(toX - x), Math.abs(toY - y), 1);
  const [right, down] = [(toX - x) * beyond, (toY - y) * beyond];
  return `M${x - right} ${y - down}L${toX + right} ${toY + down}`;
}

/** The first word, and the rest. */
const linesOf = (text: string) => text.split(/(?<=^\S+) /).filter(Boolean);

/** The board itself, in cells of 24. */
export function boardShapes(board: Board) {
  const { columns, rows, cells, lines = [], notes, pale } = board;
  const tints = [...cells].map((_, index) => {
    const [x, y, name] = placeOf(index, columns);
    const look = notes?.get(name)?.look;
    const tint = lines.some((line) => line.includes(name)) ? 'in-line' : look !== 'word' && look;
    return tint ? svg`<path class="tint ${tint}" d="M${x} ${y}h24v24h-24z"/>` : nothing;
  });
  // Texts in free cells are of one size, in two lines where that makes them larger: “Win”, “in 2”.
  const longest = Math.max(
    ...[...(notes?.values() ?? [])].flatMap(({ written = '' }) => linesOf(written).map(({ length }) => length)),
  );
  const marks = [...cells].map((mark, index) => {
    const [x, y, name] = placeOf(index, columns);
    const { written = '', look } = notes?.get(name) ?? {};
    const isMark = mark === 'X' || mark === 'O';
    if (!isMark && !written) return nothing;
    return svg`<g transform="translate(${x} ${y})">
      ${isMark ? svg`<path class="${mark}${mark === pale ? ' pale' : ''}" d=${strokes[mark]}/>` : nothing}
      ${isMark && leavesAt(board, name) ? svg`<path class="stripes" d=${stripes}/>` : nothing}
      ${look === 'last' ? svg`<circle class="dot" cx="20.4" cy="3.6" r="1.2"/>` : nothing}
      ${linesOf(written).map((line, at, { length }) => {
        const [middle, size] = isMark ? [[4, 6], 6] : [[12, 12], Math.min(9, 27 / longest)];
        return svg`<text x=${middle[0]} y=${middle[1] + (at - (length - 1) / 2) * size * 1.1} font-size=${size}>${line}</text>`;
      })}
    </g>`;
  });
  const grid = [
    ...range(columns - 1).map((at) => `M${side * (at + 1)} 0v${side * rows}`),
    ...range(rows - 1).map((at) => `M0 ${side * (at + 1)}h${side * columns}`),
  ].join('');
  // Marks are painted over the line, and the line over the tints.
  const bands = lines.map((line) => bandOf(line, columns)).join('');
  return svg`<path class="ground" d="M0 0h${side * columns}v${side * rows}H0z"/>
    ${tints}<path class="grid" d=${grid}/>
    ${bands ? svg`<path class="band edge" d=${bands}/><path class="band" d=${bands}/>` : nothing}
    ${marks}`;
}

/** The names of columns above the board, and of rows on its left. */
function coordinates({ columns, rows }: Board, edge: number) {
  const name = (text: string, x: number, y: number) =>
    svg`<text class="name" x=${x} y=${y} font-size=${edge * 0.6}>${text}</text>`;
  return [
    ...range(columns).map((at) => name(columnName(at), side * at + side / 2, -edge / 2)),
    ...range(rows).map((at) => name(`${at + 1}`, -edge / 2, side * at + side / 2)),
  ];
}

const describe = (board: Board) =>
  boardWords.position(
    [...board.cells].flatMap((mark, index) => {
      const name = nameAt(board, index);
      return mark === '.' ? [] : [boardWords.marked(mark as Mark, name, leavesAt(board, name))];
    }),
  );

/** A picture that screen readers read as a list of marks; hidden from them where the text beside it says the same. */
export function picture(board: Board, { isHidden = false } = {}) {
  const { columns, rows, hasCoordinates } = board;
  // The same size on every board, if a cell has room for it.
  const edge = hasCoordinates ? Math.min(side, 4 * Math.max(columns, rows)) : 0;
  const box = `${-edge} ${-edge} ${side * columns + edge} ${side * rows + edge}`;
  return html`<svg class="board-picture" viewBox=${box} role="img" aria-hidden=${isHidden || nothing}
    aria-label=${isHidden ? nothing : describe(board)}>${boardShapes(board)}${edge ? coordinates(board, edge) : nothing}</svg>`;
}

/** Roving tabindex: Tab comes back to the focused cell. */
function rove({ currentTarget, target }: FocusEvent) {
  for (const button of (currentTarget as Element).querySelectorAll('button')) button.tabIndex = -1;
  (target as HTMLElement).tabIndex = 0;
}

/** A grid with a named button on each cell, over the picture. Coordinates are around it where the style leaves room. */
export function pressableBoard(board: Board, label: string, press: (cell: CellName) => void) {
  const { columns, rows, cells, notes, hasCoordinates } = board;
  const middle = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(event.currentTarget as Element).querySelectorAll('button')];
    const next = cellOfArrow(event, buttons.indexOf(event.target as HTMLButtonElement), columns, rows);
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
  };
  const button = (row: number, column: number) => {
    const [index, name] = [row * columns + column, cellName(row, column)];
    const mark = cells[index].replace('.', '');
    const note = notes?.get(name);
    return html`<div role="gridcell"><div role="group"><button type="button" data-cell=${name} data-mark=${mark}
      tabindex=${index === middle ? 0 : -1} @click=${() => press(name)}
      aria-label=${boardWords.cell(name, mark, leavesAt(board, name), note?.spoken ?? '')}></button></div></div>`;
  };
  return keyed(
    `${columns}×${rows}`,
    html`<div class="pressable-board" role="grid" aria-label=${label}
      @keydown=${move} @focusin=${rove}>
      <svg class="board-picture" viewBox="0 0 ${side * columns} ${side * rows}" aria-hidden="true">
        ${boardShapes(board)}${hasCoordinates ? coordinates(board, 1.5 * Math.max(columns, rows)) : nothing}
      </svg>
      ${range(rows).map((row) => html`<div role="row">${range(columns).map((column) => button(row, column))}</div>`)}
    </div>`,
  );
}

/** Focuses the cell that Tab leads to. */
export const focusBoard = (around: Element) =>
  around.querySelector<HTMLElement>('.pressable-board [tabindex="0"]')?.focus();
