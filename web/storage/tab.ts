// Which tab this is. Duplicating a tab copies its session storage and history; the games in there belong to the
// original, and the copy goes on with a game of its own.
import { keyPrefix } from './store.ts';

/** The storage key of a tab's name, and the prefix of its lock.
 * @param address the page's */
const tabKey = (address: string) => `${keyPrefix(address)}tab`;

/** Holds a name while the page is shown; false if another tab holds it. */
function hold(locks: LockManager | undefined, name: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  return new Promise((settle) => {
    const kept = locks.request(name, { ifAvailable: true }, (lock) => {
      settle(lock !== null);
      // A page that kept its lock could not enter the back/forward cache.
      return lock && new Promise((release) => addEventListener('pagehide', release, { once: true }));
    });
    kept.catch(() => settle(true));
  });
}

interface Given {
  address: string;
  /** may throw */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** without them a copy is not recognised */
  locks?: LockManager;
}
/** The name of this tab, which survives reloads, and whether it is a copy of a tab that is still open. */
export async function nameTab({ address, storage, locks }: Given): Promise<{ name: string; copied: boolean }> {
  const key = tabKey(address);
  const take = async (name: string) => {
    const taken = await hold(locks, key + name);
    if (taken) addEventListener('pageshow', ({ persisted }) => persisted && hold(locks, key + name));
    return taken;
  };
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    const kept = storage().getItem(key);
    if (kept && (await take(kept))) return { name: kept, copied: false };
    storage().setItem(key, name);
    await take(name);
    return { name, copied: kept !== null };
  } catch {
    // Take the lock anyway: other tabs must see that they are not alone.
    await take(name);
    return { name: '', copied: false };
  }
}
