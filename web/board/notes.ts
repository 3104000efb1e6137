// Words, numbers and signs written over the canvas. They are for the eye alone; screen readers hear the names of the
// buttons. They have a layer of their own, each at its place: inside the grid of buttons a new text would have the
// grid's rows laid out anew. An unused text stays, empty, because another one often comes soon, and only moving it or
// making a new one needs new styles.
import { element, make } from '../dom.ts';
import { makeHighlights } from './highlights.ts';
import { boardOf, placeOf } from './names.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Note } from './grid.ts';
import type { Context } from '../context.ts';

/** Sets the text of an element that holds nothing else, if it differs. The node stays the same, which is cheaper than a
 * new one. */
function write(element: Element, text: string) {
  const { firstChild } = element;
  if (firstChild instanceof Text) {
    if (firstChild.data !== text) firstChild.data = text;
  } else if (text !== '') {
    element.textContent = text;
  }
}

export function makeNotes({ bridge }: { bridge: Bridge }) {
  const layer = make('div', { className: 'notes', 'aria-hidden': 'true' });
  element('board').append(layer);
  /** By cell. */
  const texts: Map<string, HTMLElement> = new Map();
  let { rules } = boardOf(bridge.view);
  let shown: Map<string, Note> = new Map();
  let pointed: string | null = null;
  /** Frames both cells of the pair that is pointed at. */
  const framePair = () => {
    const pair = pointed === null ? undefined : shown.get(pointed)?.pair;
    for (const [cell, text] of texts)
      text.classList.toggle('framed', pair !== undefined && shown.get(cell)?.pair === pair);
  };
  makeHighlights({ bridge }).onPoint((cell) => {
    pointed = cell;
    framePair();
  });

  const add = (cell: string) => {
    const text = make('span');
    text.dataset.at = cell;
    const { row, column } = placeOf(cell);
    text.style.setProperty('--column', String(column));
    text.style.setProperty('--row', String(row));
    texts.set(cell, layer.appendChild(text));
    return text;
  };
  /** Writes these into their cells, and empties the others. */
  const show = (notes: Map<string, Note>) => {
    if (notes.size === 0) {
      layer.replaceChildren();
      texts.clear();
    }
    for (const [cell, text] of texts) if (!notes.get(cell)?.written) write(text, '');
    for (const [cell, { written, look }] of notes) {
      if (written === '') continue;
      const text = texts.get(cell) ?? add(cell);
      if (text.className !== look) text.className = look;
      write(text, written);
    }
    shown = notes;
    if (pointed !== null) framePair();
  };
  // Another board starts without notes.
  bridge.on('view', (view) => {
    const now = boardOf(view).rules;
    if (now !== rules) show(new Map());
    rules = now;
  });
  return { show };
}

export type Layers = ReturnType<typeof makeLayers>;
type ValueStyle = 'none' | 'ranks' | 'words';

/** Topmost first. */
const order = ['line', 'pairs', 'question', 'better', 'values'] as const;

export function makeLayers({ bridge, grid }: Context) {
  const written = makeNotes({ bridge });
  const layers: Partial<Record<(typeof order)[number], Map<string, Note> | null>> = {};
  /** How values would be shown, and how they are shown now. */
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
    /** @param notes null for none
     * @param wanted how the canvas shows values */
    show(layer: (typeof order)[number], notes: Map<string, Note> | null, wanted?: ValueStyle) {
      layers[layer] = notes;
      if (wanted) style.wanted = wanted;
      update();
    },
  };
}
