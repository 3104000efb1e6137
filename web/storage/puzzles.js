// What is kept of puzzles: how the days went, how well one does, the best marks, and what went wrong.

/** @import { Store } from './store.js' */
/** `helped` is solved with more than a first hint, or after a mistake. @typedef {'solved' | 'helped' | 'failed' | ''} Result */
/**
 * @typedef {object} KeptPuzzles
 * @property {Record<string, Result[]>} days by date: easy, medium, hard
 * @property {{ grade: number, in_a_row: number }} practice
 * @property {{ streak: number, timed: number }} best
 * @property {number} seen counts the puzzles, so that others come next
 * @property {string[]} wrong puzzles that were not solved without help, the latest last
 * @property {string[]} mistakes of one's own games that were reviewed, the latest last: rules, where the game began (or
 *   `empty`), and its moves up to the mistake
 */

const mostWrong = 100;
const mostMistakes = 100;
/** Two years: no streak needs more. */
const mostDays = 800;

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0;
const results = ['solved', 'helped', 'failed', ''];
const puzzle = /^[\w,]+\.\w+\.[1-5]\.[a-t]\d+\.[XOa-t\d/.]+$/;
const mistake = /^\d+,\d+,\d+(,misere)? (empty|[XO./]+) [a-t]\d+(\.[a-t]\d+)*$/;
const date = /^\d{4}-\d\d-\d\d$/;

/** @param {unknown} value @param {RegExp} form */
const areTexts = (value, form) =>
  Array.isArray(value) && value.every((/** @type {unknown} */ text) => typeof text === 'string' && form.test(text));

/** The latest of those that can be read again: the study takes some in other forms too.
 * @param {string[]} texts @param {RegExp} form @param {number} most */
const latest = (texts, form, most) => texts.filter((text) => form.test(text)).slice(-most);

/** @param {any} entry @returns {entry is KeptPuzzles} */
export const isGoodPuzzles = (entry) =>
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

/** @param {Store} store @returns {KeptPuzzles} */
export const readPuzzles = (store) => ({
  days: {},
  practice: { grade: 1, in_a_row: 0 },
  best: { streak: 0, timed: 0 },
  // Not everybody begins with the same one.
  seen: Math.floor(Math.random() * 100_000),
  wrong: [],
  mistakes: [],
  ...store.read('puzzles', isGoodPuzzles),
});

/** As the store keeps them. @param {KeptPuzzles} kept @returns {KeptPuzzles} */
export const puzzlesEntry = ({ days, practice, best, seen, wrong, mistakes = [] }) => ({
  days: Object.fromEntries(Object.entries(days).sort().slice(-mostDays)),
  practice,
  best,
  seen,
  wrong: latest(wrong, puzzle, mostWrong),
  mistakes: latest(mistakes, mistake, mostMistakes),
});

/** Changes what is kept. @param {Store} store @param {(kept: KeptPuzzles) => void} change */
export function changePuzzles(store, change) {
  const kept = readPuzzles(store);
  change(kept);
  store.write('puzzles', puzzlesEntry(kept));
}
