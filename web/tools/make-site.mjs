// Makes the finished site from the hand-written page and the compiled program:
//   node make-site.mjs --web FOLDER --program FOLDER --out FOLDER
// Scripts, styles and wasm get a hash of their content in their names, so that they can be kept for
// ever; index.html, the service worker, the manifest and the icons keep theirs. A reference is any
// quoted './name' of a file of the site, in whatever language it stands.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Sources } from './sources.mjs';

const { values: given } = parseArgs({
  options: { web: { type: 'string' }, program: { type: 'string' }, out: { type: 'string' } },
});

const sources = new Sources(given.web, given.program);
const finished = new Map();
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

function write(name, content) {
  const path = join(given.out, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The name of a file in the site. Files it refers to are finished first, as their names are part
 * of its content. */
function finish(name, chain = []) {
  if (chain.includes(name)) throw new Error(`modules in a circle: ${[...chain, name].join(' -> ')}`);
  if (!sources.isHashed(name)) return name;
  if (!finished.has(name)) {
    const content = sources.withReferences(name, (other) => `./${relative(name, finish(other, [...chain, name]))}`);
    const hashed = name.replace(/(\.\w+)$/, `-${hashOf(content)}$1`);
    write(hashed, content);
    finished.set(name, hashed);
  }
  return finished.get(name);
}

/** From a file to another one; those in `words` refer only to each other. */
function relative(from, to) {
  return dirname(from) === '.' ? to : to.slice(dirname(from).length + 1);
}

rmSync(given.out, { recursive: true, force: true });
for (const name of sources.hashedNames()) finish(name);
cpSync(join(given.web, 'icons'), join(given.out, 'icons'), { recursive: true });
write('manifest.webmanifest', sources.text('manifest.webmanifest'));

const preloads = sources
  .neededAtOnce('main.js')
  .map((name) => `<link rel="modulepreload" href="./${finish(name)}">`)
  .concat(`<link rel="preload" href="./${finish('game.wasm')}" as="fetch" crossorigin="anonymous">`)
  .join('\n');
const page = sources.page((name) => `./${finish(name)}`).replace('<!-- preload -->', preloads);
write('index.html', page);

const kept = [...finished.values(), 'manifest.webmanifest', ...sources.iconNames()];
const version = hashOf(page + kept.join() + sources.text('manifest.webmanifest'));
const worker = sources
  .text('service-worker.js')
  .replace('@VERSION@', version)
  .replace("'@FILES@'", ['./', 'index.html', ...kept].map((name) => `'${name}'`).join(', '));
write('service-worker.js', worker);
