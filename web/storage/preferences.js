// What a user has chosen about the page, as opposed to about one game: kept in the store, shared by
// all tabs. Whoever depends on a preference listens for its changes.
import { levels } from '../program/levels.js';

/** @import { Store } from './store.js' */
/** @typedef {ReturnType<typeof makePreferences>} Preferences */

export const defaults = {
  theme: 'system',
  pace: 800,
  animation: true,
  sound: false,
  /** After the first win, once. */
  soundOffered: false,
  vibration: true,
  alternate: false,
  boardAsText: false,
  /** What one is called, by friends who are invited and where two play at this device, and what the other one is. */
  name: '',
  secondName: '',
  /** Wins that decide a series; 0 for no end. */
  series: 0,
  /** Whom a lone visitor plays. */
  level: 'easy',
};
/** @typedef {typeof defaults} Values */

const themes = ['system', 'light', 'dark', 'contrast'];
const longestPace = 10_000;

/** Nothing of a wrong kind; a preference that is not there yet takes its default.
 * @param {unknown} entry
 * @returns {entry is Partial<Values>} */
export function areGood(entry) {
  if (typeof entry !== 'object' || entry === null) return false;
  /** @type {Record<string, unknown>} */
  const all = { ...defaults, ...entry };
  const { theme, pace, level } = /** @type {Values} */ (/** @type {unknown} */ (all));
  return (
    Object.entries(defaults).every(([name, usual]) => typeof all[name] === typeof usual) &&
    themes.includes(theme) &&
    levels.some((known) => known === level) &&
    Number.isInteger(pace) &&
    pace >= 0 &&
    pace <= longestPace
  );
}

/** Only what is a preference, whatever else a file holds. @param {Partial<Values>} entry @returns {Values} */
export const pick = (entry) =>
  /** @type {any} */ (
    Object.fromEntries(
      Object.entries(defaults).map(([name, usual]) => [name, entry[/** @type {keyof Values} */ (name)] ?? usual]),
    )
  );

/** @param {{ store: Store }} parts */
export function makePreferences({ store }) {
  /** @type {((values: Values) => void)[]} */
  const listeners = [];
  const read = () => pick(store.read('settings', areGood) ?? {});
  let values = read();

  const reload = () => {
    values = read();
    for (const listener of listeners) listener(values);
  };
  store.onForeignChange((name) => {
    if (name === 'settings' || name === null) reload();
  });
  return {
    get values() {
      return values;
    },
    /** Calls back after every change. @param {(values: Values) => void} listener */
    on(listener) {
      listeners.push(listener);
    },
    /** Whether it is kept. What another tab has changed meanwhile stays. @template {keyof Values} Name @param {Name} name @param {Values[Name]} value */
    set(name, value) {
      const kept = store.write('settings', { ...read(), [name]: value });
      reload();
      return kept;
    },
    /** After the store has been filled or emptied from elsewhere. */
    reload,
  };
}
