// The canvas under the grid: its size, its colours, its pixels. Sizes are whole device pixels per
// cell, so that nothing is resampled and the canvas and the grid over it share every edge.
const finger = 28;
const coarse = matchMedia('(pointer: coarse)');

export class BoardCanvas {
  #bridge;
  #space = document.getElementById('board-space');
  #board = document.getElementById('board');
  #canvas = document.getElementById('canvas');
  #paint = this.#canvas.getContext('2d', { alpha: false });
  #box = '';

  constructor(bridge) {
    this.#bridge = bridge;
  }

  get canvas() {
    return this.#canvas;
  }

  /** Puts a changed rectangle of a frame on the screen. */
  present = (frame, dirty) => {
    if (this.#canvas.width !== frame.width || this.#canvas.height !== frame.height) {
      this.#canvas.width = frame.width;
      this.#canvas.height = frame.height;
      this.#paint.putImageData(frame, 0, 0);
    } else {
      this.#paint.putImageData(frame, 0, 0, ...dirty);
    }
  };

  /** Sizes the board, now and whenever its space, the pixel ratio or its number of cells changes. */
  follow() {
    new ResizeObserver(() => this.#fit()).observe(this.#space);
    coarse.addEventListener('change', () => this.#fit());
    this.#watchPixelRatio();
    this.#bridge.on('view', (view, before) => {
      if (view.columns !== before?.columns || view.rows !== before?.rows) this.#fit();
    });
    // A page that comes back from the back/forward cache may have lost its pixels.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#bridge.redraw());
    this.#canvas.addEventListener('contextrestored', () => this.#bridge.redraw());
    this.#fit();
  }

  /** The same box in CSS pixels has others on another screen, or after zooming. */
  #watchPixelRatio() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#fit();
      this.#watchPixelRatio();
    };
    query.addEventListener('change', changed, { once: true });
  }

  #fit() {
    const { columns, rows } = this.#bridge.view;
    const ratio = devicePixelRatio;
    const root = document.documentElement.style;
    root.setProperty('--columns', columns);
    root.setProperty('--rows', rows);
    const style = getComputedStyle(this.#space);
    const width = this.#space.clientWidth - 2 * parseFloat(style.paddingInlineStart);
    const height = this.#space.clientHeight - 2 * parseFloat(style.paddingBlockStart);
    const side = Math.max(1, Math.floor(Math.min(width / columns, height / rows) * ratio)) / ratio;
    const box = [columns, rows, side, ratio, coarse.matches].join();
    if (box === this.#box) return;
    this.#box = box;
    this.#board.style.setProperty('--cell', `${side}px`);
    this.#bridge.confirmTaps(coarse.matches && side < finger);
    this.#bridge.resize(side * columns, side * rows, ratio);
  }
}
