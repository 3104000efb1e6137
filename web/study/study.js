// The workers that know puzzles and lessons, the same of other games, and machines that think and learn: each is
// started at the first request, and watched while it has something to answer. One that dies or falls silent is given
// up: whoever waits is told, and the next request starts another. Requests say all that they are about, so nothing is
// lost with a worker but time.

import { isOfOtherGame } from '../program/other-games.js';
import { makeWatchedWorker } from '../workers/watched-worker.js';

/** @import { Answers } from './answers.d.ts' */
/** @import { AnyWorker } from '../workers/watched-worker.js' */
/** @typedef {{ number: number, text: string }} Request */
/** What the worker says: the answer to a request. @typedef {{ kind: 'answer', number: number, json: string }} Said */
/** @typedef {ReturnType<typeof makeStudy>} Study */

/** What a worker works with: `others` are other games. @typedef {'study' | 'teaching' | 'others'} Module */

/** @param {Module} name @returns {AnyWorker} */
const startWorker = (name) => new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });

async function fetchStock() {
  const response = await fetch(new URL('./puzzles.txt', import.meta.url));
  if (!response.ok) throw new Error(`The puzzles: ${response.status}`);
  return response.text();
}

/** @param {{ name?: Module, start?: () => AnyWorker, stock?: () => Promise<string> }} parts */
export function makeStudy({ name = 'study', start = () => startWorker(name), stock = fetchStock } = {}) {
  let last = 0;
  /** Who waits for which answer. @type {Map<number, { resolve: (answer: any) => void, reject: (why: Error) => void }>} */
  const open = new Map();
  /** The stock in the worker's hands. @type {Promise<unknown> | null} */
  let stocked = null;

  const worker = makeWatchedWorker({
    start,
    isAwaited: () => open.size > 0,
    /** @param {Said} said */
    hear({ number, json }) {
      open.get(number)?.resolve(JSON.parse(json));
      open.delete(number);
    },
    died(why) {
      console.warn('The study was lost.', why);
      stocked = null;
      const lost = [...open.values()];
      open.clear();
      for (const { reject } of lost) reject(new Error(String(why)));
    },
  });

  /** Answers a request, which begins with its kind; rejected when the worker is lost.
   * @template {keyof Answers} Kind
   * @param {Kind} kind @param {...(string | number)} words @returns {Promise<Answers[Kind] | { error: string }>} */
  const ask = (kind, ...words) =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      worker.post({ number: last, text: [kind, ...words].join(kind === 'stock' ? '\n' : ' ') });
    });

  return {
    ask,
    /** The same once the worker has the stock of puzzles.
     * @template {keyof Answers} Kind
     * @param {Kind} kind @param {...(string | number)} words @returns {Promise<Answers[Kind] | { error: string }>} */
    async askOfStock(kind, ...words) {
      stocked ??= stock().then((text) => ask('stock', text));
      try {
        await stocked;
      } catch (failure) {
        stocked = null;
        throw failure;
      }
      return ask(kind, ...words);
    },
  };
}

/** The study of all games: each request about another one goes to a worker of theirs. @returns {Study} */
export function makeStudyOfAllGames() {
  const first = makeStudy();
  const others = makeStudy({ name: 'others' });
  return {
    ask: (kind, ...words) => (isOfOtherGame(String(words[0])) ? others : first).ask(kind, ...words),
    askOfStock: first.askOfStock,
  };
}
