// What outlives the page: settings, the game, finished games, in the browser's local storage. What
// cannot be read is set aside under another key and never thrown away. Without storage (private
// mode, or full) everything works until the tab closes.
//
// Every entry is an object with the version of its form, so that a later form is not mistaken for
// this one. Keys carry the page's folder, because all pages of one host share one storage.

/** @typedef {'settings' | 'save' | 'game' | 'games' | 'apart'} EntryName `game` is what there was before `save` */
/** @typedef {'damaged' | 'full'} Trouble */
/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} KeptTexts */

/** @typedef {ReturnType<typeof makeStore>} Store */

const version = 1;
const names = /** @type {const} */ (['settings', 'save', 'game', 'games', 'apart']);

/** What the keys of this page begin with. @param {string} address the page's */
export const keyPrefix = (address) => `tic-tac-toe ${new URL('.', address).pathname} `;

/** Before keys carried a folder. */
const oldPrefix = 'tic-tac-toe/';

/**
 * @param {{ address: string, storage: () => Storage, trouble: (kind: Trouble) => void }} given
 *   `storage` may throw, `trouble` is told each kind at most once
 */
export function makeStore({ address, storage, trouble }) {
  const prefix = keyPrefix(address);
  /** What could not be kept. @type {Map<string, string>} */
  const memory = new Map();
  /** @type {Set<Trouble>} */
  const told = new Set();
  const lasting = openStorage(storage);

  /** @param {Trouble} kind */
  const tell = (kind) => {
    if (told.has(kind)) return;
    told.add(kind);
    trouble(kind);
  };
  /** @param {EntryName} name */
  const get = (name) => memory.get(name) ?? attempt(() => lasting?.getItem(prefix + name)) ?? null;

  /** Keeps a text that cannot be used, out of the way. @param {EntryName} name @param {string} text */
  const setAside = (name, text) => {
    tell('damaged');
    // No room for a second copy: the damaged entry stays until the next write replaces it.
    attempt(() => lasting?.setItem(`${prefix}set-aside/${name}/${Date.now()}`, text));
  };

  /** An entry, or null when there is none or it is not what `isGood` says.
   * @template Entry
   * @param {EntryName} name
   * @param {(entry: any) => entry is Entry} isGood
   * @returns {Entry | null} */
  const read = (name, isGood) => {
    const text = get(name);
    if (text === null) return null;
    const entry = attempt(() => JSON.parse(text));
    if (entry?.version === version && isGood(entry)) return entry;
    setAside(name, text);
    remove(name);
    return null;
  };

  /** @param {EntryName} name @param {object} entry */
  const write = (name, entry) => {
    const text = JSON.stringify({ ...entry, version });
    memory.set(name, text);
    try {
      if (!lasting) throw new Error('no storage');
      lasting.setItem(prefix + name, text);
      memory.delete(name);
    } catch {
      tell('full');
    }
  };

  /** @param {EntryName} name */
  const remove = (name) => {
    memory.delete(name);
    attempt(() => lasting?.removeItem(prefix + name));
  };

  const ownKeys = () => (attempt(() => Object.keys(lasting ?? {})) ?? []).filter((key) => key.startsWith(prefix));

  if (lasting) takeOver(lasting, prefix);
  return {
    read,
    write,
    setAside,
    remove,
    /** Forgets everything, also what was set aside. */
    clear() {
      memory.clear();
      for (const key of ownKeys()) attempt(() => lasting?.removeItem(key));
    },
    /** Calls back when another tab has changed an entry, with its name, or null for all.
     * @param {(name: EntryName | null) => void} changed */
    onForeignChange(changed) {
      addEventListener('storage', ({ key }) => {
        const name = names.find((one) => key === prefix + one);
        if (name || key === null) changed(name ?? null);
      });
    },
  };
}

/** @param {() => Storage} storage */
function openStorage(storage) {
  return attempt(storage) ?? null;
}

/** Entries from before keys carried a folder become this page's. @param {Storage} storage @param {string} prefix */
function takeOver(storage, prefix) {
  for (const name of names) {
    attempt(() => {
      const text = storage.getItem(oldPrefix + name);
      if (text === null) return;
      if (storage.getItem(prefix + name) === null) storage.setItem(prefix + name, text);
      storage.removeItem(oldPrefix + name);
    });
  }
}

/** What `act` gives; nothing when it fails, as every use of storage may.
 * @template Result @param {() => Result} act @returns {Result | undefined} */
function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
