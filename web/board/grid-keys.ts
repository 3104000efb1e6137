// The keys that move over a grid.

/** How far Page up and Page down go. */
const page = 5;

/** The cell that a key leads to, or null. At an edge the focus stays where it is.
 * @param active the cell to go from, counted row by row */
export function cellOfArrow(
  { key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean },
  active: number,
  columns: number,
  rows: number,
): number | null {
  if (altKey || metaKey) return null;
  const column = active % columns;
  const row = Math.floor(active / columns);
  const at = (r: number, c: number) =>
    Math.max(0, Math.min(rows - 1, r)) * columns + Math.max(0, Math.min(columns - 1, c));
  switch (ctrlKey ? `Ctrl+${key}` : key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, columns - 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    case 'Ctrl+Home':
      return 0;
    case 'Ctrl+End':
      return columns * rows - 1;
    default:
      return null;
  }
}
