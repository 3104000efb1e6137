// The lessons that a teacher is making, as they are kept. Another tab, a file of everything or whoever clears it may
// have put others there: nothing is written over that is not in the list.
import { changeProgress, readProgress } from '../../storage/progress.ts';
import { parseTaskAddress } from '../../task/address.ts';
import type { Store } from '../../storage/store.ts';
import type { Queries, GoodLesson } from './queries.ts';

/** Why lessons that are kept are not in the list: they are none, or nobody can look at them yet. */
export type WhyMissing = 'unread' | 'noWorker';

export function makeKeptLessons({ store, queries }: { store: Store; queries: Pick<Queries, 'checkAll'> }) {
  const lessons: GoodLesson[] = [];
  /** The text that was last read or written; null where nobody could look at it. */
  let known: string | null = null;
  let missing: WhyMissing | null = null;
  let reading: Promise<void> | null = null;

  const textNow = () => readProgress(store).draft;
  const isCurrent = () => known === textNow();

  async function lessonsIn(text: string): Promise<GoodLesson[] | WhyMissing> {
    if (text === '') return [];
    const said = parseTaskAddress(text);
    if (!('lessons' in said)) return 'unread';
    const checked = await queries.checkAll(said.lessons).catch(() => null);
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
    write(address: string) {
      known = address;
      missing = null;
      changeProgress(store, (progress) => {
        progress.draft = address;
      });
    },
  };
}
