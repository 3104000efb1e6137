// The lessons that a teacher is making, as they are kept. Another tab, a backup or Clear everything may have changed
// them: nothing is overwritten that is not in the list.
import { changeProgress, readProgress } from '../../storage/progress.ts';
import { parseTaskAddress } from '../../task/address.ts';
import type { Store } from '../../storage/store.ts';
import type { Queries, GoodLesson } from './queries.ts';

/** Why kept lessons are not in the list: they cannot be read, or the worker cannot check them now. */
type WhyMissing = 'unread' | 'noWorker';

export function makeKeptLessons({ store, queries }: { store: Store; queries: Pick<Queries, 'checkAll'> }) {
  const lessons: GoodLesson[] = [];
  /** The text that was last read or written; null if the worker could not check it. */
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
    /** Always the same array, which the composer changes. */
    lessons,
    get isThere() {
      return textNow() !== '';
    },
    /** Whether the kept text is what was last read or written here. Only then may the list be changed. */
    get isCurrent() {
      return isCurrent();
    },
    /** Brings what is kept into the list, if it has changed. Resolves to why something is missing. */
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
      changeProgress(store, () => ({ draft: address }));
    },
  };
}
