// What is kept of learning: the steps of the course that are done, and the lessons that a teacher is making, as their
// address has them.
import type { Store } from './store.ts';

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
