// Says what visitors download, each file compressed as a good host does (brotli -11): what is left of the budgets, and
// what has grown since it was last recorded. Fails over a budget only.
//   node sizes.mjs SITE [--recorded FILE] [--record]
// `--record` writes what it found into the file, for the next time, and does not fail.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets } from './budgets.mjs';
import { hashPattern } from './hash.mjs';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { recorded: { type: 'string', default: '' }, record: { type: 'boolean', default: false } },
});
const [site] = positionals;
const kilobyte = 1024;
const names = readdirSync(site, { recursive: true }).filter((name) => name.includes('.'));
const page = readFileSync(join(site, 'index.html'), 'utf8');
const recorded = existsSync(given.recorded) ? JSON.parse(readFileSync(given.recorded, 'utf8')) : {};

/** A file's name without its hash. Chunks that late parts share have only a hash for a name. */
const lastingName = (name) =>
  name.replace(new RegExp(`-${hashPattern}(?=\\.)`), '').replace(/^shared-\w+/, 'what later parts share');

function compressed(name) {
  const content = readFileSync(join(site, name));
  if (name.endsWith('.png')) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const atOnce = [
  'index.html',
  ...names.filter((name) => page.includes(`"./${name}"`) && /\.(js|css|wasm|svg)$/.test(name)),
];
const worker = names.filter((name) => /^worker-/.test(name));
const stock = names.filter((name) => /^puzzles.*\.txt$/.test(name));
const books = names.filter((name) => /^(?!puzzles|licences).*\.txt$/.test(name));
const whenNeeded = names.filter(
  (name) => /\.(js|css)$/.test(name) && name !== 'service-worker.js' && ![...atOnce, ...worker].includes(name),
);

/** The bytes of each file, the largest first. */
function weigh(files) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const name of files) sizes.set(lastingName(name), (sizes.get(lastingName(name)) ?? 0) + compressed(name));
  return Object.fromEntries([...sizes].sort((a, b) => b[1] - a[1]));
}
const sum = (sizes) => Object.values(sizes).reduce((total, size) => total + size, 0);
const signed = (bytes) => (bytes > 0 ? `+${bytes}` : String(bytes));

/** Lists the sizes, and what has changed since they were recorded. */
function list(heading, sizes, before = {}) {
  console.log(`\n${heading}`);
  for (const [name, size] of Object.entries(sizes)) {
    const change = size - (before[name] ?? 0);
    const said = Object.keys(before).length > 0 && change !== 0 ? `  ${signed(change)}` : '';
    console.log(`${String(size).padStart(8)}  ${name}${said}`);
  }
  for (const name of Object.keys(before).filter((known) => !(known in sizes)))
    console.log(`${'-'.padStart(8)}  ${name}  -${before[name]}`);
  if (Object.keys(before).length > 0)
    console.log(`${signed(sum(sizes) - sum(before)).padStart(8)}  bytes since they were recorded`);
}

function report(part, heading) {
  const sizes = found[part];
  const [budget, stretch] = budgets[part];
  list(heading, sizes, recorded[part]);
  const total = sum(sizes) / kilobyte;
  const left = budget * kilobyte - sum(sizes);
  const verdict = left < 0 ? `${-left} bytes OVER THE BUDGET` : `${left} bytes are left`;
  const bounds = `budget ${budget} KB${stretch ? `, stretch ${stretch} KB` : ''}`;
  console.log(`${total.toFixed(1).padStart(8)}  KB in all; ${bounds}: ${verdict}`);
  return left >= 0;
}

const found = {
  'first visit': weigh(atOnce),
  worker: weigh(worker),
  stock: weigh(stock),
  book: weigh(books),
  later: weigh(whenNeeded),
};
const good = [
  report('first visit', 'First visit, two people play (brotli -11, bytes)'),
  report('worker', 'The worker, which thinks and knows puzzles and lessons, after the first frame'),
  report('stock', 'The stock of puzzles, when first needed'),
  report('book', 'The books of games, each when first needed'),
];
list('Parts of the page, when first needed or when there is nothing else to do', found.later, recorded.later);
console.log(`${(sum(found.later) / kilobyte).toFixed(1).padStart(8)}  KB in all`);
if (given.record) writeFileSync(given.recorded, `${JSON.stringify(found, null, 1)}\n`);
process.exit(given.record || good.every(Boolean) ? 0 : 1);
