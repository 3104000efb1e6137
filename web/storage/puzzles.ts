// What is kept of puzzles: how the days went, how well one does, the best marks, and what went wrong.
import type { Store } from './store.ts';

/** `helped` is solved with more than a first hint, or after a mistake. */
export type Result = 'solved' | 'helped' | 'failed' | '';
export interface KeptPuzzles {
  /** by date: easy, medium, hard */
  days: Record<string, Result[]>;
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
  isCount(entry.practice?.grade) &&
  isCount(entry.practice.in_a_row) &&
  isCount(entry.best?.streak) &&
  isCount(entry.best.timed) &&
  isCount(entry.seen) &&
  areTexts(entry.wrong, puzzle) &&
  // What was kept before there were these has none.
  (entry.mistakes === undefined || areTexts(entry.mistakes, mistake));

export const readPuzzles = (store: Store): KeptPuzzles => ({
  days: {},
  practice: { grade: 1, in_a_row: 0 },
  best: { streak: 0, timed: 0 },
  // Not everybody begins with the same one.
  seen: Math.floor(Math.random() * 100_000),
  wrong: [],
  mistakes: [],
  ...store.read('puzzles', isGoodPuzzles),
});

/** As the store keeps them. */
export const puzzlesEntry = ({ days, practice, best, seen, wrong, mistakes = [] }: KeptPuzzles): KeptPuzzles => ({
  days: Object.fromEntries(Object.entries(days).sort().slice(-mostDays)),
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
