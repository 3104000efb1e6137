// Makes the one-file edition, which plays from a disk without a server:
//   node make-one-file.mjs --web FOLDER --program FOLDER --out FILE
// Browsers load no modules from a disk's files, but they do from data: addresses. An import map gives
// each module's address a name, so that modules need not be packed into each other. A worker sees no
// import map, and gets everything it needs inside its own address.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Sources } from './sources.mjs';

const { values: given } = parseArgs({
  options: { web: { type: 'string' }, program: { type: 'string' }, out: { type: 'string' } },
});

const sources = new Sources(given.web, given.program);
const types = { js: 'text/javascript', wasm: 'application/wasm', svg: 'image/svg+xml' };
const worker = 'thinker-worker.js';

const dataAddress = (name, content) =>
  `data:${types[name.split('.').at(-1)]};base64,${Buffer.from(content).toString('base64')}`;

function inlined(name) {
  return dataAddress(name, sources.withReferences(name, inlined));
}

const modules = {};
function imported(name) {
  if (!name.endsWith('.js') || name === worker) return inlined(name);
  const key = `page/${name}`;
  if (!(key in modules)) {
    modules[key] = '';
    modules[key] = dataAddress(name, sources.withReferences(name, imported));
  }
  return key;
}

const main = `import '${imported('main.js')}';`;
const styles = ['colours.css', 'board.css', 'style.css', 'panels.css'].map((name) => sources.text(name)).join('');
const theme = sources.text('first-theme.js');
const map = JSON.stringify({ imports: modules });
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `script-src ${[theme, map, main].map(hash).join(' ')} data: 'wasm-unsafe-eval'`,
  `style-src ${hash(styles)}`,
  'img-src data: blob:',
  'connect-src data:',
  'worker-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const icon = dataAddress('favicon.svg', sources.bytes('icons/favicon.svg'));

const tag = (pattern, replacement) => (page) => {
  if (!pattern.test(page)) throw new Error(`index.html has nothing like ${pattern}`);
  return page.replace(pattern, () => replacement);
};
const changes = [
  tag(/(?<=Security-Policy" content=")[^"]+/, policy),
  tag(/<meta property="og:image"[^>]*>\n/, ''),
  tag(/<link rel="manifest"[^>]*>\n/, ''),
  tag(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${icon}">`),
  tag(/<link rel="apple-touch-icon"[^>]*>\n/, ''),
  tag(/(<link rel="stylesheet"[^>]*>\n)+/, `<style>${styles}</style>\n`),
  tag(/<script src="[^"]*first-theme.js"><\/script>/, `<script>${theme}</script>`),
  tag(/<!-- preload -->/, `<script type="importmap">${map}</script>`),
  tag(/<script type="module"[^>]*><\/script>/, `<script type="module">${main}</script>`),
];
const page = changes.reduce((text, change) => change(text), sources.page((name) => `./${name}`));
writeFileSync(given.out, page);
