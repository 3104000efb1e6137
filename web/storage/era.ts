// "Clear everything" must also reach what cannot be deleted: history entries, which hold games, pages in the
// back/forward cache, and what other tabs keep for themselves. Each carries the era in which it was written; clearing
// begins a new era, and nothing from an earlier one is brought back.
import type { KeptText } from './saved-game.ts';
import type { Store } from './store.ts';

export type Era = ReturnType<typeof makeEra>;

const isEra = (entry: any): entry is { era: string } => typeof entry.era === 'string';

interface Given {
  store: Store;
  /** Of the history entry that the page starts with: where nothing can be stored, its era is the tab's. */
  state: { era?: string } | null;
  /** Keeps the tab's era. */
  ofTab: KeptText;
  /** Reloads a page that comes out of the back/forward cache with an earlier era: it shows a game of then, and its parts
   * remember more. */
  beginAnew: () => void;
}
export function makeEra({ store, state, ofTab, beginAnew }: Given) {
  const read = () => store.read('era', isEra)?.era;
  let now = read() ?? state?.era ?? '';
  const listeners: (() => void)[] = [];
  const wasOver = ofTab.read() !== now;
  const note = () => ofTab.write(now);
  // Write nothing for users who have never cleared anything.
  if (wasOver) {
    store.forgetUnkept();
    note();
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (read() ?? now) !== now) beginAnew();
  });
  store.onForeignChange((name) => {
    if (name !== 'era') return;
    now = read() ?? now;
    store.forgetUnkept();
    note();
    for (const listener of listeners) listener();
  });
  return {
    get now() {
      return now;
    },
    /** Whether the state of a history entry is from an earlier era. */
    isOver: (other: { era?: string } | null) => other !== null && (other.era ?? '') !== now,
    /** Whether the tab's own storage was from an earlier era when the page started. */
    isTabOver: wasOver,
    begin() {
      now = crypto.getRandomValues(new Uint32Array(2)).join('-');
      store.write('era', { era: now });
      note();
    },
    on(begun: () => void) {
      listeners.push(begun);
    },
  };
}
