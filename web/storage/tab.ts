// Which tab this is. Duplicating a tab copies its session storage and history; the games in there belong to the
// original, and the copy goes on with a game of its own.
import { inTab } from './saved-game.ts';
import { keyPrefix } from './store.ts';

/** Holds a name while the page is shown; false if another tab holds it. Without locks a copy is not recognised. */
function hold(name: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((settle) => {
    const kept = locks.request(`${keyPrefix(location.href)}tab${name}`, { ifAvailable: true }, (lock) => {
      settle(lock !== null);
      // A page that kept its lock could not enter the back/forward cache.
      return lock && new Promise((release) => addEventListener('pagehide', release, { once: true }));
    });
    kept.catch(() => settle(true));
  });
}

async function take(name: string) {
  const taken = await hold(name);
  if (taken) addEventListener('pageshow', ({ persisted }) => persisted && hold(name));
  return taken;
}

/** The name of this tab, which survives reloads, and whether it is a copy of a tab that is still open. */
export async function nameTab(): Promise<{ name: string; copied: boolean }> {
  const { read, write } = inTab('tab');
  const before = read();
  if (before && (await take(before))) return { name: before, copied: false };
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  write(name);
  // Even if it could not be kept: other tabs must see that they are not alone.
  await take(name);
  return read() === name ? { name, copied: before !== '' } : { name: '', copied: false };
}
