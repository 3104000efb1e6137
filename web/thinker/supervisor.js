// The worker behind the computer's moves, hints and values: started at the first request, watched while
// it thinks. A worker that dies, says that it failed, or falls silent is started once more with the
// request that it was at; after a second death the game is told that there is nobody to think.
import { makeWatchedWorker } from '../workers/watched-worker.js';

/** @import { Bridge } from '../program/bridge.js' */
/** @import { AnyWorker } from '../workers/watched-worker.js' */
/** What the worker is asked: a request of the program, or null for nothing any more.
 * @typedef {{ request: string | null, number: number }} Request */
/** What it says: a `report` for the game, `done` when a request is answered.
 * @typedef {{ kind: 'done', number: number } | { kind: 'report', line: string }} Said */

const mostDeaths = 2;

/** By its name the worker knows which of the programs is wanted. @param {boolean} isWhole @returns {AnyWorker} */
const startWorker = (isWhole) =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: isWhole ? 'all' : '' });

/** @typedef {ReturnType<typeof makeSupervisor>} Supervisor */

/** @param {{ bridge: Pick<Bridge, 'isWhole' | 'on' | 'send'>, start?: (isWhole: boolean) => AnyWorker }} parts */
export function makeSupervisor({ bridge, start = startWorker }) {
  /** What it is to answer. @type {string | null} */
  let request = null;
  /** Counts the requests, so that the end of one is not taken for the end of the next. */
  let number = 0;
  let deaths = 0;

  const worker = makeWatchedWorker({
    start: () => start(bridge.isWhole),
    isAwaited: () => request !== null,
    /** @param {Said} said */
    hear(said) {
      if (said.kind === 'report') bridge.send(`thought ${said.line}`);
      else if (said.number === number) request = null;
    },
    died(why) {
      console.warn('The thinker was lost.', why);
      deaths += 1;
      if (request === null) return;
      if (deaths < mostDeaths) {
        ask();
        return;
      }
      request = null;
      bridge.send('thinker lost');
    },
  });
  const ask = () => {
    number += 1;
    worker.post({ request, number });
  };
  const drop = () => {
    request = null;
    worker.drop();
  };

  bridge.on('exchanged', drop);
  return {
    /** @param {string} wanted the program's request; the one before need not be answered any more */
    think(wanted) {
      request = wanted;
      deaths = 0;
      ask();
    },
    stop() {
      if (request === null) return;
      request = null;
      worker.post({ request, number });
    },
    /** Another try, with a new worker. */
    tryAgain() {
      drop();
      bridge.send('retry');
    },
  };
}
