// Which tab this is. A browser that duplicates a tab copies what it keeps and its history along; the games in
// there are the first tab's, and what the copy goes on with is a game of its own.
import { keyPrefix } from './store.ts';

/** What a tab's name is kept under, and the lock of that name begins with.
 * @param address the page's */
export const tabKey = (address: string) => `${keyPrefix(address)}tab`;

/** Holds a name for as long as the page is shown; false when somebody else holds it. */
function hold(locks: LockManager | undefined, name: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  return new Promise((settle) => {
    const kept = locks.request(name, { ifAvailable: true }, (lock) => {
      settle(lock !== null);
      // A page that held it longer could not be kept for the browser's Back.
      return lock && new Promise((release) => addEventListener('pagehide', release, { once: true }));
    });
    kept.catch(() => settle(true));
  });
}

/** The name of this tab, which stays through reloads, and whether it is a copy of one that is still open.
 * @param given `storage` may throw, and `locks` are not there in every browser; then no copy is known as one */
export async function nameTab({
  address,
  storage,
  locks,
}: {
  address: string;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  locks?: LockManager;
}): Promise<{ name: string; copied: boolean }> {
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
    // Other tabs are to know that they are not alone.
    await take(name);
    return { name: '', copied: false };
  }
}
