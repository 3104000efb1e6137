// The worker's module in Node, without a worker: what a page would ask it, answered in line.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import createThinker from '../../web/thinker/thinker.js';

/** `folder` holds thinker.wasm. */
export async function makeThinker(folder) {
  let said = '';
  const program = await createThinker(await readFile(join(folder, 'thinker.wasm')), (line) => { said = line; });
  let id = 0;

  /** The move of a player, as a cell name; `position` is position text. */
  return function move(rules, position, player = 'perfect', seed = 1) {
    id += 1;
    const request = `${id} move ${rules} ${position} - ${player} ${seed} 1000000`;
    if (!program.think(request)) throw new Error(`not a request for the thinker: ${rules} ${position}`);
    while (program.thinkOn());
    const [reportId, state, cell] = said.split(' ');
    if (reportId !== String(id) || state !== 'done') throw new Error(`no answer: ${said}`);
    return cell;
  };
}
