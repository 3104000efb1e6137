// The worker's module in Node, without a worker: what a page would ask it, answered in line.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instantiate } from '../../web/worker/module.ts';

/** `folder` holds worker.wasm. */
export async function makeEngine(folder) {
  let said = '';
  const program = await instantiate(await readFile(join(folder, 'worker.wasm')), (_id, _done, line) => {
    said = line;
  });
  let id = 0;

  /** The move of a player, as a cell name; `position` is position text. */
  return function move(rules, position, player = 'perfect', seed = 1) {
    id += 1;
    program.request(id, `think ${id} move ${rules} ${position} - ${player} ${seed} 1000000`);
    while (program.work());
    const [reportId, state, cell] = said.split(' ');
    if (reportId !== String(id) || state !== 'done') throw new Error(`no answer: ${said}`);
    return cell;
  };
}
