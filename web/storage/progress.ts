// How far one is, in one entry. Of puzzles: how the days went, how well one does, the best marks, and what went wrong. Of
// learning: the steps of the course that are done, and the lessons that a teacher is making, as their address has them.
import type { Store } from './store.ts';

/** `helped` is solved with more than a first hint, or after a mistake. */
export type Result = 'solved' | 'helped' | 'failed' | '';
export interface Progress {
  /** by date: easy, medium, hard */
  days: Record<string, Result[]>;
  /** the same: how many mistakes there were before it was solved without a hint */
  slips: Record<string, number[]>;
  /** dates that were first solved days after: no run counts them */
  late: string[];
  practice: { grade: number; in_a_row: number };
  best: { streak: number; timed: number };
  /** counts the puzzles, so that others come next */
  seen: number;
  /** puzzles that were not solved without help, the latest last */
  wrong: string[];
  /** of one's own games that were reviewed, the latest last: rules, where the game began (or `empty`), and its moves
   * up to the mistake */
  mistakes: string[];
  done: string[];
  /** those whose answer was shown instead */
  shown: string[];
  draft: string;
}

const mostTexts = 100;
/** Two years: no streak needs more. */
const mostDays = 800;
/** Longer than any address of lessons. */
const mostDraft = 40_000;

const isCount = (value: any) => Number.isInteger(value) && value >= 0;
const results = ['solved', 'helped', 'failed', ''];
const puzzle = /^[\w,]+\.\w+\.[1-5]\.[a-t]\d+\.[XOa-t\d/.]+$/;
const mistake = /^\d+,\d+,\d+(,misere)? (empty|[XO./]+) [a-t]\d+(\.[a-t]\d+)*$/;

/** What a part is before there is something to keep, what it may be, and how much of it is kept. */
interface Field<Value> {
  empty: () => Value;
  isGood: (value: any) => boolean;
  kept: (value: Value) => Value;
}
const whole = <Value>(value: Value) => value;
/** Three of each day. */
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
/** The latest of those that can be read again: the study takes some in other forms too. */
const texts = (form: RegExp): Field<string[]> => ({
  empty: () => [],
  isGood: (all) => Array.isArray(all) && all.every((text) => typeof text === 'string' && form.test(text)),
  kept: (all) => [...new Set(all)].filter((text) => form.test(text)).slice(-mostTexts),
});

const fields: { [Name in keyof Progress]: Field<Progress[Name]> } = {
  days: perDay((one) => results.includes(one)),
  slips: perDay(isCount),
  late: texts(/^\d{4}-\d\d-\d\d$/),
  practice: {
    empty: () => ({ grade: 1, in_a_row: 0 }),
    isGood: (practice) => isCount(practice?.grade) && isCount(practice.in_a_row),
    kept: whole,
  },
  best: {
    empty: () => ({ streak: 0, timed: 0 }),
    isGood: (best) => isCount(best?.streak) && isCount(best.timed),
    kept: whole,
  },
  // Not everybody begins with the same one.
  seen: { empty: () => Math.floor(Math.random() * 100_000), isGood: isCount, kept: whole },
  wrong: texts(puzzle),
  mistakes: texts(mistake),
  done: texts(/^.{0,40}$/),
  shown: texts(/^.{0,40}$/),
  draft: { empty: () => '', isGood: (text) => typeof text === 'string' && text.length < mostDraft, kept: whole },
};
const names = Object.keys(fields) as (keyof Progress)[];

/** What an earlier version, or another one, has kept may lack parts. */
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

/** Before there was one entry puzzles and the course had one each. */
export const readProgress = (store: Pick<Store, 'read'>) =>
  progressOf(
    store.read('progress', isGoodProgress) ?? {
      ...store.read('puzzles', isGoodProgress),
      ...store.read('course', isGoodProgress),
    },
  );

export function changeProgress(store: Pick<Store, 'read' | 'write' | 'remove'>, change: (kept: Progress) => void) {
  const kept = readProgress(store);
  change(kept);
  if (!store.write('progress', progressOf(kept))) return;
  store.remove('puzzles');
  store.remove('course');
}
