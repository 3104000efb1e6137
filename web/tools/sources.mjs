// The files that a site is made of: the hand-written ones and the compiled program.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, transform } from 'esbuild';
import { policyHash } from './hash.mjs';
import { split } from './split.mjs';

const programFiles = ['game.js', 'game.wasm', 'worker.wasm'];
const assetsFolder = fileURLToPath(new URL('../../assets', import.meta.url));
/** What the worker is handed: the stock of puzzles, books of games. */
const assets = readdirSync(assetsFolder).filter((name) => name.endsWith('.txt'));
/** What goes into the site as it is, with the type that a host gives it. */
export const plainFiles = {
  'game.wasm': 'application/wasm',
  'worker.wasm': 'application/wasm',
  ...Object.fromEntries(assets.map((name) => [name, 'text/plain'])),
};
/** What is packed with all that it imports, and its name in the site. Those that others speak of come
 * before them. */
export const bundles = {
  'styles/later.css': 'later.css',
  'worker/worker.ts': 'worker.js',
  'stall-watch.ts': 'stall-watch.js',
};
/** What is packed too, but what it imports by `import()` stays in files of its own. */
export const mainScript = 'main.ts';
/** What comes before that, in a file of its own. */
const bootScript = 'boot.ts';
/** The styles of the first page, which stand in it: one file less to wait for. */
const pageStyles = 'styles/page.css';
/** The styles of what is fetched when it is first needed. */
export const laterStyles = 'styles/later.css';
/** All licences in full. */
export const licencesName = 'licences.txt';
/** What is newer than the WebAssembly that the program is compiled to need not be looked after. */
const browsers = ['chrome100', 'firefox100', 'safari15.4'];
/** All that know modules and `import.meta` can read the first script, which finds out whether they can do the rest. */
const bootBrowsers = { target: ['es2018'], supported: { 'import-meta': true } };

/** A list of STUN servers as it is; throws for anything else. */
function checkedStun(list) {
  const isGood = list === '' || list.split(',').every((server) => /^stuns?:[\w.-]+(:\d{1,5})?$/.test(server));
  if (!isGood) throw new Error(`${list} is no list of STUN servers like stun:stun.example.org:3478`);
  return list;
}

export class Sources {
  #web;
  #program;
  #licences;
  #version;
  #stun;
  #language;

  /** `licences` is the folder with those of the libraries, `version` the page's own, `stun` the servers that
   * may help two pages to find each other, like `stun:stun.example.org`, separated by commas; `language` the folder of `words` that the page speaks from. */
  constructor({ web, program, licences, version, stun = '', language = 'en' }) {
    this.#web = resolve(web);
    this.#program = resolve(program);
    this.#licences = resolve(licences);
    this.#version = version;
    this.#stun = checkedStun(stun);
    this.#language = language;
  }

  #path(name) {
    if (assets.includes(name)) return join(assetsFolder, name);
    return join(programFiles.includes(name) ? this.#program : this.#web, name);
  }

  bytes(name) {
    return readFileSync(this.#path(name));
  }

  text(name) {
    return this.bytes(name).toString();
  }

  iconNames() {
    return readdirSync(join(this.#web, 'icons')).map((name) => `icons/${name}`);
  }

  /** What may not be handed on without: our licence, and those of all that is in the program. */
  licenceTexts() {
    const root = join(this.#web, '..');
    const libraries = readdirSync(this.#licences).map((name) => [
      name.replace(/\.txt$/, ''),
      join(this.#licences, name),
    ]);
    // What of the page's own packages gets into its scripts.
    const packages = [
      ['idb', join(this.#web, 'node_modules/idb/LICENSE')],
      ['lit-html', join(this.#web, 'node_modules/lit-html/LICENSE')],
      ['lean-qr', join(this.#web, 'node_modules/lean-qr/LICENSE')],
      ['qr', join(this.#web, 'node_modules/qr/LICENSE-MIT')],
    ];
    const texts = [['Tic-tac-toe', join(root, 'LICENSE')], ...libraries, ...packages];
    return texts
      .map(([title, path]) => `${title}\n${'='.repeat(title.length)}\n\n${readFileSync(path, 'utf8').trim()}\n`)
      .join('\n\n');
  }

  /** A script or a style sheet with all that it imports, small. `address(name)` is where other files
   * will be that it speaks of as `new URL('./name', import.meta.url)`; their names are paths from the
   * page's folder, but those of the compiled program are bare. */
  async bundle(name, address) {
    const { outputFiles } = await build(this.#options(name, address));
    return outputFiles[0].text;
  }

  /** The scripts for the start, and after them those that are fetched when they are first needed.
   * @returns {Promise<{ source: string, name: string, text: string }[]>} */
  splitScripts(address) {
    const { entryPoints: _, ...options } = this.#options(mainScript, address);
    const starters = [bootScript, mainScript].map((name) => this.#path(name));
    return split(starters, options, { [starters[0]]: bootBrowsers });
  }

  #options(name, address) {
    const defined = { PAGE_VERSION: this.#version, LICENCES: address(licencesName), STUN_SERVERS: this.#stun };
    // A style sheet speaks of no other file, and is asked for by the scripts.
    if (name.endsWith('.ts')) defined.LATER_STYLES = address(laterStyles);
    return {
      entryPoints: [this.#path(name)],
      bundle: true,
      minify: true,
      format: 'esm',
      target: browsers,
      charset: 'utf8',
      define: Object.fromEntries(Object.entries(defined).map(([key, text]) => [key, JSON.stringify(text)])),
      write: false,
      plugins: [this.#programScript(), this.#addresses(address)],
    };
  }

  /** The compiled script, which lies elsewhere. */
  #programScript() {
    return {
      name: 'program script',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^\.\/game\.js$/ }, ({ path }) => ({ path: this.#path(path.slice(2)) }));
      },
    };
  }

  #addresses(address) {
    return {
      name: 'addresses',
      setup: ({ onLoad }) => {
        onLoad({ filter: /\.ts$/ }, ({ path }) => {
          const named = (name) =>
            basename(name) in plainFiles ? basename(name) : relative(this.#web, join(dirname(path), name));
          // Wherever a module asks for English, the words of the page's language come in its place.
          const written = readFileSync(path.replace('/words/en/', `/words/${this.#language}/`), 'utf8');
          return {
            loader: 'ts',
            contents: written.replace(/(?<=new URL\(')([^']+)(?=', import\.meta\.url\))/g, (_, name) =>
              address(named(name)),
            ),
          };
        });
      },
    };
  }

  /** The styles of the page, and if asked for all others too. */
  async styles({ all = false } = {}) {
    const sheets = all ? [pageStyles, laterStyles] : [pageStyles];
    return (await Promise.all(sheets.map((name) => this.bundle(name, String)))).join('');
  }

  /** What the content security policy says of connections: this site, and the schemes of named STUN servers. */
  connections() {
    const schemes = new Set(this.#stun.split(',').flatMap((server) => /^stuns?:/.exec(server) ?? []));
    return [...schemes].map((scheme) => ` ${scheme}`).join('');
  }

  /** The service worker as a script, with its places to be filled in. */
  async serviceWorker() {
    return (await transform(this.text('service-worker.ts'), { loader: 'ts', charset: 'utf8' })).code;
  }

  /** A file with the words that stand in it. */
  async worded(name) {
    const address = `data:text/javascript,${encodeURIComponent(await this.bundle('words/en/page.ts', String))}`;
    const { pageWords } = await import(address);
    return this.text(name).replace(/\{\{(\w+)\}\}/g, (whole, key) => {
      if (!(key in pageWords)) throw new Error(`no word for ${whole} in words/${this.#language}/page.ts`);
      return pageWords[key];
    });
  }

  /** index.html with its words and these styles, and with `address(name)` for each file of ours that it asks
   * for. */
  async page(address, styles) {
    return (await this.worded('index.html'))
      .replace("connect-src 'self'", (directive) => directive + this.connections())
      .replace("style-src 'self'", (directive) => `${directive} ${policyHash(styles)}`)
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
      .replace(/(?<=(?:href|src)=")\.\/([\w/-]+\.(?:ts|wasm))(?=")/g, (_, name) => address(name));
  }
}

/** What the command line gives, and the sources that it names. */
export function fromArguments() {
  const names = ['web', 'program', 'licences', 'version', 'stun', 'language', 'out', 'address'];
  const { values: given } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }])),
  });
  return { given, sources: new Sources(given) };
}
