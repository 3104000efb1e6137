// Lets Node read the page's modules, which are TypeScript: `node --import ./tests/support/typescript.mjs --test …`.
// esbuild removes their types; the test `lint.types` checks them.
import { readFile } from 'node:fs/promises';
import { createRequire, register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node loads this file again in the thread that loads modules.
if (isMainThread) register(import.meta.url);

const { transform } = createRequire(new URL('../../web/package.json', import.meta.url))('esbuild');

/** Node calls this for each module. */
export async function load(address, context, next) {
  if (!/\.ts(\?|$)/.test(address)) return next(address, context);
  const sourcefile = fileURLToPath(address);
  const written = await readFile(sourcefile, 'utf8');
  const { code } = await transform(written, { loader: 'ts', sourcefile, sourcemap: 'inline', target: 'node18' });
  return { format: 'module', source: code, shortCircuit: true };
}
