// What a user has chosen about the page, as opposed to about one game: kept in the store, shared by
// all tabs. Whoever depends on a preference listens for its changes.
import { levels } from '../program/rules.ts';
import type { Store } from './store.ts';

export type Preferences = ReturnType<typeof makePreferences>;

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
export type Values = typeof defaults;

const themes = ['system', 'light', 'dark', 'contrast'];
const longestPace = 10_000;

/** Nothing of a wrong kind; a preference that is not there yet takes its default. */
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

/** Only what is a preference, whatever else a file holds. */
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
    /** Whether it is kept. What another tab has changed meanwhile stays. */
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      const kept = store.write('settings', { ...read(), [name]: value });
      reload();
      return kept;
    },
    /** After the store has been filled or emptied from elsewhere. */
    reload,
  };
}
