// The canvas under the grid: its pixels, and its size. Cells are whole device pixels, so that nothing is resampled and
// the canvas and the grid over it share every edge.
import { element } from '../dom.ts';
import { boardOf } from './names.ts';
import type { Bridge } from '../program/bridge.ts';

/** The board that the page is laid out for before there is a game. */
const firstShape = { columns: 3, rows: 3 };

const shapeOf = ({ columns, rows }: { columns: number; rows: number }) => `${columns}:${rows}`;

/** Cells smaller than this, in CSS pixels, take two taps of a finger. */
const finger = 28;

export function makePresenter(canvas: HTMLCanvasElement) {
  const paint = canvas.getContext('2d', { alpha: false });
  /** Paints the changed rectangle of a frame. A frame of another size is whole: setting the size and the pixels in one
   * go shows nothing in between. */
  return (frame: ImageData, changed: [number, number, number, number]) => {
    if (canvas.width === frame.width && canvas.height === frame.height) {
      paint?.putImageData(frame, 0, 0, ...changed);
      return;
    }
    canvas.width = frame.width;
    canvas.height = frame.height;
    paint?.putImageData(frame, 0, 0);
  };
}

/** Sizes the board, when `fit` is called and whenever its space, the pixel ratio or its number of cells changes. */
export function makeBoardSize({ bridge }: { bridge: Bridge }) {
  const space = element('board-space');
  const board = element('board');
  const coarse = matchMedia('(pointer: coarse)');
  let shown = '';
  /** The size of the space without its padding, in fractions of pixels too, and the board's shape that it is for. */
  let room = { shape: '', width: 0, height: 0 };
  /** Measures at once. If the page has changed, that forces a layout. */
  const measure = (shape: string) => {
    const style = getComputedStyle(space);
    const { width, height } = space.getBoundingClientRect();
    const padding = [style.paddingInlineStart, style.paddingBlockStart].map(parseFloat);
    room = { shape, width: width - 2 * padding[0], height: height - 2 * padding[1] };
  };

  const fit = () => {
    const { columns, rows } = boardOf(bridge.view);
    const ratio = devicePixelRatio;
    // The observer reports every other change.
    if (room.shape !== shapeOf({ columns, rows })) {
      const root = document.documentElement.style;
      root.setProperty('--columns', String(columns));
      root.setProperty('--rows', String(rows));
      measure(shapeOf({ columns, rows }));
    }
    const { width, height } = room;
    const side = Math.max(1, Math.floor(Math.min(width / columns, height / rows) * ratio)) / ratio;
    const box = [columns, rows, side, ratio, coarse.matches].join();
    if (box === shown) return;
    shown = box;
    board.style.setProperty('--cell', `${side}px`);
    bridge.send(coarse.matches && side < finger ? 'taps aim' : 'taps play');
    bridge.send(`resize ${side * columns} ${side * rows} ${ratio}`);
  };

  /** The same CSS pixels are other device pixels on another screen, or after zooming. */
  const watchPixelRatio = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      fit();
      watchPixelRatio();
    };
    query.addEventListener('change', changed, { once: true });
  };

  new ResizeObserver(([{ contentRect }]) => {
    room = { ...room, width: contentRect.width, height: contentRect.height };
    if (bridge.view) fit();
  }).observe(space);

  const follow = () => {
    fit();
    coarse.addEventListener('change', fit);
    watchPixelRatio();
    bridge.on('view', fit);
    // A page that comes back from the back/forward cache may have lost its pixels.
    addEventListener('pageshow', ({ persisted }) => persisted && bridge.send('redraw'));
    element('canvas').addEventListener('contextrestored', () => bridge.send('redraw'));
  };
  return { follow, measureFirst: () => measure(shapeOf(firstShape)) };
}
