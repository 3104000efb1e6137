// Answers the requests of one module, which study.js names, one after the other. What takes long is worked at in slices,
// so that other requests are answered meanwhile. What it says is in study.js.
import { download, instantiate } from '../program/standalone.js';

/**
 * @import { Standalone } from '../program/standalone.js'
 * @import { Module, Said } from './study.js'
 */

/** Which module it works with it is told by its name. */
const wasmAddress = {
  study: () => new URL('./study.wasm', import.meta.url),
  teaching: () => new URL('./teaching.wasm', import.meta.url),
  others: () => new URL('./all-games-thinker.wasm', import.meta.url),
}[/** @type {Module} */ (self.name)]();
const wake = new MessageChannel();
/** In milliseconds. */
const betweenSigns = 1000;

/** @type {Standalone | null} */
let program = null;
/** What was asked before the program was there. @type {{ number: number, text: string }[]} */
const waiting = [];
/** The request that an answer is to. */
let number = 0;
/** The one that takes long. @type {number | null} */
let long = null;
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

/** @param {Standalone} study @param {{ number: number, text: string }} asked */
function answer(study, asked) {
  number = asked.number;
  if (study.tell('ttt_study', asked.text) !== 0) return;
  if (long !== null) say({ kind: 'answer', number: long, json: '{"error":"replaced"}' });
  long = asked.number;
  schedule();
}

/** @param {Standalone} study */
function workOn(study) {
  for (let asked = waiting.shift(); asked; asked = waiting.shift()) answer(study, asked);
  if (long === null) return;
  number = long;
  if (study.call('ttt_study_on') === 0) {
    long = null;
    return;
  }
  showLife();
  schedule();
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
  waiting.push(data);
  schedule();
});

say({ kind: 'ready' });
download(wasmAddress, showLife)
  .then((bytes) => instantiate(bytes, (json) => say({ kind: 'answer', number, json })))
  .then((loaded) => {
    program = loaded;
    schedule();
  })
  .catch(fail);
