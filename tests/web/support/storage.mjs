// A fake of what the browser keeps for a page.
import { makeStore } from '../../../web/storage/store.ts';
import { fakeStorage, put } from './fakes.mjs';

globalThis.addEventListener ??= () => {};

export const address = 'https://host.example/fork/index.html#v=1';
export const prefix = 'tic-tac-toe /fork/ ';
export function openStore(storage = fakeStorage(), where = address, tab = fakeStorage()) {
  const troubles = [];
  const store = makeStore({ address: where, storage: () => storage, tabStorage: () => tab });
  store.onTrouble((state) => troubles.push(state));
  return { store, storage, tab, troubles };
}

/** A storage with room for this many characters. */
export function smallStorage(room, entries = {}) {
  const storage = fakeStorage(entries);
  const { setItem } = storage;
  const used = () => Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  storage.room = room;
  Object.defineProperty(storage, 'room', { enumerable: false });
  Object.defineProperty(storage, 'setItem', {
    value(key, text) {
      const now = Object.hasOwn(storage, key) ? key.length + storage[key].length : 0;
      if (used() - now + key.length + String(text).length > storage.room) throw new Error('quota');
      setItem(key, text);
    },
  });
  return storage;
}
/** The browser's events about other tabs, sent by a test. */
export function foreignChanges(context) {
  const listeners = [];
  put(context, 'addEventListener', (kind, listener) => listeners.push([kind, listener]));
  return {
    hear(key, newValue = null) {
      for (const [kind, listener] of listeners) if (kind === 'storage') listener({ key, newValue });
    },
    /** Back shows the page from the back/forward cache. */
    comeBack() {
      for (const [kind, listener] of listeners) if (kind === 'pageshow') listener({ persisted: true });
    },
  };
}

export { fakeStorage };
