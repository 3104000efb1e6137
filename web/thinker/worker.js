// Thinks about the latest request. What it says is in supervisor.js.
import { say, work } from '../workers/work.js';
import createThinker from './thinker.js';

/** @import { Request, Said } from './supervisor.js' */

/** The number that the page gave the request. */
let number = 0;
let thinking = false;
/** @type {(said: Said) => void} */
const tell = say;

work({
  address:
    self.name === 'all'
      ? new URL('./all-games-thinker.wasm', import.meta.url)
      : new URL('./thinker.wasm', import.meta.url),
  make: (bytes) => createThinker(bytes, (line) => tell({ kind: 'report', line })),
  /** @param {Request} asked */
  take(thinker, asked) {
    number = asked.number;
    thinking = asked.request !== null;
    if (asked.request !== null && !thinker.think(asked.request)) throw new Error('not a request');
  },
  on(thinker) {
    if (!thinking) return false;
    thinking = thinker.thinkOn();
    if (!thinking) tell({ kind: 'done', number });
    return thinking;
  },
});
