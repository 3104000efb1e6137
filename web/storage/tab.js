// Which tab this is. A browser that duplicates a tab copies what it keeps and its history along; the games in
// there are the first tab's, and what the copy goes on with is a game of its own.
import { keyPrefix } from './store.js';

/** What a tab's name is kept under, and the lock of that name begins with. @param {string} address the page's */
export const tabKey = (address) => `${keyPrefix(address)}tab`;

/** Holds a name for as long as the page is shown; false when somebody else holds it.
 * @param {LockManager | undefined} locks
 * @param {string} name
 * @returns {Promise<boolean>} */
function hold(locks, name) {
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
 * @param {{ address: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>, locks?: LockManager }} given
 *   `storage` may throw, and `locks` are not there in every browser; then no copy is known as one
 * @returns {Promise<{ name: string, copied: boolean }>} */
export async function nameTab({ address, storage, locks }) {
  const key = tabKey(address);
  /** @param {string} name */
  const take = async (name) => {
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
