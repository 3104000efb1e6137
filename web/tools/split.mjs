// Packs the page's scripts into those for the start and the late ones, which are loaded by `import()`. esbuild's own
// splitting would put each set of modules that several parts share into a file of its own: the start would wait for 21
// files, 3 KB larger in all, where here it waits for two, which keep all their modules and lend them to later scripts.
import { basename, dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { contentHash, hashedName } from './hash.mjs';

/** What a module is called once it is built. @param {string} path */
const built = (path) => basename(path).replace(/\.ts$/, '.js');

/** What is loaded by `import()` stays a file of its own. `found` gets its path. */
const laterFiles = (found) => ({
  name: 'later files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      found.add(resolve(resolveDir, path));
      return { path: `./${built(path)}`, external: true };
    });
  },
});

/** Modules that another script holds come from that script. `lent` gets their paths, by script.
 * @param {Map<string, string>} holders the script that holds each module
 * @param {Map<string, Set<string>>} lent
 * @param {string} [self] the script being made, if it holds modules itself */
const borrowed = (holders, lent, self) => ({
  name: 'borrowed modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const holder = holders.get(file);
      if (kind !== 'import-statement' || !holder || holder === self) return undefined;
      lent.get(holder)?.add(file);
      return { path: `./${built(holder)}`, external: true };
    });
  },
});

async function exportsOf(path) {
  const { metafile } = await build({ entryPoints: [path], metafile: true, write: false, outdir: '/', format: 'esm' });
  return Object.values(metafile.outputs)[0].exports;
}

/** The names that built scripts import from another one.
 * @param {string[]} texts @param {string} script */
function namesBorrowed(texts, script) {
  const from = String.raw`from\s*["']\./${built(script).replace('.', '[.]')}["']`;
  const whole = (text) => [...text.matchAll(new RegExp(from, 'g'))].length;
  const named = (text) => [...text.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*${from}`, 'g'))];
  if (texts.some((text) => whole(text) !== named(text).length))
    throw new Error(`a later part takes ${basename(script)} in another way than by { names }`);
  return new Set(
    texts
      .flatMap(named)
      .flatMap(([, names]) => names.split(','))
      .map((name) => name.trim().split(/\s/)[0]),
  );
}

/** A start script as a module that exports only what the others borrow from it.
 * @param {string} script @param {Set<string>} lent modules @param {string[]} borrowers built scripts */
async function lendingScript(script, lent, borrowers) {
  const wanted = namesBorrowed(borrowers, script);
  const loans = await Promise.all(
    [...lent].map(async (path) => ({ path, names: (await exportsOf(path)).filter((name) => wanted.has(name)) })),
  );
  const names = loans.flatMap((loan) => loan.names);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  if (twice.length > 0) throw new Error(`${twice} stands for two things that later parts need of ${basename(script)}`);
  const lines = loans.map((loan) => `export { ${loan.names} } from ${JSON.stringify(loan.path)};`);
  return { contents: [`import ${JSON.stringify(script)};`, ...lines].join('\n'), resolveDir: dirname(script) };
}

/** Names all scripts with one common hash, as they refer to each other.
 * @param {{ path: string, text: string }[]} files */
function named(files) {
  const hash = contentHash(files.map(({ text }) => text).join(''));
  const names = new Map(files.map(({ path }) => [built(path), hashedName(built(path), hash)]));
  if (names.size < files.length) throw new Error('two scripts that are fetched when needed have the same name');
  return files.map(({ path, text }) => ({
    source: basename(path),
    name: names.get(built(path)),
    text: text.replace(/(?<=["']\.\/)[\w-]+\.js(?=["'])/g, (name) => names.get(name) ?? name),
  }));
}

/** Browsers that know this hint compile the whole script while it downloads, beside the main thread. Others compile
 * each function at its first call, and nearly all of these are called before the first frame. */
const compileAll = '//# allFunctionsCalledOnLoad';

/** The start scripts first, then the others; `source` is the name of the module that each is made of.
 * @param {string[]} starters paths of the start scripts; each may import the ones before it
 * @param {import('esbuild').BuildOptions} options
 * @param {Record<string, import('esbuild').BuildOptions>} differing options of scripts that other browsers must read
 * @returns {Promise<{ source: string, name: string, text: string }[]>} */
export async function split(starters, options, differing) {
  const plugins = options.plugins ?? [];
  /** @type {Set<string>} */
  const later = new Set();
  /** The first script that needs a module holds it. @type {Map<string, string>} */
  const holders = new Map();
  for (const script of starters) {
    const scan = await build({
      ...options,
      entryPoints: [script],
      metafile: true,
      plugins: [laterFiles(later), ...plugins],
    });
    const files = Object.keys(scan.metafile.inputs).map((path) => resolve(path));
    for (const file of files) if (!holders.has(file)) holders.set(file, script);
  }

  /** @type {Map<string, Set<string>>} */
  let lent = new Map();
  let parts;
  for (let known = -1; known < later.size; ) {
    known = later.size;
    lent = new Map(starters.map((script) => [script, new Set()]));
    parts = await build({
      ...options,
      entryPoints: [...later],
      splitting: true,
      outdir: dirname(starters[0]),
      entryNames: '[name]',
      chunkNames: 'shared-[hash]',
      plugins: [laterFiles(later), borrowed(holders, lent), ...plugins],
    });
  }
  const made = parts.outputFiles.map(({ path, text }) => ({ path, text }));
  // The last one borrows from those before it, so make these once it is known what they lend.
  for (const script of [...starters].reverse()) {
    const borrowers = made.map(({ text }) => text);
    const { outputFiles } = await build({
      ...options,
      stdin: await lendingScript(script, lent.get(script), borrowers),
      banner: { js: compileAll },
      ...differing[script],
      plugins: [laterFiles(new Set()), borrowed(holders, lent, script), ...plugins],
    });
    made.unshift({ path: script, text: outputFiles[0].text });
  }
  return named(made);
}
