// The keys that move the focus over a grid.

/** How far each key goes, in rows and columns; it stops at an edge. */
const steps: Record<string, [down: number, right: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-5, 0],
  PageDown: [5, 0],
  'Ctrl+Home': [-Infinity, -Infinity],
  'Ctrl+End': [Infinity, Infinity],
};

/** The cell that a key leads to, or null.
 * @param active the cell to start from, counted row by row */
export function cellOfArrow(
  { key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean },
  active: number,
  columns: number,
  rows: number,
): number | null {
  const step = steps[ctrlKey ? `Ctrl+${key}` : key];
  if (altKey || metaKey || !step) return null;
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
  const row = within(Math.floor(active / columns) + step[0], rows);
  return row * columns + within((active % columns) + step[1], columns);
}
