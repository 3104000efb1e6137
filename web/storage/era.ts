// "Clear everything" must reach what cannot be deleted: entries of the browser's history, which hold games, pages that
// the browser has put aside whole for its Back, and what other tabs keep for themselves. Each carries the era in which
// it was written; a new one begins when everything is cleared, and what is of an earlier one is not brought back.
import { attempt, type KeptTexts, type Store } from './store.ts';

export type Era = ReturnType<typeof makeEra>;

const isEra = (entry: any): entry is { era: string } => typeof entry.era === 'string';

/** `state` is of the entry that the page begins with: where nothing can be stored, its era is the one of the tab.
 * `tabStorage` is the tab's own and may throw; what it keeps is under `key`. `beginAnew` loads a page that was put
 * aside in an earlier era: it shows a game of then, and its parts remember more. */
export function makeEra({
  store,
  state,
  tabStorage,
  key,
  beginAnew,
}: {
  store: Store;
  state: { era?: string } | null;
  tabStorage: () => KeptTexts;
  key: string;
  beginAnew: () => void;
}) {
  const read = () => store.read('era', isEra)?.era;
  let now = read() ?? state?.era ?? '';
  const listeners: (() => void)[] = [];
  const ofTab = attempt(() => tabStorage().getItem(key)) ?? '';
  const note = () => attempt(() => tabStorage().setItem(key, now));
  // Nothing is written for those who have never cleared anything.
  if (ofTab !== now) {
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
    /** Whether the state of an entry of the history is of an earlier one. */
    isOver: (other: { era?: string } | null) => other !== null && (other.era ?? '') !== now,
    /** What this tab kept for itself when the page began was of an earlier one. */
    isTabOver: ofTab !== now,
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
