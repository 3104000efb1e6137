// Notes on cells, said and written over the canvas, come from several sources. The topmost source that has any is
// shown; the canvas shows the shapes of values only together with their words.
import { makeNotes } from './notes.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Note } from './grid.js'
 */
/** @typedef {ReturnType<typeof makeLayers>} Layers */
/** @typedef {'none' | 'ranks' | 'words'} ValueStyle */

/** From the top. */
const order = /** @type {const} */ (['line', 'pairs', 'question', 'values']);

/** @param {{ bridge: Bridge, grid: { annotate: (notes: Map<string, Note>) => void } }} parts */
export function makeLayers({ bridge, grid }) {
  const written = makeNotes({ bridge });
  /** @type {Partial<Record<typeof order[number], Map<string, Note> | null>>} */
  const layers = {};
  /** How values would be shown, and how they are. @type {{ wanted: ValueStyle, shown: ValueStyle }} */
  const style = { wanted: 'none', shown: 'none' };

  const update = () => {
    const topmost = order.find((name) => layers[name]);
    const notes = (topmost && layers[topmost]) || new Map();
    grid.annotate(notes);
    written.show(notes);
    const now = topmost === 'values' ? style.wanted : 'none';
    if (now === style.shown) return;
    style.shown = now;
    bridge.send(`values ${now}`);
  };
  return {
    /** @param {typeof order[number]} layer @param {Map<string, Note> | null} notes null for nothing to say
     * @param {ValueStyle} [wanted] how the canvas shows values */
    show(layer, notes, wanted) {
      layers[layer] = notes;
      if (wanted) style.wanted = wanted;
      update();
    },
  };
}
