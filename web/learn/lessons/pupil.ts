// A teacher's lessons on the board, one after the other, as a pupil takes them: in place of the game, which waits.
// way.ts says where one is, answers.ts what comes of an answer, help.ts what one may be shown.
import { light } from '../../board/lit.ts';
import { linkTo } from '../../browser/link.ts';
import { makeExercise } from '../../exercise/exercise.ts';
import { makeTaskPanel } from '../../exercise/task-panel.ts';
import { removeNotice, showUntilRead } from '../../feedback/notice.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { makeAnswers } from './answers.ts';
import { makeDesk, type GoodLesson } from './desk.ts';
import { faceOf, type ButtonName, type Choice } from './face.ts';
import { makeHelp } from './help.ts';
import { writeLessons, type Lesson } from './text.ts';
import { makeWay } from './way.ts';
import type { Grid } from '../../board/grid.ts';
import type { Narrator } from '../../feedback/narrator.ts';
import type { Bridge } from '../../program/bridge.ts';
import type { Study } from '../../study/study.ts';
import type { FaultOfLesson } from '../../words/en/lessons.ts';

/** @param parts `finished` hears that the pupil has left */
export function makePupil({
  bridge,
  grid,
  narrator,
  study,
  project,
  finished,
}: {
  bridge: Bridge;
  grid: Grid;
  narrator: Narrator;
  study: Pick<Study, 'ask'>;
  project: (lessons: GoodLesson[], at: number) => void;
  finished: () => void;
}) {
  const desk = makeDesk({ study });
  const way = makeWay();
  /** The lesson of which the study is asked just now. */
  let asked: GoodLesson | null = null;
  const isBusy = () => asked === way.lesson;
  /** Where keys go on, once the buttons are there. */
  let moveFocus = () => {};

  const panel = makeTaskPanel<ButtonName>({
    className: 'puzzle lesson',
    words: lessonWords,
    acts: {
      hint: () => during(help.hint),
      values: () => during(help.toggleValues),
      retry,
      showMe: () => answers.showMe(),
      playOn,
      back: () => go(way.at - 1),
      next: () => go(way.at + 1),
      project: () => project(way.lessons, way.at),
      copyLink() {
        const mine = way.lesson;
        panel.copy(linkTo(way.address), () => isHere(mine));
      },
      leave,
    },
  });
  const choose = (winner: Choice) => answers.choose(winner);
  const exercise = makeExercise({
    bridge,
    grid,
    panel: panel.section,
    press: (cell) => answers.take(cell),
    left: end,
  });

  const say = (text: string) => narrator.say(text);
  const notify = (text: string) => showUntilRead(narrator, 'lesson-notice', text);
  const help = makeHelp({ bridge, grid, say, look });
  const play = (moves: string[]) => exercise.play([...way.lesson.moves, ...moves]);
  const answers = makeAnswers({
    way,
    desk,
    narrator,
    board: {
      during,
      isBusy,
      isHere,
      play,
      light,
      clear: help.clear,
      retry,
      focusFirst(...order) {
        moveFocus = () => panel.focus(...order);
      },
    },
  });

  const show = () => {
    if (!exercise.isOpen) return;
    const { lesson, at, now, stands, known } = way;
    const { valuesShown } = help;
    panel.forget();
    panel.show(faceOf({ lesson, at, count: way.lessons.length, progress: now, stands, known, valuesShown, choose }));
    help.write();
  };

  /** Does something that the study is asked for, and nothing else in this lesson meanwhile. Tells where the study is
   * lost. */
  async function during(act: () => Promise<void>) {
    if (isBusy()) return;
    const mine = way.lesson;
    asked = mine;
    try {
      await act();
    } catch {
      if (isHere(mine)) {
        play(way.now.moves);
        say(lessonWords.noWorker);
      }
    }
    if (asked === mine) asked = null;
    if (!isHere(mine)) return;
    show();
    moveFocus();
    moveFocus = () => {};
  }
  /** Whether this lesson is still the one on the board. */
  function isHere(mine: GoodLesson) {
    return exercise.isOpen && way.lesson === mine;
  }
  /** What is known of the board as it stands, null where it is another by then. */
  async function look() {
    const mine = way.lesson;
    const { moves } = way.now;
    const found = await desk.ask('values', mine, moves);
    return isHere(mine) && way.now.moves === moves ? found : null;
  }
  function retry() {
    if (isBusy()) return;
    help.clear();
    way.retry();
    play([]);
    show();
    say(lessonWords.ask(way.lesson.task, way.side));
    grid.focus();
  }
  function playOn() {
    light([]);
    grid.focus();
    return answers.playOn();
  }

  /** Whether they can be, and the rules of all of them. */
  async function check(
    wanted: Lesson[],
  ): Promise<{ rules: string; good: GoodLesson[] } | { error: FaultOfLesson | 'lost' }> {
    try {
      const checked = await desk.checkAll(wanted);
      if ('fault' in checked) return { error: checked.fault };
      return { rules: checked.good.map(({ rules }) => rules).join(' '), good: checked.good };
    } catch {
      return { error: 'lost' };
    }
  }
  /** Puts the lesson with this number on the board. */
  async function go(number: number) {
    way.turnTo(number);
    const mine = way.lesson;
    help.clear();
    exercise.put(mine.rules, mine.position, way.address);
    play(way.now.moves);
    way.remember();
    show();
    say(lessonWords.ask(mine.task, way.side));
    grid.focus();
    await during(async () => {
      if (way.now.moves.length === 0) return;
      const stands = await desk.ask('stand', mine, way.now.moves);
      if (isHere(mine)) way.stands = stands;
    });
    answers.truthOf(mine).then(show, () => {});
  }
  function end() {
    way.end();
    help.clear();
    help.write();
  }
  function leave() {
    exercise.leave();
    end();
    say(lessonWords.left);
    finished();
  }

  return {
    notify,
    /** Puts lessons on the board, the first of them or where this tab was. Resolves to whether they are there. */
    async open(wanted: Lesson[]) {
      const fault = await exercise.open(
        () => check(wanted),
        async ({ good }) => {
          removeNotice('lesson-notice');
          way.begin(good, writeLessons(wanted));
          await go(way.at);
        },
      );
      if (fault === 'lost') notify(lessonWords.noWorker);
      else if (fault === 'apart' || fault === 'draft') notify(lessonWords.obstacles[fault]);
      else if (typeof fault === 'object') notify(lessonWords.fault(fault));
      return fault === '';
    },
  };
}
