// What outlives the page: settings, the game, finished games, matches, in the browser's local storage.
//
// Whoever writes gets back whether it is kept. What is not (no storage, no room left, a browser that refuses) stays
// in memory and, where there is room, in the tab's own storage: everything works until the tab closes. The store
// itself says so (`onTrouble`), whether or not the writer looks.
//
// What cannot be read is set aside, each under a key of its own, and the newest hundred of these are kept: where there
// is no room for that it stays where it is, and nothing is written over it.
//
// Every entry is an object with the version of its form, so that a later form is not mistaken for
// this one. Keys carry the page's folder, because all pages of one host share one storage.
import { attempt } from './attempt.ts';

/** `game` is what there was before `save`; `era` changes when everything is cleared. */
export type EntryName = 'settings' | 'save' | 'game' | 'games' | 'apart' | 'puzzles' | 'course' | 'era';
/** How things stand: whether there is no storage at all, which entries are kept only until the tab closes, and which
 * could not be read, or not all of them. */
export type StoreState = { denied: boolean; unkept: EntryName[]; damaged: EntryName[] };
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Store = ReturnType<typeof makeStore>;

const version = 1;
/** How many texts that could not be read are kept. */
const mostAside = 100;
const names = ['settings', 'save', 'game', 'games', 'apart', 'puzzles', 'course', 'era'] as const;

/** What the keys of this page begin with.
 * @param address the page's */
export const keyPrefix = (address: string) => `tic-tac-toe ${new URL('.', address).pathname} `;

/** Before keys carried a folder. */
const oldPrefix = 'tic-tac-toe/';

const isList = (entry: any): entry is { games: unknown[] } => Array.isArray(entry.games);

/** @param given both may throw; `tabStorage` is the tab's own */
export function makeStore({
  address,
  storage,
  tabStorage = () => null,
}: {
  address: string;
  storage: () => Storage;
  tabStorage?: () => Storage | null;
}) {
  const prefix = keyPrefix(address);
  const tabPrefix = `${prefix}unkept/`;
  let lasting = attempt(storage) ?? null;
  const ofTab = attempt(tabStorage) ?? null;
  /** What is kept only until the tab closes. */
  const unkept: Map<EntryName, string> = new Map();
  /** What could not be read or set aside: it must not be written over. */
  const stuck: Set<EntryName> = new Set();
  const damaged: Set<EntryName> = new Set();
  const listeners: ((state: StoreState) => void)[] = [];

  const state = (): StoreState => ({ denied: lasting === null, unkept: [...unkept.keys()], damaged: [...damaged] });
  /** What the listeners know. */
  let told = '';
  const tell = () => {
    const now = JSON.stringify(state());
    if (now === told) return;
    told = now;
    for (const listener of listeners) listener(state());
  };

  /** Changes all of these keys, in this order, or none; null removes one. */
  const change = (changes: [key: string, text: string | null][]) => {
    const before: [string, string | null][] = [];
    const put = ([key, text]: [string, string | null]) => {
      if (text === null) lasting?.removeItem(key);
      else lasting?.setItem(key, text);
    };
    try {
      for (const one of changes) {
        const old = (lasting as Storage).getItem(one[0]);
        put(one);
        before.unshift([one[0], old]);
      }
      return true;
    } catch {
      for (const one of before) attempt(() => put(one));
      return false;
    }
  };

  /** @param text null when it need not be held any more */
  const hold = (name: EntryName, text: string | null) => {
    if (text === null) unkept.delete(name);
    else unkept.set(name, text);
    attempt(() => (text === null ? ofTab?.removeItem(tabPrefix + name) : ofTab?.setItem(tabPrefix + name, text)));
  };

  const get = (name: EntryName) => {
    try {
      return unkept.get(name) ?? lasting?.getItem(prefix + name) ?? null;
    } catch {
      // What cannot be read may still be there, and is not to be written over by what begins with nothing.
      lasting = null;
      tell();
      return null;
    }
  };

  /** Moves texts that cannot be used out of the way, together with what takes their place. */
  const setAside = (name: EntryName, texts: string[], others: [string, string | null][] = []) => {
    damaged.add(name);
    const first = `${prefix}set-aside/${name}/${Date.now()}`;
    const taken = ownKeys().filter((key) => key.startsWith(first)).length;
    const aside: [string, string][] = texts.map((text, index) => [
      `${first}${taken + index ? `-${taken + index + 1}` : ''}`,
      text,
    ]);
    const moved = change([...others, ...aside]);
    if (!moved) stuck.add(name);
    // By the time that each was set aside, which its key ends with.
    const all = ownKeys().filter((key) => key.startsWith(`${prefix}set-aside/`));
    const since = (key: string) => Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
    for (const key of all.sort((one, other) => since(other) - since(one)).slice(mostAside))
      attempt(() => lasting?.removeItem(key));
    tell();
    return moved;
  };

  /** An entry, or null when there is none or it is not what `isGood` says. */
  const read = <Entry>(name: EntryName, isGood: (entry: any) => entry is Entry): Entry | null => {
    if (stuck.has(name) && !unkept.has(name)) return null;
    const text = get(name);
    if (text === null) return null;
    const entry = attempt(() => JSON.parse(text));
    if (entry?.version === version && isGood(entry)) return entry;
    const isHeld = unkept.has(name);
    hold(name, null);
    setAside(name, [text], isHeld ? [] : [[prefix + name, null]]);
    return isHeld ? read(name, isGood) : null;
  };

  /** Whether all of these entries are kept. If there is no room for one, none of them is. */
  const writeAll = (entries: Partial<Record<EntryName, object>>) => {
    const texts = Object.entries(entries).map(([name, entry]) => [name, JSON.stringify({ ...entry, version })]) as [
      EntryName,
      string,
    ][];
    const isFree = texts.every(([name]) => !stuck.has(name));
    const kept = isFree && change(texts.map(([name, text]) => [prefix + name, text]));
    for (const [name, text] of texts) hold(name, kept ? null : text);
    tell();
    return kept;
  };

  const ownKeys = () => (attempt(() => Object.keys(lasting ?? {})) ?? []).filter((key) => key.startsWith(prefix));

  if (lasting) takeOver(lasting, prefix);
  // A reload in a tab that had something which could not be kept.
  for (const name of names) {
    const text = attempt(() => ofTab?.getItem(tabPrefix + name));
    if (text) unkept.set(name, text);
  }
  told = JSON.stringify(state());
  return {
    read,
    /** The good ones of an entry's list `games`. The others are set aside, each alone. */
    readList<Item>(name: EntryName, isGood: (item: any) => item is Item): Item[] {
      const entry = read(name, isList);
      const bad = entry?.games.filter((item) => !isGood(item)) ?? [];
      const good = entry?.games.filter(isGood) ?? [];
      if (bad.length > 0) {
        const rest = JSON.stringify({ ...entry, games: good });
        const texts = bad.map((item) => JSON.stringify(item));
        if (setAside(name, texts, [[prefix + name, rest]])) hold(name, null);
        else unkept.set(name, rest);
        tell();
      }
      return good;
    },
    /** Whether it is kept. */
    write: (name: EntryName, entry: object) => writeAll({ [name]: entry }),
    writeAll,
    /** Whether a text that cannot be used is kept out of the way. */
    setAside: (name: EntryName, text: string) => setAside(name, [text]),
    remove(name: EntryName) {
      hold(name, null);
      attempt(() => lasting?.removeItem(prefix + name));
      tell();
    },
    /** Forgets what could not be kept. */
    forgetUnkept() {
      for (const name of names) hold(name, null);
      tell();
    },
    /** Forgets everything, also what was set aside. Whether all of it is gone. */
    clear() {
      for (const name of names) hold(name, null);
      for (const key of ownKeys()) attempt(() => lasting?.removeItem(key));
      stuck.clear();
      damaged.clear();
      tell();
      return ownKeys().length === 0;
    },
    get state() {
      return state();
    },
    /** Calls back whenever something is no longer kept, is kept again, or was found damaged. */
    onTrouble(changed: (state: StoreState) => void) {
      listeners.push(changed);
    },
    /** Calls back when another tab has changed an entry, with its name, or null for all: so when the browser brings
     * back a page that it had put aside, which has heard nothing meanwhile. */
    onForeignChange(changed: (name: EntryName | null) => void) {
      addEventListener('pageshow', ({ persisted }) => persisted && changed(null));
      addEventListener('storage', ({ key }) => {
        const name = names.find((one) => key === prefix + one);
        if (name || key === null) changed(name ?? null);
      });
    },
  };
}

/** Entries from before keys carried a folder become this page's. */
function takeOver(storage: Storage, prefix: string) {
  for (const name of names) {
    attempt(() => {
      const text = storage.getItem(oldPrefix + name);
      if (text === null) return;
      if (storage.getItem(prefix + name) === null) storage.setItem(prefix + name, text);
      storage.removeItem(oldPrefix + name);
    });
  }
}
