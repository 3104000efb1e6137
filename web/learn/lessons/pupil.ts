// A teacher's lessons on the board, one after the other, as a pupil takes them.
import { removeNotice, showUntilRead } from '../../feedback/notice.ts';
import { makeTaskController, type Ready } from '../../task/controller.ts';
import { makePanel } from '../../task/panel.ts';
import { lessonWords, type FaultOfLesson } from '../../words/en/lessons.ts';
import { remarkWords } from '../../words/en/remarks.ts';
import type { Desk, GoodLesson } from './desk.ts';
import { lessonTask, type Way, forgetPlace, keptPlace, rememberPlace } from './lesson.ts';
import { writeLessons, type Lesson } from '../../task/address.ts';
import type { Context } from '../../context.ts';

/** @param parts `finished` hears that the pupil has left */
export function makePupil(
  context: Context & {
    desk: Desk;
    project: (lessons: GoodLesson[], at: number) => void;
    finished: () => void;
  },
) {
  const { grid, narrator, desk, project, finished } = context;
  let way: Way | null = null;
  const tasks = makeTaskController({
    ...context,
    panel: makePanel('puzzle lesson', lessonWords),
    place: 'learn',
    acts: {
      before: () => go(-1),
      next: () => go(1),
      project: () => way && project(way.lessons, way.at),
      leave() {
        tasks.leave();
        forgetPlace();
        narrator.say(lessonWords.left);
        finished();
      },
    },
    left: forgetPlace,
  });
  const notify = (text: string) => showUntilRead(narrator, 'lesson-notice', text);

  /** Puts the lesson on the board that `find` gives the way to. Resolves to whether it is there. */
  async function open(find: () => Promise<Way | { error: FaultOfLesson }>) {
    const fault = await tasks.open(async (): Promise<Ready | { error: FaultOfLesson | 'lost' }> => {
      try {
        const found = await find();
        if ('error' in found) return found;
        const ready = await lessonTask({
          way: found,
          desk,
          changed: () => rememberPlace(found.address, found),
          redraw: tasks.redraw,
          choose: (winner) => tasks.dispatch({ kind: 'choose', winner }),
        });
        way = found;
        return ready;
      } catch {
        return { error: 'lost' };
      }
    });
    if (fault === 'lost') notify(lessonWords.noWorker);
    else if (fault === 'apart' || fault === 'draft') notify(remarkWords.obstacles[fault]);
    else if (typeof fault === 'object') notify(lessonWords.fault(fault));
    if (fault !== '') return false;
    removeNotice('lesson-notice');
    if (way) rememberPlace(way.address, way);
    grid.focus();
    return true;
  }
  function go(by: 1 | -1) {
    if (!way) return;
    const next = { ...way, at: way.at + by };
    open(async () => next);
  }

  return {
    notify,
    /** Puts lessons on the board, the first of them or where this tab was. Resolves to whether they are there. */
    open: (wanted: Lesson[]) =>
      open(async () => {
        const checked = await desk.checkAll(wanted);
        if ('fault' in checked) return { error: checked.fault };
        const address = writeLessons(wanted);
        const { good: lessons } = checked;
        const place = keptPlace(address, lessons.length) ?? {
          at: 0,
          progress: lessons.map(() => ({ stage: 'asking' as const, moves: [] })),
        };
        return { ...place, lessons, address };
      }),
  };
}
