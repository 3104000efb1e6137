// What outlives the page and is needed before anything else, in the browser's local storage: settings, the newest game.
// Finished games and remote matches are written here too, a key each, because that waits for nothing and outlives a tab
// that closes in the same moment; `database.ts` moves them to the browser's database.
//
// Each writer gets back whether its entry is kept. What is not (no storage, no room left, a browser that refuses) stays
// in memory and, where there is room, in the tab's own storage: everything works until the tab closes. The store
// itself says so (`onTrouble`), whether or not the writer looks.
//
// What cannot be read is set aside, each under a key of its own, and the newest hundred of these are kept: where there
// is no room for that it stays where it is, and nothing is written over it.
//
// Every entry is an object with the version of its form, so that a later form is not mistaken for
// this one. Keys carry the page's folder, because all pages of one host share one storage.

/** `game` is what there was before `save`; `games` and `apart` are lists from before there was a database,
 * `puzzles` and `course` parts of what is `progress` now; `era`
 * changes when everything is cleared. */
const names = ['settings', 'save', 'game', 'games', 'apart', 'progress', 'puzzles', 'course', 'era'] as const;
/** Records on their way to the database, each by its id. */
const journals = ['games', 'matches'] as const;

export type Journal = (typeof journals)[number];
export type EntryName = (typeof names)[number] | `${Journal}/${string}`;
/** What an entry is of. */
export type Part = (typeof names)[number] | Journal;
/** How things stand: whether there is no storage at all, which entries are kept only until the tab closes, and of which
 * parts something could not be read. */
export type StoreState = { denied: boolean; unkept: EntryName[]; damaged: Part[] };
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Store = ReturnType<typeof makeStore>;

const version = 1;
/** How many texts that could not be read are kept. */
const mostAside = 100;

const partOf = (name: EntryName) => name.split('/')[0] as Part;
const isEntry = (name: string): name is EntryName =>
  names.some((one) => one === name) || journals.some((one) => name.startsWith(`${one}/`));

/** What `act` gives; nothing when it fails, as every use of storage may. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What the keys of this page begin with.
 * @param address the page's */
export const keyPrefix = (address: string) => `tic-tac-toe ${new URL('.', address).pathname} `;

/** Before keys carried a folder. */
const oldPrefix = 'tic-tac-toe/';

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
  const damaged: Set<Part> = new Set();
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

  /** Moves a text that cannot be used out of the way.
   * @param key where it is */
  const setAside = (part: Part, text: string, key: string | null = null) => {
    damaged.add(part);
    const first = `${prefix}set-aside/${part}/${Date.now()}`;
    const taken = ownKeys().filter((one) => one.startsWith(first)).length;
    const aside: [string, string] = [`${first}${taken ? `-${taken + 1}` : ''}`, text];
    const moved = change(key ? [[key, null], aside] : [aside]);
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
    if (!setAside(partOf(name), text, isHeld ? null : prefix + name)) stuck.add(name);
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

  const keysIn = (storage: Storage | null) => attempt(() => Object.keys(storage ?? {})) ?? [];
  const ownKeys = () => keysIn(lasting).filter((key) => key.startsWith(prefix));

  const remove = (name: EntryName) => {
    hold(name, null);
    attempt(() => lasting?.removeItem(prefix + name));
    tell();
  };

  if (lasting) takeOver(lasting, prefix);
  // A reload in a tab that had something which could not be kept.
  for (const key of keysIn(ofTab)) {
    const name = key.slice(tabPrefix.length);
    const text = key.startsWith(tabPrefix) && isEntry(name) && attempt(() => ofTab?.getItem(key));
    if (text) unkept.set(name as EntryName, text);
  }
  told = JSON.stringify(state());
  return {
    read,
    write: (name: EntryName, entry: object) => writeAll({ [name]: entry }),
    writeAll,
    /** Whether a text that cannot be used is kept out of the way. */
    setAside: (part: Part, text: string) => setAside(part, text),
    /** The records that the database has not taken yet, each as its text. */
    journal(): [EntryName, string][] {
      const kept = ownKeys().map((key) => key.slice(prefix.length));
      return [...new Set([...kept, ...unkept.keys()])]
        .filter((name): name is EntryName => name.includes('/') && isEntry(name))
        .map((name) => [name, get(name) ?? '']);
    },
    remove,
    /** Removes an entry, unless it has been written anew. */
    removeIf(name: EntryName, text: string) {
      if (get(name) === text) remove(name);
    },
    forgetUnkept() {
      for (const name of unkept.keys()) hold(name, null);
      tell();
    },
    /** Forgets everything, also what was set aside. Whether all of it is gone. */
    clear() {
      for (const name of unkept.keys()) hold(name, null);
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
    /** Calls back when another tab has changed an entry, with its name and text, or null for all: so when the browser
     * brings back a page that it had put aside, which has heard nothing meanwhile. */
    onForeignChange(changed: (name: EntryName | null, text: string | null) => void) {
      addEventListener('pageshow', ({ persisted }) => persisted && changed(null, null));
      addEventListener('storage', ({ key, newValue }) => {
        const name = key?.startsWith(prefix) ? key.slice(prefix.length) : '';
        if (key === null || isEntry(name)) changed(key === null ? null : (name as EntryName), newValue);
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
