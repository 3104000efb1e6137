// Says what visitors download, each file compressed as a good host does, against the budgets:
//   node sizes.mjs SITE
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hashPattern } from './hash.mjs';

const [site] = process.argv.slice(2);
const kilobyte = 1024;
const names = readdirSync(site, { recursive: true }).filter((name) => name.includes('.'));
const page = readFileSync(join(site, 'index.html'), 'utf8');
const nameless = (name) => name.replace(new RegExp(`-${hashPattern}(?=\\.)`), '');

function compressed(name) {
  const content = readFileSync(join(site, name));
  if (name.endsWith('.png')) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const atOnce = [
  'index.html',
  ...names.filter((name) => page.includes(`"./${name}"`) && /\.(js|css|wasm|svg)$/.test(name)),
];
const thinker = names.filter((name) => /^thinker/.test(name));
const whenNeeded = names.filter(
  (name) => /\.(js|css)$/.test(name) && name !== 'service-worker.js' && ![...atOnce, ...thinker].includes(name),
);

/** Lists files with their sizes; gives the sum in kilobytes. */
function list(heading, files) {
  console.log(`\n${heading}`);
  const sizes = files.map((name) => [nameless(name), compressed(name)]).sort((a, b) => b[1] - a[1]);
  for (const [name, size] of sizes) console.log(`${String(size).padStart(8)}  ${name}`);
  return sizes.reduce((sum, [, size]) => sum + size, 0) / kilobyte;
}
function report(heading, files, budget, stretch) {
  const total = list(heading, files);
  const verdict =
    total <= stretch ? 'within the stretch goal' : total <= budget ? 'within the budget' : 'OVER THE BUDGET';
  console.log(`${total.toFixed(1).padStart(8)}  KB in all; budget ${budget} KB, stretch ${stretch} KB: ${verdict}`);
  return total <= budget;
}

const good = [
  report('First visit, two people play (brotli -11, bytes)', atOnce, 108, 80),
  report('The computer player, when first needed', thinker, 48, 40),
];
const rest = list('Parts of the page, when first needed or when there is nothing else to do', whenNeeded);
console.log(`${rest.toFixed(1).padStart(8)}  KB in all`);
process.exit(good.every(Boolean) ? 0 : 1);
