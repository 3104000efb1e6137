// Which rules this version of the page knows.
import type { Rules } from './rules.ts';

/** The most columns, rows and marks in a row. */
export const largest = 20;
/** The same where marks vanish. */
export const largestToVanish = 4;
/** The same where marks fall. */
const largestToFall = 10;

const form = /^(\d+),(\d+),(\d+)((?:,(?:vanish|gravity))?(?:,misere)?|,misere,(?:vanish|gravity))$/;

/** The rules in a text, or null where this version does not know them. */
export function knownRules(text: string): Rules | null {
  const [, columns, rows, inARow, options = ''] = text.match(form) ?? [];
  const vanish = options.includes('vanish');
  const gravity = options.includes('gravity');
  const rules = {
    columns: Number(columns),
    rows: Number(rows),
    in_a_row: Number(inARow),
    misere: options.includes('misere'),
    vanish,
    gravity,
  };
  const most = vanish ? largestToVanish : gravity ? largestToFall : largest;
  const isKnown = [rules.columns, rules.rows, rules.in_a_row].every((number) => number >= 1 && number <= most);
  return isKnown ? rules : null;
}
