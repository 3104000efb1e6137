// What is kept of learning: the steps of the course that are done, and the lessons that a teacher is making, as their
// address has them.

/** @import { Store } from './store.js' */
/** @typedef {{ done: string[], draft: string }} Learning */

/** Longer than any address of lessons. */
const mostDraft = 40_000;

/** @param {any} entry @returns {entry is { done: string[], draft?: string }} */
export const isGoodLearning = (entry) =>
  Array.isArray(entry?.done) &&
  entry.done.length < 100 &&
  entry.done.every((/** @type {unknown} */ name) => typeof name === 'string' && name.length < 40) &&
  (entry.draft === undefined || (typeof entry.draft === 'string' && entry.draft.length < mostDraft));

/** As an entry of the store. @param {{ done: string[], draft?: string }} found @returns {Learning} */
export const learningEntry = ({ done, draft = '' }) => ({ done: [...new Set(done)], draft });

/** @param {Store} store */
export const readLearning = (store) => learningEntry(store.read('course', isGoodLearning) ?? { done: [] });

/** @param {Store} store @param {Partial<Learning>} change */
export const changeLearning = (store, change) => store.write('course', { ...readLearning(store), ...change });
