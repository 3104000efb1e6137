// What is kept of tasks. Of puzzles: how the days went, how well one does, the best marks, and what went wrong. Of
// learning: the steps of the course that are done, and the lessons that a teacher is making, as their address has them.
import type { Store } from './store.ts';

/** `helped` is solved with more than a first hint, or after a mistake. */
export type Result = 'solved' | 'helped' | 'failed' | '';
export interface KeptPuzzles {
  /** by date: easy, medium, hard */
  days: Record<string, Result[]>;
  /** the same: how many mistakes there were before it was solved without a hint */
  slips: Record<string, number[]>;
  practice: { grade: number; in_a_row: number };
  best: { streak: number; timed: number };
  /** counts the puzzles, so that others come next */
  seen: number;
  /** puzzles that were not solved without help, the latest last */
  wrong: string[];
  /** of one's own games that were reviewed, the latest last: rules, where the game began (or `empty`), and its moves
   * up to the mistake */
  mistakes: string[];
}

const mostWrong = 100;
const mostMistakes = 100;
/** Two years: no streak needs more. */
const mostDays = 800;

const isCount = (value: any) => Number.isInteger(value) && value >= 0;
const results = ['solved', 'helped', 'failed', ''];
const puzzle = /^[\w,]+\.\w+\.[1-5]\.[a-t]\d+\.[XOa-t\d/.]+$/;
const mistake = /^\d+,\d+,\d+(,misere)? (empty|[XO./]+) [a-t]\d+(\.[a-t]\d+)*$/;
const date = /^\d{4}-\d\d-\d\d$/;

const areTexts = (value: unknown, form: RegExp) =>
  Array.isArray(value) && value.every((text: unknown) => typeof text === 'string' && form.test(text));

/** The latest of those that can be read again: the study takes some in other forms too. */
const latest = (texts: string[], form: RegExp, most: number) => texts.filter((text) => form.test(text)).slice(-most);

export const isGoodPuzzles = (entry: any): entry is KeptPuzzles =>
  typeof entry?.days === 'object' &&
  entry.days !== null &&
  Object.entries(entry.days).every(
    ([day, done]) =>
      date.test(day) && Array.isArray(done) && done.length === 3 && done.every((one) => results.includes(one)),
  ) &&
  // What was kept before these were counted has none, as has what was kept before games were reviewed for mistakes.
  (entry.slips === undefined ||
    Object.entries(entry.slips).every(
      ([day, slips]) => date.test(day) && Array.isArray(slips) && slips.length === 3 && slips.every(isCount),
    )) &&
  isCount(entry.practice?.grade) &&
  isCount(entry.practice.in_a_row) &&
  isCount(entry.best?.streak) &&
  isCount(entry.best.timed) &&
  isCount(entry.seen) &&
  areTexts(entry.wrong, puzzle) &&
  (entry.mistakes === undefined || areTexts(entry.mistakes, mistake));

export const readPuzzles = (store: Store): KeptPuzzles => ({
  days: {},
  slips: {},
  practice: { grade: 1, in_a_row: 0 },
  best: { streak: 0, timed: 0 },
  // Not everybody begins with the same one.
  seen: Math.floor(Math.random() * 100_000),
  wrong: [],
  mistakes: [],
  ...store.read('puzzles', isGoodPuzzles),
});

const latestDays = <Kept>(days: Record<string, Kept>) =>
  Object.fromEntries(Object.entries(days).sort().slice(-mostDays));

/** As the store keeps them. */
export const puzzlesEntry = ({
  days,
  slips = {},
  practice,
  best,
  seen,
  wrong,
  mistakes = [],
}: KeptPuzzles): KeptPuzzles => ({
  days: latestDays(days),
  slips: latestDays(slips),
  practice,
  best,
  seen,
  wrong: latest(wrong, puzzle, mostWrong),
  mistakes: latest(mistakes, mistake, mostMistakes),
});

/** Changes what is kept. */
export function changePuzzles(store: Store, change: (kept: KeptPuzzles) => void) {
  const kept = readPuzzles(store);
  change(kept);
  store.write('puzzles', puzzlesEntry(kept));
}

export type Learning = { done: string[]; draft: string };

/** Longer than any address of lessons. */
const mostDraft = 40_000;

export const isGoodLearning = (entry: any): entry is { done: string[]; draft?: string } =>
  Array.isArray(entry?.done) &&
  entry.done.length < 100 &&
  entry.done.every((name: unknown) => typeof name === 'string' && name.length < 40) &&
  (entry.draft === undefined || (typeof entry.draft === 'string' && entry.draft.length < mostDraft));

/** As an entry of the store. */
export const learningEntry = ({ done, draft = '' }: { done: string[]; draft?: string }): Learning => ({
  done: [...new Set(done)],
  draft,
});

export const readLearning = (store: Store) => learningEntry(store.read('course', isGoodLearning) ?? { done: [] });

export const changeLearning = (store: Store, change: Partial<Learning>) =>
  store.write('course', { ...readLearning(store), ...change });
