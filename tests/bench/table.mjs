// Writes the table of measurements, between its two marks in a document:
//   node table.mjs MEASURED WEIGHTS DOCUMENT
// MEASURED has what note.mjs has noted, a row to a line, WEIGHTS what web/tools/sizes.mjs has recorded. A row of the
// table that was not measured this time stays as it is, with the commit of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { budgets } from '../../web/tools/budgets.mjs';
import { median } from './note.mjs';

/** @import { Measured } from './note.mjs' */

const begin = '<!-- measured by the target bench -->\n';
const end = '<!-- until here -->';
const head = '| what | budget | stretch | median | range | commit | machine |\n|---|---|---|---|---|---|---|\n';

/** As many digits as such a number has to say. @param {number} number */
const short = (number) => String(Number(number.toPrecision(number < 100 ? 3 : 4)));

/** @param {Measured} measured @param {string} commit @param {string} machine */
export function rowOf({ what, values, unit, budget, stretch }, commit, machine) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = median(sorted);
  const written = (number) => (number === undefined ? '' : `${short(number)}${unit}`);
  const isMiss = budget !== undefined && middle > budget;
  const range = sorted.length > 1 ? `${short(sorted[0])} to ${written(sorted.at(-1))}` : '';
  const shown = isMiss ? `**${written(middle)}**` : written(middle);
  return `| ${[what, written(budget), written(stretch), shown, range, commit, machine].join(' | ')} |`;
}

/** The document with these rows in its table: in place of those about the same, the others at the end.
 * @param {string} document @param {string[]} rows */
export function withRows(document, rows) {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error('the document has no table of measurements');
  const subject = (row) => row.split('|')[1].trim();
  const before = document
    .slice(from + begin.length, to)
    .split('\n')
    .slice(2)
    .filter(Boolean);
  const table = new Map([...before, ...rows].map((row) => [subject(row), row]));
  return `${document.slice(0, from)}${begin}${head}${[...table.values()].join('\n')}\n${document.slice(to)}`;
}

/** What is weighed rather than timed. @param {Record<string, Record<string, number>>} weights @returns {Measured[]} */
function weighed(weights) {
  const kilobytes = (part) => [Object.values(weights[part]).reduce((sum, bytes) => sum + bytes, 0) / 1024];
  const row = (what, part) => {
    const [budget, stretch] = budgets[part];
    return { what, values: kilobytes(part), unit: ' KB', budget, stretch };
  };
  return [
    row('first visit, each file brotli -11', 'first visit'),
    row('the worker, after the first frame', 'worker'),
    row('the stock of puzzles', 'stock'),
    row('the books of games', 'book'),
  ];
}

function write([measured, weights, document]) {
  const lines = existsSync(measured) ? readFileSync(measured, 'utf8').split('\n').filter(Boolean) : [];
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0].model.replace(/\s+/g, ' ').trim()}`;
  const found = [...weighed(JSON.parse(readFileSync(weights, 'utf8'))), ...lines.map((line) => JSON.parse(line))];
  const rows = found.map((one) => rowOf(one, commit, machine));
  writeFileSync(document, withRows(readFileSync(document, 'utf8'), rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write(process.argv.slice(2));
