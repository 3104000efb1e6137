// What is said of cells and written over the canvas has several sources. The topmost that has anything
// to say is shown.

/** @import { Note } from './grid.js' */
/** @typedef {ReturnType<typeof makeLayers>} Layers */

/** From the top. */
const order = /** @type {const} */ (['line', 'pairs', 'question', 'values']);

/** @param {{ grid: { annotate: (notes: Map<string, Note>) => void } }} parts */
export function makeLayers({ grid }) {
  /** @type {Partial<Record<typeof order[number], Map<string, Note> | null>>} */
  const layers = {};
  return {
    /** @param {typeof order[number]} layer @param {Map<string, Note> | null} notes null for nothing to say */
    show(layer, notes) {
      layers[layer] = notes;
      const topmost = order.find((name) => layers[name]);
      grid.annotate((topmost && layers[topmost]) || new Map());
    },
  };
}
