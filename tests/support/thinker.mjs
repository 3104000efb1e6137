// The worker's module in Node, without a worker: what a page would ask it, answered in line.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The module is built for a worker, and looks where it is.
globalThis.self ??= globalThis;
globalThis.location ??= { href: 'file:///worker.js' };
globalThis.importScripts ??= () => {};

/** `folder` holds thinker.js and thinker.wasm. */
export async function makeThinker(folder) {
  const { default: createThinker } = await import(pathToFileURL(join(folder, 'thinker.js')));
  const bytes = await readFile(join(folder, 'thinker.wasm'));
  let said = '';
  const program = await createThinker({
    host: { says: (line) => { said = line; } },
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(bytes, imports).then(({ instance, module }) => done(instance, module));
      return {};
    },
  });
  let id = 0;

  /** The move of a player, as a cell name; `position` is position text. */
  return function move(rules, position, player = 'perfect', seed = 1) {
    id += 1;
    const request = new TextEncoder().encode(`${id} move ${rules} ${position} ${player} ${seed} 1000000\0`);
    const pointer = program._malloc(request.length);
    program.HEAPU8.set(request, pointer);
    const understood = program._ttt_think(pointer);
    program._free(pointer);
    if (!understood) throw new Error(`not a request for the thinker: ${rules} ${position}`);
    while (program._ttt_think_on() !== 0);
    const [reportId, state, cell] = said.split(' ');
    if (reportId !== String(id) || state !== 'done') throw new Error(`no answer: ${said}`);
    return cell;
  };
}
