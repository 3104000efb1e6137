// Packs the page's scripts into one for the start and those that are fetched when they are first needed:
// whatever is asked for by `import()`. esbuild's own splitting would put each set of modules that several
// parts share into a file of its own, and the start would wait for all of these. Here the script for the
// start keeps all of its modules, and lends them to the parts that come later.
import { createHash } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { build } from 'esbuild';

/** What is asked for by `import()` stays a file of its own. `found` gets its path. */
const laterFiles = (found) => ({
  name: 'later files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      found.add(resolve(resolveDir, path));
      return { path: `./${basename(path)}`, external: true };
    });
  },
});

/** Of the modules in `ownFiles` it is the main script's that are used. `lent` gets their paths. */
const borrowed = (main, ownFiles, lent) => ({
  name: 'borrowed modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      const file = resolve(resolveDir, path);
      if (kind !== 'import-statement' || !ownFiles.has(file)) return undefined;
      lent.add(file);
      return { path: `./${basename(main)}`, external: true };
    });
  },
});

/** The names that a module exports. */
async function exportsOf(path) {
  const { metafile } = await build({ entryPoints: [path], metafile: true, write: false, outdir: '/', format: 'esm' });
  return Object.values(metafile.outputs)[0].exports;
}

/** A module that is the main script, and exports all that the others borrow of it. */
async function lendingMain(main, lent) {
  const names = (await Promise.all([...lent].map(exportsOf))).flat();
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  if (twice.length > 0) throw new Error(`${twice} stands for two things that later parts need of the main script`);
  const loans = [...lent].map((path) => `export * from ${JSON.stringify(path)};`);
  return { contents: [`import ${JSON.stringify(main)};`, ...loans].join('\n'), resolveDir: dirname(main) };
}

/** All scripts with one hash in their names: they speak of each other.
 * @param {{ path: string, text: string }[]} files */
function named(files) {
  const hash = createHash('sha256')
    .update(files.map(({ text }) => text).join(''))
    .digest('hex')
    .slice(0, 10);
  const names = new Map(files.map(({ path }) => [basename(path), basename(path).replace(/\.js$/, `-${hash}.js`)]));
  if (names.size < files.length) throw new Error('two scripts that are fetched when needed have the same name');
  return files.map(({ path, text }) => ({
    source: basename(path),
    name: names.get(basename(path)),
    text: text.replace(/(?<=["']\.\/)[\w-]+\.js(?=["'])/g, (name) => names.get(name) ?? name),
  }));
}

/** Browsers that know it compile the whole script while it arrives, beside the main thread. Else they compile each
 * function when it is first called, and nearly all of the main script's are called before the first frame. */
const compileAll = '//# allFunctionsCalledOnLoad';

/** The main script first, then the others: `source` is the name of the module that it is made of.
 * @param {string} main its path
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<{ source: string, name: string, text: string }[]>} */
export async function split(main, options) {
  const plugins = options.plugins ?? [];
  /** @type {Set<string>} */
  const later = new Set();
  const scan = await build({
    ...options,
    entryPoints: [main],
    metafile: true,
    plugins: [laterFiles(later), ...plugins],
  });
  const ownFiles = new Set(Object.keys(scan.metafile.inputs).map((path) => resolve(path)));

  /** @type {Set<string>} */
  let lent = new Set();
  let parts;
  for (let known = -1; known < later.size; ) {
    known = later.size;
    lent = new Set();
    parts = await build({
      ...options,
      entryPoints: [...later],
      splitting: true,
      outdir: dirname(main),
      entryNames: '[name]',
      chunkNames: 'shared-[hash]',
      plugins: [laterFiles(later), borrowed(main, ownFiles, lent), ...plugins],
    });
  }
  const first = await build({
    ...options,
    stdin: await lendingMain(main, lent),
    banner: { js: compileAll },
    plugins: [laterFiles(new Set()), ...plugins],
  });
  return named([{ path: main, text: first.outputFiles[0].text }, ...parts.outputFiles]);
}
