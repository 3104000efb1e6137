// The game in progress, kept through reload and crash, as a text of the program's that nobody here
// looks into. Each tab has its own, in the session storage; the newest of all tabs is in the store, for
// a visitor who comes back without a link.
import { attempt, keyPrefix, type Store } from './store.ts';
import type { Bridge } from '../program/bridge.ts';

export type SavedGame = ReturnType<typeof makeSavedGame>;

const isSave = (entry: any): entry is { save: string } => typeof entry.save === 'string';

/** A game as it was kept before there were saves. */
const isOldGame = (entry: any): entry is { address: string } => typeof entry.address === 'string';

/** A text that this tab keeps through a reload; empty where there is none. */
export function inTab(name: string) {
  const key = () => `${keyPrefix(location.href)}${name}`;
  return {
    // Without it a reload still has the address.
    read: () => attempt(() => sessionStorage.getItem(key())) ?? '',
    write(text: string) {
      attempt(() => (text === '' ? sessionStorage.removeItem(key()) : sessionStorage.setItem(key(), text)));
    },
  };
}

/** What this tab keeps of games. */
const forgetTab = () => {
  for (const name of ['save', 'replaced', 'position', 'exercise', 'streak', 'timed', 'lesson', 'live'])
    inTab(name).write('');
};

/** What is kept when the page begins: the saves of this tab and of the store, and the address of a game that an
 * earlier form of this page kept; each is empty where there is none.
 * @param isTabOver what the tab keeps is from before everything was cleared */
export function readSavedGame(store: Store, isTabOver: boolean) {
  if (isTabOver) forgetTab();
  const tab = inTab('save').read();
  const save = store.read('save', isSave)?.save ?? '';
  const old = store.read('game', isOldGame);
  store.remove('game');
  return { tab, store: save, oldAddress: save ? '' : (old?.address ?? '') };
}

export function makeSavedGame({
  bridge,
  store,
  atStart,
}: {
  bridge: Bridge;
  store: Store;
  atStart: ReturnType<typeof readSavedGame>;
}) {
  bridge.on('save', (save) => {
    inTab('save').write(save);
    store.write('save', { save });
  });
  let starting = true;
  bridge.on('bad_save', () => {
    const given = starting ? [atStart.tab, atStart.store] : [bridge.asked.slice(bridge.asked.indexOf(' ') + 1)];
    for (const save of new Set(given)) if (save) store.setAside('save', save);
  });
  bridge.on('update', () => {
    starting = false;
  });
  return { forget: forgetTab };
}
