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
/** What the worker gets: the stock of puzzles, books of games. */
const assets = readdirSync(assetsFolder).filter((name) => name.endsWith('.txt'));
/** Files that go into the site as they are, with their types. */
export const plainFiles = {
  'game.wasm': 'application/wasm',
  'worker.wasm': 'application/wasm',
  ...Object.fromEntries(assets.map((name) => [name, 'text/plain'])),
};
/** What is packed with all its imports, and its name in the site. A file that others name comes before them. */
export const bundles = {
  'styles/later.css': 'later.css',
  'worker/worker.ts': 'worker.js',
  'stall-watch.ts': 'stall-watch.js',
};
/** Packed too, but what it loads by `import()` stays in files of its own. */
export const mainScript = 'main.ts';
/** Runs before that, in a file of its own. */
const bootScript = 'boot.ts';
/** The styles of the first page, inlined: one file less to wait for. */
const pageStyles = 'styles/page.css';
/** The styles of late parts. */
export const laterStyles = 'styles/later.css';
/** All licences in full. */
export const licencesName = 'licences.txt';
/** The oldest browsers that the program is compiled for: src/web/CMakeLists.txt. */
const browsers = ['chrome100', 'firefox100', 'safari15.4'];
/** Every browser with modules and `import.meta` can read the first script, which tests whether it can do the rest. */
const bootBrowsers = { target: ['es2018'], supported: { 'import-meta': true } };

/** Returns a list of STUN servers unchanged; throws for anything else. */
function checkedStun(list) {
  const isGood = list === '' || list.split(',').every((server) => /^stuns?:[\w.-]+(:\d{1,5})?$/.test(server));
  if (!isGood) throw new Error(`${list} is no list of STUN servers like stun:stun.example.org:3478`);
  return list;
}

/** @param given folders: `web`, `program`, and `licences` with those of the libraries; `version` is the page's own,
 * `stun` a list of STUN servers like `stun:stun.example.org`, separated by commas; `language` the folder of `words` that
 * the page speaks from */
export function makeSources({ web, program, licences, version, stun: servers = '', language = 'en' }) {
  const stun = checkedStun(servers);
  const pathOf = (name) => {
    if (assets.includes(name)) return join(assetsFolder, name);
    return resolve(programFiles.includes(name) ? program : web, name);
  };
  const bytes = (name) => readFileSync(pathOf(name));

  /** Finds the compiled script, which is in another folder. */
  const programScript = {
    name: 'program script',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\.\/game\.js$/ }, ({ path }) => ({ path: pathOf(path.slice(2)) }));
    },
  };
  const addresses = (address) => ({
    name: 'addresses',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const named = (name) =>
          basename(name) in plainFiles ? basename(name) : relative(web, join(dirname(path), name));
        // An import of English words gets those of the page's language.
        const written = readFileSync(path.replace('/words/en/', `/words/${language}/`), 'utf8');
        return {
          loader: 'ts',
          contents: written.replace(/(?<=new URL\(')([^']+)(?=', import\.meta\.url\))/g, (_, name) =>
            address(named(name)),
          ),
        };
      });
    },
  });
  const optionsFor = (name, address) => {
    const defined = { PAGE_VERSION: version, LICENCES: address(licencesName), STUN_SERVERS: stun };
    // A style sheet names no other file, and the scripts load it.
    if (name.endsWith('.ts')) defined.LATER_STYLES = address(laterStyles);
    return {
      entryPoints: [pathOf(name)],
      bundle: true,
      minify: true,
      format: 'esm',
      target: browsers,
      charset: 'utf8',
      define: Object.fromEntries(Object.entries(defined).map(([key, text]) => [key, JSON.stringify(text)])),
      write: false,
      plugins: [programScript, addresses(address)],
    };
  };
  /** A script or a style sheet with all its imports, minified. `address(name)` is the address of another file that it
   * names as `new URL('./name', import.meta.url)`; names are paths from the page's folder, those of compiled files
   * bare. */
  const bundle = async (name, address) => (await build(optionsFor(name, address))).outputFiles[0].text;

  /** What the content security policy adds for connections: the schemes of named STUN servers. */
  const connections = () => {
    const schemes = new Set(stun.split(',').flatMap((server) => /^stuns?:/.exec(server) ?? []));
    return [...schemes].map((scheme) => ` ${scheme}`).join('');
  };
  /** A file with its words filled in. */
  const worded = async (name) => {
    const module = `data:text/javascript,${encodeURIComponent(await bundle('words/en/page.ts', String))}`;
    const { pageWords } = await import(module);
    return `${bytes(name)}`.replace(/\{\{(\w+)\}\}/g, (whole, key) => {
      if (!(key in pageWords)) throw new Error(`no word for ${whole} in words/${language}/page.ts`);
      return pageWords[key];
    });
  };
  return {
    bytes,
    bundle,
    connections,
    worded,
    iconNames: () => readdirSync(pathOf('icons')).map((name) => `icons/${name}`),
    /** The licences that must come with the program: ours, and those of everything in it. */
    licenceTexts() {
      const libraries = readdirSync(licences).map((name) => [name.replace(/\.txt$/, ''), join(licences, name)]);
      // The npm packages that end up in the scripts.
      const packages = ['idb/LICENSE', 'lit-html/LICENSE', 'lean-qr/LICENSE', 'qr/LICENSE-MIT'];
      const ofPackages = packages.map((name) => [dirname(name), pathOf(`node_modules/${name}`)]);
      return [['Tic-tac-toe', pathOf('../LICENSE')], ...libraries, ...ofPackages]
        .map(([title, path]) => `${title}\n${'='.repeat(title.length)}\n\n${readFileSync(path, 'utf8').trim()}\n`)
        .join('\n\n');
    },
    /** The start scripts, and after them the late ones.
     * @returns {Promise<{ source: string, name: string, text: string }[]>} */
    splitScripts(address) {
      const { entryPoints: _, ...options } = optionsFor(mainScript, address);
      const starters = [bootScript, mainScript].map(pathOf);
      return split(starters, options, { [starters[0]]: bootBrowsers });
    },
    /** The styles of the page; with `all`, those of late parts too. */
    async styles({ all = false } = {}) {
      const sheets = all ? [pageStyles, laterStyles] : [pageStyles];
      return (await Promise.all(sheets.map((name) => bundle(name, String)))).join('');
    },
    /** The service worker as a script, with its placeholders. */
    serviceWorker: async () =>
      (await transform(`${bytes('service-worker.ts')}`, { loader: 'ts', charset: 'utf8' })).code,
    /** index.html with its words and these styles, and with `address(name)` for each of our files that it loads. */
    page: async (address, styles) =>
      (await worded('index.html'))
        .replace("connect-src 'self'", (directive) => directive + connections())
        .replace("style-src 'self'", (directive) => `${directive} ${policyHash(styles)}`)
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
        .replace(/(?<=(?:href|src)=")\.\/([\w/-]+\.(?:ts|wasm))(?=")/g, (_, name) => address(name)),
  };
}

/** The arguments of the command line, and the sources that they name. */
export function fromArguments() {
  const names = ['web', 'program', 'licences', 'version', 'stun', 'language', 'out', 'address'];
  const { values: given } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }])),
  });
  return { given, sources: makeSources(given) };
}
