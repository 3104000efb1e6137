// Notes on cells, said and written over the canvas, come from several sources. The topmost source that has any is
// shown; the canvas shows the shapes of values only together with their words.
import { makeNotes } from './notes.ts';
import type { Context } from '../context.ts';
import type { Note } from './grid.ts';

export type Layers = ReturnType<typeof makeLayers>;
export type ValueStyle = 'none' | 'ranks' | 'words';

/** From the top. */
const order = ['line', 'pairs', 'question', 'values'] as const;

export function makeLayers({ bridge, grid }: Context) {
  const written = makeNotes({ bridge });
  const layers: Partial<Record<(typeof order)[number], Map<string, Note> | null>> = {};
  /** How values would be shown, and how they are. */
  const style: { wanted: ValueStyle; shown: ValueStyle } = { wanted: 'none', shown: 'none' };

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
    /** @param notes null for nothing to say
     * @param wanted how the canvas shows values */
    show(layer: (typeof order)[number], notes: Map<string, Note> | null, wanted?: ValueStyle) {
      layers[layer] = notes;
      if (wanted) style.wanted = wanted;
      update();
    },
  };
}
