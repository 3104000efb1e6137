// The lessons that a teacher is making, as they are kept. Another tab, a file of everything or whoever clears it may
// have put others there: nothing is written over that is not in the list.
import { changeLearning, readLearning } from '../../storage/learning.js';
import { parseLessons } from './text.js';

/**
 * @import { Store } from '../../storage/store.js'
 * @import { Desk, GoodLesson } from './desk.js'
 */
/** Why lessons that are kept are not in the list: they are none, or nobody can look at them yet.
 * @typedef {'unread' | 'noWorker'} WhyMissing */

/** @param {{ store: Store, desk: Pick<Desk, 'checkAll'> }} parts */
export function makeKeptLessons({ store, desk }) {
  /** @type {GoodLesson[]} */
  const lessons = [];
  /** The text that was last read or written; null where nobody could look at it. @type {string | null} */
  let known = null;
  /** @type {WhyMissing | null} */
  let missing = null;
  /** @type {Promise<void> | null} */
  let reading = null;

  const textNow = () => readLearning(store).draft;
  const isCurrent = () => known === textNow();

  /** @param {string} text @returns {Promise<GoodLesson[] | WhyMissing>} */
  async function lessonsIn(text) {
    if (text === '') return [];
    const said = parseLessons(text);
    if (!('lessons' in said)) return 'unread';
    const checked = await desk.checkAll(said.lessons).catch(() => null);
    if (!checked) return 'noWorker';
    return 'good' in checked ? checked.good : 'unread';
  }
  async function catchUp() {
    while (!isCurrent()) {
      const text = textNow();
      const found = await lessonsIn(text);
      const isFound = typeof found !== 'string';
      lessons.splice(0, lessons.length, ...(isFound ? found : []));
      missing = isFound ? null : found;
      known = missing === 'noWorker' ? null : text;
      if (known === null) return;
    }
  }

  return {
    /** Always the same array, for who makes the lessons to change. */
    lessons,
    /** Whether what is kept is what was last read or written here. Only then the list may be changed. */
    get isCurrent() {
      return isCurrent();
    },
    /** Brings what is kept into the list, where it is another. Resolves to why something is missing. */
    async read() {
      reading ??= catchUp().finally(() => {
        reading = null;
      });
      await reading;
      return missing;
    },
    /** Keeps this address of the list. @param {string} address */
    write(address) {
      known = address;
      missing = null;
      changeLearning(store, { draft: address });
    },
  };
}
