// The game in progress, kept through reloads and crashes as a text that only the program reads. Each tab has its own,
// in session storage; the newest of all tabs is in the store, for a visitor who comes back without a link.
import { attempt, keyPrefix, type Store } from './store.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

const isSave = (entry: any): entry is { save: string } => typeof entry.save === 'string';

export type KeptText = { read: () => string; write: (text: string) => void };
/** A text that this tab keeps through reloads; empty without one. */
export function inTab(name: string): KeptText {
  const key = () => `${keyPrefix(location.href)}${name}`;
  return {
    // Without storage a reload still has the address.
    read: () => attempt(() => sessionStorage.getItem(key())) ?? '',
    write(text: string) {
      attempt(() => (text === '' ? sessionStorage.removeItem(key()) : sessionStorage.setItem(key(), text)));
    },
  };
}

/** The ids of games in which this tab has shown a hint or the analysis before the end. */
export const helpedGames = inTab('helped');
/** Whether the one player against a computer had help in this game: by moves taken back, hints or analysis. */
export const hadHelp = ({ id, x, o, set_aside: aside }: Pick<View, 'id' | 'x' | 'o' | 'set_aside'>) =>
  (x === 'human') !== (o === 'human') && (aside > 0 || helpedGames.read().includes(id));

export const forgetTab = () => {
  for (const name of ['save', 'replaced', 'position', 'exercise', 'streak', 'lesson', 'live', 'helped'])
    inTab(name).write('');
};

/** What is kept when the page starts: the saves of this tab and of the store; each is empty if missing.
 * @param isTabOver the tab's own storage is from before everything was cleared */
export function readSavedGame(store: Store, isTabOver: boolean) {
  if (isTabOver) forgetTab();
  const tab = inTab('save').read();
  return { tab, store: store.read('save', isSave)?.save ?? '' };
}

type Parts = { bridge: Bridge; store: Store; atStart: ReturnType<typeof readSavedGame> };
export function keepSavedGame({ bridge, store, atStart }: Parts) {
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
}
