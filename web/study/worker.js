// Answers the requests of one module, which study.js names, one after the other. What takes long is worked at in slices,
// so that other requests are answered meanwhile. What it says is in study.js.
import { instantiate } from '../program/standalone.js';
import { say, work } from '../workers/work.js';

/** @import { Module, Request, Said } from './study.js' */

/** The request that an answer is to. */
let number = 0;
/** The one that takes long. @type {number | null} */
let long = null;
/** @type {(said: Said) => void} */
const tell = say;

work({
  /** Which module it works with it is told by its name. */
  address: {
    study: () => new URL('./study.wasm', import.meta.url),
    teaching: () => new URL('./teaching.wasm', import.meta.url),
    others: () => new URL('./all-games-thinker.wasm', import.meta.url),
  }[/** @type {Module} */ (self.name)](),
  make: (bytes) => instantiate(bytes, (json) => tell({ kind: 'answer', number, json })),
  /** @param {Request} asked */
  take(study, asked) {
    number = asked.number;
    if (study.tell('ttt_study', asked.text) !== 0) return;
    if (long !== null) tell({ kind: 'answer', number: long, json: '{"error":"replaced"}' });
    long = asked.number;
  },
  on(study) {
    if (long === null) return false;
    number = long;
    if (study.call('ttt_study_on') === 0) long = null;
    return long !== null;
  },
});
