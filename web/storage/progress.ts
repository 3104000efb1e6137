// The user's progress, in one entry. Puzzles: results by day, level, best scores and failures. Learning: finished steps
// of the course, and the lessons that a teacher is making, in the form of their address.
import type { Store } from './store.ts';

/** `helped`: solved with more than a first hint, or after a mistake. */
export type Result = (typeof results)[number];
const results = ['solved', 'helped', 'failed', ''] as const;
export interface Progress {
  /** by date: easy, medium, hard */
  days: Record<string, Result[]>;
  /** likewise: how many mistakes came before it was solved without a hint */
  slips: Record<string, number[]>;
  /** dates first solved on a later day: no run counts them */
  late: string[];
  practice: { grade: number; in_a_row: number };
  best: { streak: number; timed: number };
  /** how many puzzles were shown, so that others come next */
  seen: number;
  /** puzzles not solved without help, the latest last */
  wrong: string[];
  /** from the user's reviewed games, the latest last: rules, where the game began (or `empty`), and its moves up to the
   * mistake */
  mistakes: string[];
  done: string[];
  /** steps whose answer was shown instead */
  shown: string[];
  draft: string;
  /** the machine of beads: its seed, and the games it has learned from, as the program takes them */
  machine: string;
}

const mostTexts = 100;
/** Two years: no streak needs more. */
const mostDays = 800;
/** Longer than any address of lessons. */
const mostDraft = 40_000;
/** Longer than the most games, each by hand. */
const mostMachine = 200_000;

export const isCount = (value: any) => Number.isInteger(value) && value >= 0;
const puzzle = /^[\w,]+\.\w+\.[1-5]\.[a-t]\d+\.[XOa-t\d/.]+$/;
const mistake = /^\d+,\d+,\d+(,misere)? (empty|[XO./]+) [a-t]\d+(\.[a-t]\d+)*$/;
const machine = /^\d{1,9} (none|[a-z]+:[\da-c.-]+(,[a-z]+:[\da-c.-]+)*)$/;

/** A part's initial value, what it may be, and how much of it is kept. */
interface Field<Value> {
  empty: () => Value;
  isGood: (value: any) => boolean;
  kept: (value: Value) => Value;
}
const whole = <Value>(value: Value) => value;
/** Numbers of something, each by its name. */
const counts = <Name extends string>(empty: Record<Name, number>): Field<Record<Name, number>> => ({
  empty: () => ({ ...empty }),
  isGood: (value) => Object.keys(empty).every((name) => isCount(value?.[name])),
  kept: whole,
});
/** Three per day. */
const perDay = <Item>(isGood: (one: any) => boolean): Field<Record<string, Item[]>> => ({
  empty: () => ({}),
  isGood: (days) =>
    typeof days === 'object' &&
    days !== null &&
    Object.entries(days).every(
      ([day, all]) => /^\d{4}-\d\d-\d\d$/.test(day) && Array.isArray(all) && all.length === 3 && all.every(isGood),
    ),
  kept: (days) => Object.fromEntries(Object.entries(days).sort().slice(-mostDays)),
});
/** Keeps the latest that can be read again: the study accepts some in other forms too. */
const texts = (form: RegExp): Field<string[]> => ({
  empty: () => [],
  isGood: (all) => Array.isArray(all) && all.every((text) => typeof text === 'string' && form.test(text)),
  kept: (all) => [...new Set(all)].filter((text) => form.test(text)).slice(-mostTexts),
});

const fields: { [Name in keyof Progress]: Field<Progress[Name]> } = {
  days: perDay((one) => results.includes(one)),
  slips: perDay(isCount),
  late: texts(/^\d{4}-\d\d-\d\d$/),
  practice: counts({ grade: 1, in_a_row: 0 }),
  best: counts({ streak: 0, timed: 0 }),
  // Users start at different puzzles.
  seen: { empty: () => Math.floor(Math.random() * 100_000), isGood: isCount, kept: whole },
  wrong: texts(puzzle),
  mistakes: texts(mistake),
  done: texts(/^.{0,40}$/),
  shown: texts(/^.{0,40}$/),
  draft: { empty: () => '', isGood: (text) => typeof text === 'string' && text.length < mostDraft, kept: whole },
  machine: {
    empty: () => '1 none',
    isGood: (text) => typeof text === 'string' && text.length < mostMachine && machine.test(text),
    kept: whole,
  },
};
const names = Object.keys(fields) as (keyof Progress)[];

/** Parts may be missing: an earlier version, or another one, may have written it. */
export const isGoodProgress = (entry: any): entry is Partial<Progress> =>
  typeof entry === 'object' &&
  entry !== null &&
  names.every((name) => entry[name] === undefined || fields[name].isGood(entry[name]));

export function progressOf(entry: Partial<Progress>): Progress {
  const partOf = <Name extends keyof Progress>(name: Name) => {
    const { empty, kept } = fields[name] as Field<Progress[Name]>;
    return kept(entry[name] ?? empty());
  };
  return Object.fromEntries(names.map((name) => [name, partOf(name)])) as unknown as Progress;
}

/** Falls back to the two entries that puzzles and the course had before. */
export const readProgress = (store: Pick<Store, 'read'>) =>
  progressOf(
    store.read('progress', isGoodProgress) ?? {
      ...store.read('puzzles', isGoodProgress),
      ...store.read('course', isGoodProgress),
    },
  );

/** @param change returns what becomes different */
export function changeProgress(
  store: Pick<Store, 'read' | 'write' | 'remove'>,
  change: (kept: Progress) => Partial<Progress>,
) {
  const kept = readProgress(store);
  if (!store.write('progress', progressOf({ ...kept, ...change(kept) }))) return;
  store.remove('puzzles');
  store.remove('course');
}
