// A teacher's lessons on the board, one after the other, as a pupil takes them: in place of the game, which waits.
// way.js says where one is, answers.js what comes of an answer, help.js what one may be shown.
import { light } from '../../board/lit.js';
import { linkTo } from '../../browser/link.js';
import { makeExercise } from '../../exercise/exercise.js';
import { removeNotice, showUntilRead } from '../../feedback/notice.js';
import { copyField } from '../../forms/copy.js';
import { lessonWords } from '../../words/lessons.js';
import { makeAnswers } from './answers.js';
import { makeDesk } from './desk.js';
import { faceOf } from './face.js';
import { makeHelp } from './help.js';
import { makeLessonPanel } from './panel.js';
import { writeLessons } from './text.js';
import { makeWay } from './way.js';

/**
 * @import { Grid } from '../../board/grid.js'
 * @import { Narrator } from '../../feedback/narrator.js'
 * @import { Bridge } from '../../program/bridge.js'
 * @import { Study } from '../../study/study.js'
 * @import { FaultOfLesson } from '../../words/lesson-words.d.ts'
 * @import { GoodLesson } from './desk.js'
 * @import { Lesson } from './text.js'
 */

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator, study: Pick<Study, 'ask'>,
 *   project: (lessons: GoodLesson[], at: number) => void, finished: () => void }} parts
 * `finished` hears that the pupil has left */
export function makePupil({ bridge, grid, narrator, study, project, finished }) {
  const desk = makeDesk({ study });
  const way = makeWay();
  /** The lesson of which the study is asked just now. @type {GoodLesson | null} */
  let asked = null;
  const isBusy = () => asked === way.lesson;
  /** Where keys go on, once the buttons are there. */
  let moveFocus = () => {};

  const panel = makeLessonPanel({
    acts: {
      hint: () => during(help.hint),
      values: () => during(help.toggleValues),
      retry,
      showMe: () => answers.showMe(),
      playOn,
      back: () => go(way.at - 1),
      next: () => go(way.at + 1),
      project: () => project(way.lessons, way.at),
      copyLink,
      leave,
    },
    choose: (winner) => answers.choose(winner),
  });
  const exercise = makeExercise({
    bridge,
    grid,
    panel: panel.section,
    press: (cell) => answers.take(cell),
    left: end,
  });

  /** @param {string} text */
  const say = (text) => narrator.say(text);
  /** @param {string} text */
  const notify = (text) => showUntilRead(narrator, 'lesson-notice', text);
  const help = makeHelp({ bridge, grid, say, look });
  /** @param {string[]} moves */
  const play = (moves) => exercise.play([...way.lesson.moves, ...moves]);
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
        moveFocus = () =>
          order
            .map((name) => panel.buttons[name])
            .find((button) => !button.hidden)
            ?.focus();
      },
    },
  });

  const show = () => {
    if (!exercise.isOpen) return;
    const { lesson, at, now, stands, known } = way;
    const { valuesShown } = help;
    panel.show(faceOf({ lesson, at, count: way.lessons.length, progress: now, stands, known, valuesShown }));
    panel.buttons.next.className = now.stage === 'done' ? 'primary' : '';
    panel.link.hidden = true;
    help.write();
  };

  /** Does something that the study is asked for, and nothing else in this lesson meanwhile. Tells where the study is
   * lost. @param {() => Promise<void>} act */
  async function during(act) {
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
  /** Whether this lesson is still the one on the board. @param {GoodLesson} mine */
  function isHere(mine) {
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

  /** Whether they can be, and the rules of all of them.
   * @param {Lesson[]} wanted @returns {Promise<{ rules: string, good: GoodLesson[] } | { error: FaultOfLesson | 'lost' }>} */
  async function check(wanted) {
    try {
      const checked = await desk.checkAll(wanted);
      if ('fault' in checked) return { error: checked.fault };
      return { rules: checked.good.map(({ rules }) => rules).join(' '), good: checked.good };
    } catch {
      return { error: 'lost' };
    }
  }
  /** Puts the lesson with this number on the board. @param {number} number */
  async function go(number) {
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
  async function copyLink() {
    panel.link.value = linkTo(way.address);
    panel.link.hidden = false;
    panel.link.hidden = await copyField(panel.link, panel.told, lessonWords);
  }

  return {
    notify,
    /** Puts lessons on the board, the first of them or where this tab was. Resolves to whether they are there.
     * @param {Lesson[]} wanted */
    async open(wanted) {
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
