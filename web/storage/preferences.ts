// What the user has chosen about the page, as opposed to about one game: kept in the store, shared by all tabs. Parts
// listen for changes of the preferences they depend on.
import { levels } from '../program/rules.ts';
import type { Store } from './store.ts';

export type Preferences = ReturnType<typeof makePreferences>;

export const defaults = {
  theme: 'system',
  pace: 800,
  animation: true,
  sound: false,
  /** Sounds are offered once, after the first win. */
  soundOffered: false,
  vibration: true,
  alternate: false,
  boardAsText: false,
  /** The user's name, for invited friends and for two players at this device, and the second player's. */
  name: '',
  secondName: '',
  /** Wins that decide a series; 0 for a series without end. */
  series: 0,
  /** The computer's level for a single player. */
  level: 'easy',
};
export type Values = typeof defaults;

const themes = ['system', 'light', 'dark', 'contrast'];
const longestPace = 10_000;

/** Whether every value has the right type; a missing preference takes its default. */
export function areGood(entry: unknown): entry is Partial<Values> {
  if (typeof entry !== 'object' || entry === null) return false;
  const all: Record<string, unknown> = { ...defaults, ...entry };
  const { theme, pace, level } = all as unknown as Values;
  return (
    Object.entries(defaults).every(([name, usual]) => typeof all[name] === typeof usual) &&
    themes.includes(theme) &&
    levels.some((known) => known === level) &&
    Number.isInteger(pace) &&
    pace >= 0 &&
    pace <= longestPace
  );
}

/** Only the preferences, whatever else a file holds. */
export const pick = (entry: Partial<Values>): Values =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [name, entry[name as keyof Values] ?? usual]),
  ) as any;

export function makePreferences({ store }: { store: Store }) {
  const listeners: ((values: Values) => void)[] = [];
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
    on(listener: (values: Values) => void) {
      listeners.push(listener);
    },
    /** Returns whether it is kept. Changes from other tabs stay. */
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      const kept = store.write('settings', { ...read(), [name]: value });
      reload();
      return kept;
    },
    /** Call it after the store was filled or emptied from elsewhere. */
    reload,
  };
}
