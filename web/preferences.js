// What a user has chosen about the page, as opposed to about one game: kept in the store, shared by
// all tabs. Whoever depends on a preference listens for its changes.
export const defaults = {
  theme: 'system',
  pace: 800,
  animation: true,
  sound: false,
  vibration: true,
  alternate: false,
};
const themes = ['system', 'light', 'dark', 'contrast'];

export function areGood(entry) {
  return (
    themes.includes(entry.theme) &&
    Number.isInteger(entry.pace) &&
    ['animation', 'sound', 'vibration', 'alternate'].every((name) => typeof entry[name] === 'boolean')
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
    return this.#store.read('settings', defaults, areGood);
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
