// Frames cells on the board that the user points at elsewhere, and reports the cell that they point at on the board.
// These frames are the page's own: the canvas knows nothing of them.
import { element } from '../dom.ts';
import { landing } from './names.ts';
import type { Bridge } from '../program/bridge.ts';

export type Highlights = ReturnType<typeof makeHighlights>;

/** Frames these cells and no others. */
export function highlight(cells: string[]) {
  const grid = element('cells');
  for (const button of grid.querySelectorAll('button.lit'))
    if (!cells.includes((button as HTMLElement).dataset.cell ?? '')) button.classList.remove('lit');
  for (const cell of cells) grid.querySelector(`[data-cell=${cell}]`)?.classList.add('lit');
}

export function makeHighlights({ bridge }: { bridge: Bridge }) {
  const grid = element('cells');
  const canvas = element('canvas');
  const listeners: ((cell: string | null) => void)[] = [];
  let pointed = null as string | null;

  /** Where marks fall, the whole column stands for the cell where the next one lands. */
  const tell = (under: string | null) => {
    const cell = under && landing(bridge.view, under);
    if (cell === pointed) return;
    pointed = cell;
    for (const listener of listeners) listener(cell);
  };
  const cellUnder = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const { columns, rows } = bridge.view;
    const column = Math.floor(((clientX - left) / width) * columns);
    const row = Math.floor(((clientY - top) / height) * rows);
    const button = grid.children[row]?.children[column]?.querySelector('button');
    return button?.dataset.cell ?? null;
  };
  const board = element('board');
  board.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && tell(cellUnder(event)));
  board.addEventListener('pointerleave', () => tell(null));
  grid.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible')) tell(target.dataset.cell ?? null);
  });
  grid.addEventListener('focusout', () => tell(null));

  return {
    show: highlight,
    /** Calls back with the cell that a press would play where the user points or has the focus; null for none. */
    onPoint: (listener: (cell: string | null) => void) => listeners.push(listener),
  };
}
