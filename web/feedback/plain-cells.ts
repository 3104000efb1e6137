// On 3×3, or where marks fall, few people speak in coordinates unless they are listening or analysing: there cells are
// seen in plain words and heard by name.
import { placeOf } from '../board/names.ts';
import { remarkWords } from '../words/en/remarks.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName, View } from '../program/contract.ts';

export const marksFall = ({ lands }: Pick<View, 'lands'>) => lands.length > 0;

const isSmall = ({ columns, rows }: View) => columns === 3 && rows === 3;

/** Whether cells are shown without coordinates. */
export const isPlain = ({ view, thoughts }: Pick<Bridge, 'view' | 'thoughts'>) =>
  (marksFall(view) || isSmall(view)) && !thoughts.analysis;

/** A cell in plain words: its column, or its place on 3×3; elsewhere its name. */
export function plainCell(view: View, cell: CellName) {
  const { row, column } = placeOf(cell);
  if (marksFall(view)) return remarkWords.column(cell[0]);
  return isSmall(view) ? remarkWords.places[row][column] : cell;
}

/** The same after a verb. */
export const whereIs = (view: View, cell: CellName) => remarkWords.where(plainCell(view, cell), marksFall(view));
