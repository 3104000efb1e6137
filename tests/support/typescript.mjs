// Lets Node read the page's modules, which are TypeScript: `node --import ./tests/support/typescript.mjs --test …`.
// Their types are taken away by esbuild, and looked at by the test `lint.types`.
import { readFile } from 'node:fs/promises';
import { createRequire, register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node reads this file once more in the thread that loads modules.
if (isMainThread) register(import.meta.url);

const { transform } = createRequire(new URL('../../web/package.json', import.meta.url))('esbuild');

/** What Node calls for each module. */
export async function load(address, context, next) {
  if (!/\.ts(\?|$)/.test(address)) return next(address, context);
  const sourcefile = fileURLToPath(address);
  const written = await readFile(sourcefile, 'utf8');
  const { code } = await transform(written, { loader: 'ts', sourcefile, sourcemap: 'inline', target: 'node18' });
  return { format: 'module', source: code, shortCircuit: true };
}
