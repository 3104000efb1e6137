// Whether the page is open in another tab of this browser.
import { attempt } from './store.ts';
import { tabKey } from './tab.ts';

/** Resolves to true only if this tab has its lock and no other tab one. One that sleeps counts as open, one that the
 * browser has put aside for Back does not.
 * @param given `storage` may throw, and `locks` are not there in every browser */
export async function isOnlyTab({
  address,
  storage,
  locks,
}: {
  address: string;
  storage: () => Pick<Storage, 'getItem'>;
  locks?: Pick<LockManager, 'query'>;
}): Promise<boolean> {
  const key = tabKey(address);
  const own = key + (attempt(() => storage().getItem(key)) ?? '');
  const { held } = (await locks?.query().catch(() => null)) ?? {};
  const names = held?.flatMap(({ name }) => (name?.startsWith(key) ? [name] : [])) ?? [];
  return names.length === 1 && names[0] === own;
}
