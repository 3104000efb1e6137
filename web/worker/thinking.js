// What the game asks of the worker: the computer's moves, hints, values, reasons. A request whose worker is lost is asked
// once more; after a second loss the game is told that there is nobody to think, and the page says so and offers another
// try.
import { make, makeButton } from '../dom.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { more } from '../words/more.js';

/** @import { Bridge } from '../program/bridge.js' */
/** @import { Job, WorkerClient } from './client.js' */

const mostTries = 2;

/** @param {{ bridge: Pick<Bridge, 'on' | 'send'>, worker: Pick<WorkerClient, 'ask'> }} parts */
export function makeThinking({ bridge, worker }) {
  /** What is being thought about. @type {Job | null} */
  let job = null;
  /** @param {string} report */
  const tell = (report) => bridge.send(`thought ${report}`);

  /** @param {string} request @param {number} tries */
  const ask = async (request, tries) => {
    const mine = worker.ask(`think ${request}`, tell);
    job = mine;
    try {
      const report = await mine.answer;
      if (job !== mine) return;
      job = null;
      tell(report);
    } catch {
      if (job !== mine) return;
      job = null;
      if (tries < mostTries) ask(request, tries + 1);
      else bridge.send('thinker lost');
    }
  };
  const stop = () => {
    job?.cancel();
    job = null;
  };

  let shown = 'ready';
  bridge.on('view', ({ thinker }) => {
    if (thinker === shown) return;
    shown = thinker;
    const tryAgain = () => bridge.send('retry');
    if (thinker === 'ready') removeNotice('thinker');
    else showNotice('thinker', make('p', { textContent: more.noThinker }), makeButton(more.tryAgain, tryAgain));
  });
  return {
    /** @param {string} request the game's; the one before need not be answered any more */
    think(request) {
      stop();
      ask(request, 1);
    },
    stop,
  };
}
