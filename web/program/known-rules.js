// Which rules this version of the page knows.

/** @import { Rules } from './rules.js' */

/** The most columns, rows and marks in a row. */
export const largest = 20;
/** The same where marks vanish. */
export const largestToVanish = 4;

/** The rules in a text, or null where this version does not know them. @param {string} text @returns {Rules | null} */
export function knownRules(text) {
  const [, columns, rows, inARow, vanish, misere] = text.match(/^(\d+),(\d+),(\d+)(,vanish)?(,misere)?$/) ?? [];
  const rules = {
    columns: Number(columns),
    rows: Number(rows),
    in_a_row: Number(inARow),
    misere: misere !== undefined,
    vanish: vanish !== undefined,
  };
  const most = vanish ? largestToVanish : largest;
  const isKnown = [rules.columns, rules.rows, rules.in_a_row].every((number) => number >= 1 && number <= most);
  return isKnown ? rules : null;
}
