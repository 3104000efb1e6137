// Whether the page is open in another tab of this browser.
import { attempt } from './attempt.js';
import { tabKey } from './tab.js';

/** Resolves to true only if it is in none for certain. One that sleeps counts as open, one that the browser has put
 * aside for Back does not.
 * @param {{ address: string, storage: () => Pick<Storage, 'getItem'>, locks?: Pick<LockManager, 'query'> }} given
 *   `storage` may throw, and `locks` are not there in every browser
 * @returns {Promise<boolean>} */
export async function isOnlyTab({ address, storage, locks }) {
  const key = tabKey(address);
  const own = key + (attempt(() => storage().getItem(key)) ?? '');
  const { held } = (await locks?.query().catch(() => null)) ?? {};
  return held?.every(({ name }) => !name?.startsWith(key) || name === own) ?? false;
}
