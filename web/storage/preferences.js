// What a user has chosen about the page, as opposed to about one game: kept in the store, shared by
// all tabs. Whoever depends on a preference listens for its changes.
export const defaults = {
  theme: 'system',
  pace: 800,
  animation: true,
  sound: false,
  vibration: true,
  alternate: false,
  boardAsText: false,
};
const themes = ['system', 'light', 'dark', 'contrast'];

/** Nothing of a wrong kind; a preference that is not there yet takes its default. */
export function areGood(entry) {
  const all = { ...defaults, ...entry };
  return (
    themes.includes(all.theme) &&
    Number.isInteger(all.pace) &&
    Object.entries(defaults).every(([name, usual]) => typeof all[name] === typeof usual)
  );
}

export class Preferences {
  #store;
  #values;
  #listeners = [];

  constructor(store) {
    this.#store = store;
    this.#values = this.#read();
    store.onForeignChange((name) => {
      if (name !== 'settings' && name !== null) return;
      this.#values = this.#read();
      this.#tell();
    });
  }

  #read() {
    return { ...defaults, ...this.#store.read('settings', defaults, areGood) };
  }

  #tell() {
    for (const listener of this.#listeners) listener(this.#values);
  }

  get values() {
    return this.#values;
  }

  /** Calls back now and after every change. */
  follow(listener) {
    this.#listeners.push(listener);
    listener(this.#values);
  }

  set(name, value) {
    this.#values = { ...this.#values, [name]: value };
    this.#store.write('settings', this.#values);
    this.#tell();
  }

  /** After the store has been filled or emptied from elsewhere. */
  reload() {
    this.#values = this.#read();
    this.#tell();
  }
}
