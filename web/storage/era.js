// Clearing everything has to reach the browser's history too, whose entries hold games and cannot be deleted. Each
// carries the era in which it was written; a new one begins when everything is cleared, and what an entry of an
// earlier era holds is not brought back.

/** @import { Store } from './store.js' */
/** @typedef {ReturnType<typeof makeEra>} Era */

/** @param {any} entry @returns {entry is { era: string }} */
const isEra = (entry) => typeof entry.era === 'string';

/** `state` is of the entry that the page begins with: where nothing can be stored, its era is the one of the tab.
 * @param {{ store: Store, state: { era?: string } | null }} given */
export function makeEra({ store, state }) {
  const read = () => store.read('era', isEra)?.era;
  let now = read() ?? state?.era ?? '';
  /** @type {(() => void)[]} */
  const listeners = [];
  store.onForeignChange((name) => {
    if (name !== 'era') return;
    now = read() ?? now;
    for (const listener of listeners) listener();
  });
  return {
    get now() {
      return now;
    },
    /** Whether the state of an entry of the history is of an earlier one.
     * @param {{ era?: string } | null} other */
    isOver: (other) => other !== null && (other.era ?? '') !== now,
    begin() {
      now = crypto.getRandomValues(new Uint32Array(2)).join('-');
      store.write('era', { era: now });
    },
    /** Calls back when another tab has begun one. @param {() => void} begun */
    on(begun) {
      listeners.push(begun);
    },
  };
}
