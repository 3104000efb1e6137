// What outlives the page: settings, the game, finished games, in the browser's local storage. What
// cannot be read is set aside under another key and never thrown away. Without storage (private
// mode, or full) everything works until the tab closes.
//
// Every entry is an object with the version of its form, so that a later form is not mistaken for
// this one. The key of the settings and their `theme` are read by first.js too.
const prefix = 'tic-tac-toe/';
const version = 1;

export class Store {
  #lasting;
  #memory = new Map();
  #trouble;

  /** `trouble` is told 'damaged' or 'full', each at most once. */
  constructor(trouble) {
    const told = new Set();
    this.#trouble = (kind) => {
      if (told.has(kind)) return;
      told.add(kind);
      trouble(kind);
    };
    try {
      this.#lasting = localStorage;
    } catch {
      this.#lasting = null;
    }
  }

  /** Calls back when another tab has changed an entry. */
  onForeignChange(changed) {
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(prefix)) changed(key?.slice(prefix.length) ?? null);
    });
  }

  /** An entry, or `otherwise` when there is none or it is not what `isGood` says. */
  read(name, otherwise, isGood) {
    const text = this.#get(name);
    if (text === null) return otherwise;
    const entry = parse(text);
    if (entry?.version === version && isGood(entry)) return entry;
    this.#setAside(name, text);
    return otherwise;
  }

  write(name, entry) {
    const text = JSON.stringify({ version, ...entry });
    this.#memory.set(name, text);
    try {
      if (!this.#lasting) throw new Error('no storage');
      this.#lasting.setItem(prefix + name, text);
      this.#memory.delete(name);
    } catch {
      this.#trouble('full');
    }
  }

  /** Forgets everything, also what was set aside. */
  clear() {
    this.#memory.clear();
    for (const key of this.#keys()) this.#lasting.removeItem(key);
  }

  #keys() {
    try {
      return Object.keys(this.#lasting ?? {}).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  #get(name) {
    if (this.#memory.has(name)) return this.#memory.get(name);
    try {
      return this.#lasting?.getItem(prefix + name) ?? null;
    } catch {
      return null;
    }
  }

  #setAside(name, text) {
    this.#trouble('damaged');
    try {
      this.#lasting.setItem(`${prefix}set-aside/${name}/${Date.now()}`, text);
      this.#lasting.removeItem(prefix + name);
    } catch {
      // No room for a second copy: the damaged entry stays until the next write replaces it.
    }
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
