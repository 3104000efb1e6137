// The worker behind the computer's moves, hints and values: started at the first request, watched while
// it thinks. A worker that dies, says that it failed, or falls silent is started once more with the
// request that it was at; after a second death the game is told that there is nobody to think.
import { makeWatch } from '../program/watch.js';

/** @import { Bridge } from '../program/bridge.js' */
/**
 * What the worker says: `ready` when it can hear, `alive` while it loads and thinks, a `report` for the game, `done` when a request
 * is answered, `failed` when it cannot go on.
 * @typedef {{ kind: 'ready' | 'alive' } | { kind: 'done', number: number } | { kind: 'report', line: string } | { kind: 'failed', why: string }} Said
 */
/** @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>} ThinkerWorker */

const mostDeaths = 2;

/** By its name the worker knows which of the programs is wanted. @param {boolean} isWhole @returns {ThinkerWorker} */
const startWorker = (isWhole) =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: isWhole ? 'all' : '' });

/** @typedef {ReturnType<typeof makeSupervisor>} Supervisor */

/** @param {{ bridge: Pick<Bridge, 'isWhole' | 'on' | 'send'>, start?: (isWhole: boolean) => ThinkerWorker }} parts */
export function makeSupervisor({ bridge, start = startWorker }) {
  /** @type {ThinkerWorker | null} */
  let worker = null;
  /** What is posted before a worker has said that it hears may be lost in some browsers. */
  let ready = false;
  /** What it is to answer. @type {string | null} */
  let request = null;
  /** Counts the requests, so that the end of one is not taken for the end of the next. */
  let number = 0;
  let deaths = 0;
  const watch = makeWatch(() => die('It fell silent.'));

  const drop = () => {
    watch.rest();
    worker?.terminate();
    worker = null;
    ready = false;
  };
  /** @param {unknown} why */
  function die(why) {
    console.warn('The thinker was lost.', why);
    drop();
    deaths += 1;
    if (request === null) return;
    if (deaths < mostDeaths) {
      ask();
      return;
    }
    request = null;
    bridge.send('thinker lost');
  }
  /** Waits for a sign of life, for as long as there is something to answer. */
  const listen = () => {
    if (request === null) watch.rest();
    else watch.listen();
  };
  /** @param {Said} said */
  const hear = (said) => {
    if (said.kind === 'failed') {
      die(said.why);
      return;
    }
    if (said.kind === 'ready') {
      ready = true;
      post();
    }
    if (said.kind === 'done' && said.number === number) request = null;
    listen();
    if (said.kind === 'report') bridge.send(`thought ${said.line}`);
  };
  const begin = () => {
    const begun = start(bridge.isWhole);
    /** Nothing of a worker that was given up is heard. @param {() => void} act */
    const whileOurs = (act) => {
      if (worker === begun) act();
    };
    begun.addEventListener('message', (event) => whileOurs(() => hear(/** @type {MessageEvent<Said>} */ (event).data)));
    for (const kind of /** @type {const} */ (['error', 'messageerror'])) {
      begun.addEventListener(kind, (event) => {
        event.preventDefault();
        whileOurs(() => die(/** @type {ErrorEvent} */ (event).message));
      });
    }
    return begun;
  };
  const post = () => {
    if (ready) worker?.postMessage({ request, number });
  };
  const ask = () => {
    try {
      number += 1;
      worker ??= begin();
      post();
      listen();
    } catch (failure) {
      die(failure);
    }
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
      request = null;
      watch.rest();
      post();
    },
    /** Another try, with a new worker. */
    tryAgain() {
      drop();
      bridge.send('retry');
    },
  };
}
