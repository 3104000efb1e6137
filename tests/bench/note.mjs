// Notes what was measured, for the table that table.mjs writes.
import { appendFileSync } from 'node:fs';

/** @typedef {{ what: string, values: number[], unit: string, budget?: number, stretch?: number }} Measured */

/** @param {number[]} numbers */
export const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Adds a row to the file that the environment names as TTT_MEASURED; without one nothing is noted.
 * @param {Measured} measured `values` of all runs; what is above the budget is a miss */
export function note(measured) {
  if (process.env.TTT_MEASURED) appendFileSync(process.env.TTT_MEASURED, `${JSON.stringify(measured)}\n`);
}
