// The workers that know puzzles and lessons, the same of other games, and machines that think and learn: each is
// started at the first request, and watched while it has something to answer. One that dies or falls silent is given
// up: whoever waits is told, and the next request starts another. Requests say all that they are about, so nothing is
// lost with a worker but time.

import { isOfOtherGame } from '../program/other-games.js';
import { makeWatch } from '../program/watch.js';

/** @import { Answers } from './answers.d.ts' */
/**
 * What the worker says: `ready` when it can hear, `alive` while it loads and works, an `answer` to a request, `failed`
 * when it cannot go on.
 * @typedef {{ kind: 'ready' | 'alive' } | { kind: 'answer', number: number, json: string } | { kind: 'failed', why: string }} Said
 */
/** @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>} StudyWorker */
/** @typedef {ReturnType<typeof makeStudy>} Study */

/** What a worker works with: `others` are other games. @typedef {'study' | 'teaching' | 'others'} Module */

/** @param {Module} name @returns {StudyWorker} */
const startWorker = (name) => new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });

async function fetchStock() {
  const response = await fetch(new URL('./puzzles.txt', import.meta.url));
  if (!response.ok) throw new Error(`The puzzles: ${response.status}`);
  return response.text();
}

/** @param {{ name?: Module, start?: () => StudyWorker, stock?: () => Promise<string> }} parts */
export function makeStudy({ name = 'study', start = () => startWorker(name), stock = fetchStock } = {}) {
  /** @type {StudyWorker | null} */
  let worker = null;
  /** What is posted before a worker has said that it hears may be lost in some browsers. */
  let ready = false;
  let last = 0;
  /** Who waits for which answer. @type {Map<number, { text: string, resolve: (answer: any) => void, reject: (why: Error) => void }>} */
  const open = new Map();
  /** The stock in the worker's hands. @type {Promise<unknown> | null} */
  let stocked = null;
  const watch = makeWatch(() => die('It fell silent.'));

  const listen = () => {
    if (open.size > 0) watch.listen();
    else watch.rest();
  };
  /** @param {unknown} why */
  function die(why) {
    console.warn('The study was lost.', why);
    watch.rest();
    worker?.terminate();
    worker = null;
    ready = false;
    stocked = null;
    const lost = [...open.values()];
    open.clear();
    for (const { reject } of lost) reject(new Error(String(why)));
  }
  /** @param {Said} said */
  const hear = (said) => {
    if (said.kind === 'failed') {
      die(said.why);
      return;
    }
    if (said.kind === 'ready') {
      ready = true;
      for (const [number, { text }] of open) worker?.postMessage({ number, text });
    }
    if (said.kind === 'answer') {
      open.get(said.number)?.resolve(JSON.parse(said.json));
      open.delete(said.number);
    }
    listen();
  };
  const begin = () => {
    const begun = start();
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

  /** Answers a request, which begins with its kind; rejected when the worker is lost.
   * @template {keyof Answers} Kind
   * @param {Kind} kind @param {...(string | number)} words @returns {Promise<Answers[Kind] | { error: string }>} */
  const ask = (kind, ...words) =>
    new Promise((resolve, reject) => {
      const text = [kind, ...words].join(kind === 'stock' ? '\n' : ' ');
      try {
        worker ??= begin();
      } catch (failure) {
        reject(failure);
        return;
      }
      last += 1;
      open.set(last, { text, resolve, reject });
      if (ready) worker.postMessage({ number: last, text });
      listen();
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
