// The game in progress, kept through reload and crash, as a text of the program's that nobody here
// looks into. Each tab has its own, in the session storage; the newest of all tabs is in the store, for
// a visitor who comes back without a link.
import { keyPrefix } from './store.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Store } from './store.js'
 */
/** @typedef {ReturnType<typeof makeSavedGame>} SavedGame */

/** @param {any} entry @returns {entry is { save: string }} */
const isSave = (entry) => typeof entry.save === 'string';

/** A game as it was kept before there were saves. @param {any} entry @returns {entry is { address: string }} */
const isOldGame = (entry) => typeof entry.address === 'string';

/** A text that this tab keeps through a reload; empty where there is none. @param {string} name */
export function inTab(name) {
  /** @param {(tab: Storage, key: string) => string | null | void} act */
  const withTab = (act) => {
    try {
      return act(sessionStorage, `${keyPrefix(location.href)}${name}`) ?? '';
    } catch {
      // Without it a reload still has the address.
      return '';
    }
  };
  return {
    read: () => withTab((tab, key) => tab.getItem(key)),
    /** @param {string} text */
    write: (text) => void withTab((tab, key) => (text === '' ? tab.removeItem(key) : tab.setItem(key, text))),
  };
}

/** What this tab keeps of games. */
const forgetTab = () => {
  for (const name of ['save', 'replaced', 'position', 'exercise', 'lesson']) inTab(name).write('');
};

/** What is kept when the page begins: the saves of this tab and of the store, and the address of a game that an
 * earlier form of this page kept; each is empty where there is none.
 * @param {Store} store @param {boolean} isTabOver what the tab keeps is from before everything was cleared */
export function readSavedGame(store, isTabOver) {
  if (isTabOver) forgetTab();
  const tab = inTab('save').read();
  const save = store.read('save', isSave)?.save ?? '';
  const old = store.read('game', isOldGame);
  store.remove('game');
  return { tab, store: save, oldAddress: save ? '' : (old?.address ?? '') };
}

/** @param {{ bridge: Bridge, store: Store, atStart: ReturnType<typeof readSavedGame> }} parts */
export function makeSavedGame({ bridge, store, atStart }) {
  bridge.on('save', (save) => {
    inTab('save').write(save);
    store.write('save', { save });
  });
  let starting = true;
  bridge.on('bad_save', () => {
    const given = starting ? [atStart.tab, atStart.store] : [bridge.asked.slice(bridge.asked.indexOf(' ') + 1)];
    for (const save of new Set(given)) if (save) store.setAside('save', save);
  });
  bridge.on('told', () => {
    starting = false;
  });
  return { forget: forgetTab };
}
