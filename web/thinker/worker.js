// Thinks in slices, so that a new request or a stop is heard in between. What it says is in
// supervisor.js.
import { download } from '../program/standalone.js';
import createThinker from './thinker.js';

/**
 * @import { Thinker } from './thinker.js'
 * @import { Said } from './supervisor.js'
 */

const wasmAddress =
  self.name === 'all'
    ? new URL('./all-games-thinker.wasm', import.meta.url)
    : new URL('./thinker.wasm', import.meta.url);
const wake = new MessageChannel();
/** In milliseconds. */
const betweenSigns = 1000;

/** @type {Thinker | null} */
let program = null;
/** A request that has not been taken yet; null asks to stop. @type {string | null | undefined} */
let wanted;
/** The number that the page gave the request. */
let number = 0;
let thinking = false;
let scheduled = false;
let lastSign = 0;

/** @param {Said} said */
function say(said) {
  lastSign = Date.now();
  postMessage(said);
}
function showLife() {
  if (Date.now() - lastSign >= betweenSigns) say({ kind: 'alive' });
}
/** @param {unknown} failure */
const fail = (failure) => say({ kind: 'failed', why: String(failure) });

/** Goes on after the messages that have come. */
function schedule() {
  if (scheduled) return;
  scheduled = true;
  wake.port2.postMessage(null);
}

/** @param {Thinker} thinker */
function workOn(thinker) {
  if (wanted !== undefined) {
    thinking = wanted !== null;
    if (wanted !== null && !thinker.think(wanted)) throw new Error('not a request');
    wanted = undefined;
  }
  if (!thinking) return;
  thinking = thinker.thinkOn();
  if (thinking) {
    showLife();
    schedule();
  } else {
    say({ kind: 'done', number });
  }
}

wake.port1.onmessage = () => {
  scheduled = false;
  try {
    if (program) workOn(program);
  } catch (failure) {
    fail(failure);
  }
};
addEventListener('message', ({ data }) => {
  wanted = data.request;
  number = data.number;
  schedule();
});

say({ kind: 'ready' });
download(wasmAddress, showLife)
  .then((bytes) => createThinker(bytes, (line) => say({ kind: 'report', line })))
  .then((loaded) => {
    program = loaded;
    schedule();
  })
  .catch(fail);
