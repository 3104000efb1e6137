// A teacher's lessons on the board, one after the other, for the pupil.
import { makeTaskController, type Ready } from '../../task/controller.ts';
import { makePanel } from '../../task/panel.ts';
import { lessonWords, type FaultOfLesson } from '../../words/en/lessons.ts';
import type { Queries, GoodLesson } from './queries.ts';
import { lessonTask, parseBookmark, type LessonSession } from './lesson.ts';
import { inTab } from '../../storage/saved-game.ts';
import { writeLessons, type Lesson } from '../../task/address.ts';
import type { Context } from '../../context.ts';

const bookmark = inTab('lesson');
const remember = ({ address, at, progress }: LessonSession) =>
  bookmark.write(JSON.stringify({ address, at, progress }));

export function makePupil(
  context: Context & {
    queries: Queries;
    project: (lessons: GoodLesson[], at: number) => void;
    print: () => void;
  },
) {
  const { grid, queries, print, project } = context;
  let session: LessonSession | null = null;
  const tasks = makeTaskController({
    ...context,
    panel: makePanel('puzzle lesson', lessonWords),
    place: 'learn',
    acts: {
      before: () => go(-1),
      next: () => go(1),
      project: () => session && project(session.lessons, session.at),
      print,
      toMaking() {
        tasks.leave();
        session?.back?.();
      },
    },
    left: () => bookmark.write(''),
    farewell: lessonWords.left,
  });

  /** Puts the current lesson of the session that `find` returns on the board. Resolves to whether it is there. */
  async function open(find: () => Promise<LessonSession | { error: FaultOfLesson }>) {
    const fault = await tasks.open(async (): Promise<Ready | { error: FaultOfLesson | 'lost' }> => {
      try {
        const found = await find();
        if ('error' in found) return found;
        const ready = await lessonTask({
          session: found,
          queries,
          changed: () => remember(found),
          redraw: tasks.redraw,
          choose: (winner) => tasks.dispatch({ kind: 'choose', winner }),
        });
        session = found;
        return ready;
      } catch {
        return { error: 'lost' };
      }
    });
    if (fault === 'lost') tasks.notify(lessonWords.noWorker);
    else if (typeof fault === 'object') tasks.notify(lessonWords.fault(fault));
    if (fault !== '') return false;
    if (session) remember(session);
    grid.focus();
    return true;
  }
  function go(by: 1 | -1) {
    if (!session) return;
    const next = { ...session, at: session.at + by };
    open(async () => next);
  }

  return {
    notify: tasks.notify,
    /** The lessons that were on the board last; null if there were none. */
    opened: () => (session ? Promise.resolve(session.lessons) : null),
    /** Puts lessons on the board, from the first or from where this tab was.
     * @param back as in a session */
    async open(wanted: Lesson[], back?: () => void) {
      const find = async () => {
        const checked = await queries.checkAll(wanted);
        if ('fault' in checked) return { error: checked.fault };
        const address = writeLessons(wanted);
        const { good: lessons } = checked;
        const place = parseBookmark(bookmark.read(), address, lessons.length) ?? {
          at: 0,
          progress: lessons.map(() => ({ stage: 'asking' as const, moves: [] })),
        };
        return { ...place, lessons, address, back };
      };
      await open(find);
    },
  };
}
