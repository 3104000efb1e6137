// A pupil's way through a teacher's lessons: which one is on the board, how it stands, and how far one has come, which
// is kept in the tab.
import { forgetPlace, keptPlace, rememberPlace, type Progress } from './place.ts';
import type { Mark } from '../../program/contract.ts';
import type { LessonStanding, LessonValues } from '../../study/lesson-answers.ts';
import type { GoodLesson } from './desk.ts';

export type Way = ReturnType<typeof makeWay>;

export function makeWay() {
  let lessons: GoodLesson[] = [];
  let at = 0;
  let progress: Progress[] = [];
  let address = '';
  /** How the board stands. */
  let stands: LessonStanding;
  /** What is true of the lesson itself. */
  let known: LessonValues | null = null;

  return {
    get lessons() {
      return lessons;
    },
    get at() {
      return at;
    },
    get address() {
      return address;
    },
    /** The one on the board. */
    get lesson() {
      return lessons[at];
    },
    /** How far one has come with it. */
    get now() {
      return progress[at];
    },
    /** Whom the pupil plays. */
    get side(): Mark {
      return lessons[at].stands.to_move;
    },
    get stands() {
      return stands;
    },
    set stands(found) {
      stands = found;
    },
    get known() {
      return known;
    },
    set known(found) {
      known = found;
    },
    get isAllDone() {
      return progress.every(({ stage }) => stage === 'done');
    },
    /** Takes up lessons, where this tab was with them.
     * @param theirs their address */
    begin(good: GoodLesson[], theirs: string) {
      lessons = good;
      address = theirs;
      const before = keptPlace(address, lessons.length);
      progress = before?.progress ?? lessons.map(() => ({ stage: 'asking', moves: [] }));
      at = before?.at ?? 0;
    },
    /** Turns to the lesson with this number, or the nearest that there is. */
    turnTo(number: number) {
      at = Math.max(0, Math.min(number, lessons.length - 1));
      known = null;
      // Each visit is one of its own: an answer to what was asked in an earlier one is not of this one.
      lessons[at] = { ...lessons[at] };
      ({ stands } = lessons[at]);
    },
    /** Begins the lesson on the board anew. */
    retry() {
      Object.assign(progress[at], { stage: 'asking', moves: [] });
      ({ stands } = lessons[at]);
      rememberPlace(address, { at, progress });
    },
    remember: () => rememberPlace(address, { at, progress }),
    end() {
      lessons = [];
      forgetPlace();
    },
  };
}
