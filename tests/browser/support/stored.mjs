// What a page has stored. Each function runs in the page, so it uses nothing else from here.

/** The entry of the store with this name. */
export const storedEntry = (name) =>
  JSON.parse(localStorage.getItem(`tic-tac-toe ${new URL('.', location.href).pathname} ${name}`));

/** Stores entries, each by its name. */
export function storeEntries(entries) {
  for (const [name, entry] of Object.entries(entries)) {
    const key = `tic-tac-toe ${new URL('.', location.href).pathname} ${name}`;
    localStorage.setItem(key, JSON.stringify({ version: 1, ...entry }));
  }
}

/** The finished games that the page keeps, in order: in the database, or on their way to it. */
export function storedGames() {
  const prefix = `tic-tac-toe ${new URL('.', location.href).pathname}`;
  const coming = Object.entries(localStorage).filter(([key]) => key.startsWith(`${prefix} games/`));
  const known = new Map(coming.map(([, text]) => JSON.parse(text).record).map((game) => [game.id, game]));
  return new Promise((resolve) => {
    const settle = () => resolve([...known.values()].sort((one, other) => one.when - other.when));
    const asked = indexedDB.open(prefix);
    // It does not exist yet.
    asked.onupgradeneeded = () => asked.transaction.abort();
    asked.onerror = settle;
    asked.onsuccess = () => {
      const all = asked.result.transaction('games').objectStore('games').getAll();
      all.onsuccess = () => {
        asked.result.close();
        for (const game of all.result) if (!known.has(game.id)) known.set(game.id, game);
        settle();
      };
    };
  });
}

/** Deletes everything that the page has stored; what it has in memory stays until a reload. */
export function forgetStored() {
  localStorage.clear();
  sessionStorage.clear();
  indexedDB.deleteDatabase(`tic-tac-toe ${new URL('.', location.href).pathname}`);
}

/** Fills the local storage of a page to the last character, as other pages of the same origin may. */
export function fillStorage() {
  let number = 0;
  for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) {
        localStorage.setItem(`another app ${number}`, 'x'.repeat(size));
        number += 1;
      }
    } catch {
      // Then try less.
    }
  }
}

/** Removes what `fillStorage` has left. */
export function freeStorage() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('another app')) localStorage.removeItem(key);
}
