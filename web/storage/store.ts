// What outlives the page and is needed first, in local storage: settings and the newest game. Finished games and remote
// matches are written here too, one key each, because that is synchronous and survives a tab that closes at that
// moment; `database.ts` then moves them to the browser's database.
//
// Every write returns whether its entry is kept. If not (no storage, no room left, a browser that refuses), it stays in
// memory and, where there is room, in session storage: everything works until the tab closes. The store reports this
// itself (`onTrouble`), whether or not the writer looks.
//
// What cannot be read is set aside under a key of its own; the newest hundred of these are kept. Without room for that
// it stays where it is, and nothing overwrites it.
//
// Every entry is an object with the version of its format, so that a later format is not mistaken for this one. Keys
// contain the page's folder, because all pages of a host share one storage.

/** `games` and `apart` are lists from before there was a database, `puzzles` and `course` former parts of `progress`; `era`
 * changes when everything is cleared. */
const names = ['settings', 'save', 'games', 'apart', 'progress', 'puzzles', 'course', 'era'] as const;
/** Records on their way to the database, by their ids. */
const journals = ['games', 'matches'] as const;

export type Journal = (typeof journals)[number];
export type EntryName = (typeof names)[number] | `${Journal}/${string}`;
/** The kind of data in an entry. */
export type Part = (typeof names)[number] | Journal;
/** Whether there is no storage at all, which entries last only until the tab closes, and which parts had something that
 * could not be read. */
export type StoreState = { denied: boolean; unkept: EntryName[]; damaged: Part[] };

export type Store = ReturnType<typeof makeStore>;

const version = 1;
/** How many unreadable texts are kept. */
const mostAside = 100;

const partOf = (name: EntryName) => name.split('/')[0] as Part;
const isEntry = (name: string): name is EntryName =>
  names.some((one) => one === name) || journals.some((one) => name.startsWith(`${one}/`));

/** The result of `act`; undefined if it throws, as any use of storage may. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The prefix of this page's keys.
 * @param address the page's */
export const keyPrefix = (address: string) => `tic-tac-toe ${new URL('.', address).pathname} `;

/** Both storages may throw; `tabStorage` is the session storage. */
type Given = { address: string; storage: () => Storage; tabStorage?: () => Storage | null };

export function makeStore({ address, storage, tabStorage = () => null }: Given) {
  const prefix = keyPrefix(address);
  const tabPrefix = `${prefix}unkept/`;
  let lasting = attempt(storage) ?? null;
  const ofTab = attempt(tabStorage) ?? null;
  /** Entries that last only until the tab closes. */
  const unkept: Map<EntryName, string> = new Map();
  /** Entries that could neither be read nor set aside: they must not be overwritten. */
  const stuck: Set<EntryName> = new Set();
  const damaged: Set<Part> = new Set();
  const listeners: ((state: StoreState) => void)[] = [];

  const state = (): StoreState => ({ denied: lasting === null, unkept: [...unkept.keys()], damaged: [...damaged] });
  /** The state that listeners last heard. */
  let told = '';
  const tell = () => {
    const now = JSON.stringify(state());
    if (now === told) return;
    told = now;
    for (const listener of listeners) listener(state());
  };

  /** Changes all of these keys, in this order, or none; null removes a key. */
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

  /** @param text null to let go of it */
  const hold = (name: EntryName, text: string | null) => {
    if (text === null) unkept.delete(name);
    else unkept.set(name, text);
    attempt(() => (text === null ? ofTab?.removeItem(tabPrefix + name) : ofTab?.setItem(tabPrefix + name, text)));
  };

  const get = (name: EntryName) => {
    try {
      return unkept.get(name) ?? lasting?.getItem(prefix + name) ?? null;
    } catch {
      // What cannot be read may still be there: write nothing, or a fresh start would overwrite it.
      lasting = null;
      tell();
      return null;
    }
  };

  /** Moves an unusable text out of the way.
   * @param key where it is */
  const setAside = (part: Part, text: string, key: string | null = null) => {
    damaged.add(part);
    const first = `${prefix}set-aside/${part}/${Date.now()}`;
    const taken = ownKeys().filter((one) => one.startsWith(first)).length;
    const aside: [string, string] = [`${first}${taken ? `-${taken + 1}` : ''}`, text];
    const moved = change(key ? [[key, null], aside] : [aside]);
    // A key ends with the time at which it was set aside.
    const all = ownKeys().filter((key) => key.startsWith(`${prefix}set-aside/`));
    const since = (key: string) => Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
    for (const key of all.sort((one, other) => since(other) - since(one)).slice(mostAside))
      attempt(() => lasting?.removeItem(key));
    tell();
    return moved;
  };

  /** An entry; null if there is none or `isGood` rejects it. */
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

  /** Writes all of these entries, or none if there is no room for one. Returns whether they are kept. */
  const writeAll = (entries: Partial<Record<EntryName, object>>) => {
    const written = Object.keys(entries) as EntryName[];
    const texts = written.map((name): [EntryName, string] => [name, JSON.stringify({ ...entries[name], version })]);
    const isFree = written.every((name) => !stuck.has(name));
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

  // This tab was reloaded with entries that could not be kept.
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
    /** Returns whether an unusable text is kept out of the way. */
    setAside: (part: Part, text: string) => setAside(part, text),
    /** The records that the database has not taken yet, as texts. */
    journal(): [EntryName, string][] {
      const kept = ownKeys().map((key) => key.slice(prefix.length));
      return [...new Set([...kept, ...unkept.keys()])]
        .filter((name): name is EntryName => name.includes('/') && isEntry(name))
        .map((name) => [name, get(name) ?? '']);
    },
    remove,
    /** Removes an entry unless it was rewritten since. */
    removeIf(name: EntryName, text: string) {
      if (get(name) === text) remove(name);
    },
    forgetUnkept() {
      for (const name of unkept.keys()) hold(name, null);
      tell();
    },
    /** Forgets everything, also what was set aside. Returns whether all of it is gone. */
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
    /** Calls back when an entry is no longer kept, is kept again, or was found damaged. */
    onTrouble(changed: (state: StoreState) => void) {
      listeners.push(changed);
    },
    /** Calls back when another tab has changed an entry, with its name and text. Null means that any may have changed:
     * a page from the back/forward cache has heard nothing while it was there. */
    onForeignChange(changed: (name: EntryName | null, text: string | null) => void) {
      addEventListener('pageshow', ({ persisted }) => persisted && changed(null, null));
      addEventListener('storage', ({ key, newValue }) => {
        const name = key?.startsWith(prefix) ? key.slice(prefix.length) : '';
        if (key === null || isEntry(name)) changed(key === null ? null : (name as EntryName), newValue);
      });
    },
  };
}
