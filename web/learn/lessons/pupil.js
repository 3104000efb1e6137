// A teacher's lessons on the board, one after the other, as a pupil takes them: in place of the game, which waits. What
// is right the study says; how far one has come is kept in the tab, from which a reload goes on.
import { linkTo } from '../../browser/link.js';
import { makeExercise } from '../../exercise/exercise.js';
import { withReason } from '../../exercise/question.js';
import { removeNotice, showUntilRead } from '../../feedback/notice.js';
import { copyField } from '../../forms/copy.js';
import { otherMark } from '../../program/mark.js';
import { prepared } from '../../program/prepared.js';
import { lessonWords } from '../../words/lessons.js';
import { makeDesk, markAt, movesOf } from './desk.js';
import { asksWho, faceOf } from './face.js';
import { makeHelp } from './help.js';
import { makeLessonPanel } from './panel.js';
import { forgetPlace, keptPlace, rememberPlace } from './place.js';
import { writeLessons } from './text.js';

/**
 * @import { Grid } from '../../board/grid.js'
 * @import { Narrator } from '../../feedback/narrator.js'
 * @import { Bridge } from '../../program/bridge.js'
 * @import { CellName, Mark } from '../../program/contract.d.ts'
 * @import { LessonJudgement, LessonStanding, LessonValues } from '../../study/lesson-answers.d.ts'
 * @import { Study } from '../../study/study.js'
 * @import { GoodLesson } from './desk.js'
 * @import { Choice } from './panel.js'
 * @import { Lesson } from './text.js'
 * @import { Progress } from './place.js'
 */

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator, study: Pick<Study, 'ask'>,
 *   project: (lessons: GoodLesson[], at: number) => void, finished: () => void }} parts
 * `finished` hears that the pupil has left */
export function makePupil({ bridge, grid, narrator, study, project, finished }) {
  const desk = makeDesk({ study });
  /** @type {GoodLesson[]} */
  let lessons = [];
  let at = 0;
  /** @type {Progress[]} */
  let progress = [];
  let address = '';
  let busy = false;
  /** Which lessons are to come on the board. */
  let opening = 0;
  bridge.on('started', () => {
    opening += 1;
  });
  /** Where keys go on, once the buttons are there. */
  let moveFocus = () => {};
  /** How the board stands. @type {LessonStanding} */
  let stands;
  /** What is true of the lesson itself, for how hard it is. @type {LessonValues | null} */
  let known = null;

  const panel = makeLessonPanel({
    acts: {
      hint: () => during(help.hint),
      values: () => during(help.toggleValues),
      retry,
      showMe,
      playOn,
      back: () => go(at - 1),
      next: () => go(at + 1),
      project: () => project(lessons, at),
      copyLink,
      leave,
    },
    choose,
  });
  const exercise = makeExercise({
    bridge,
    grid,
    // A lesson judges each press by itself, on whichever cell.
    asker: { judge: take, taken: take, looking() {}, right() {}, wrong() {} },
    left: end,
  });

  const lesson = () => lessons[at];
  const now = () => progress[at];
  /** @returns {Mark} */
  const side = () => lesson().stands.to_move;
  /** @param {string} text */
  const say = (text) => narrator.say(text);
  /** @param {string} text */
  const notify = (text) => showUntilRead(narrator, 'lesson-notice', text);
  const remember = () => rememberPlace(address, { at, progress });
  const isChoosing = () => asksWho(lesson(), now());
  const help = makeHelp({ bridge, grid, point: exercise.point, say, look });
  const onBoard = () => exercise.play([...lesson().moves, ...now().moves]);

  const show = () => {
    if (!exercise.isOpen) return;
    panel.show(
      faceOf({
        lesson: lesson(),
        at,
        count: lessons.length,
        progress: now(),
        stands,
        known,
        valuesShown: help.valuesShown,
      }),
    );
    panel.buttons.next.className = now().stage === 'done' ? 'primary' : '';
    panel.link.hidden = true;
    help.write();
  };

  /** Does something that the study is asked for, and nothing else meanwhile. Tells where the study is lost.
   * @param {() => Promise<void>} act */
  async function during(act) {
    if (busy) return;
    busy = true;
    const mine = lesson();
    try {
      await act();
    } catch {
      if (isHere(mine)) {
        onBoard();
        say(lessonWords.noWorker);
      }
    }
    busy = false;
    if (!exercise.isOpen) return;
    show();
    moveFocus();
    moveFocus = () => {};
  }
  /** Whether this lesson is still the one on the board. @param {GoodLesson} mine */
  const isHere = (mine) => exercise.isOpen && lesson() === mine;

  /** What is true of a lesson, null where it is no longer the one on the board. @param {GoodLesson} mine */
  async function answerOf(mine) {
    const found = known ?? (await desk.ask('values', mine, []));
    if (!isHere(mine)) return null;
    known = found;
    return found;
  }

  const done = () => {
    now().stage = 'done';
    remember();
    const isLast = progress.every(({ stage }) => stage === 'done');
    if (isLast && lessons.length > 1) queueMicrotask(() => narrator.add(lessonWords.allDone, true));
  };
  /** @param {string} said @param {LessonJudgement} judged */
  const because = (said, { reasons, value }) =>
    withReason(said, reasons, { mark: side(), misere: lesson().rules.includes('misere'), value });
  /** A move is tried. @param {CellName} cell */
  const find = (cell) =>
    during(async () => {
      const mine = lesson();
      exercise.play([...mine.moves, cell]);
      say(lessonWords.looking(cell));
      const judged = await desk.judge(mine, [], cell);
      if (!isHere(mine)) return;
      help.clear();
      const reply = judged.right === false && judged.reply ? [judged.reply] : [];
      now().moves = [cell, ...reply];
      onBoard();
      if (judged.right === false) {
        now().stage = 'wrong';
        remember();
        const answer = judged.reply ? lessonWords.reply(otherMark(side()), judged.reply) : '';
        say(because(`${lessonWords.wrongMove(cell)} ${answer}`.trim(), judged));
        moveFocus = () => panel.buttons.retry.focus();
        return;
      }
      stands = await desk.ask('stand', mine, now().moves);
      if (!isHere(mine)) return;
      say(judged.right === null ? lessonWords.notProven(cell) : because(lessonWords.rightMove(cell), judged));
      done();
      focusNext();
    });
  const focusNext = () => {
    moveFocus = () => {
      const { next, playOn: goOn, retry: again } = panel.buttons;
      [next, goOn, again].find((button) => !button.hidden)?.focus();
    };
  };
  /** @param {Choice} winner */
  function choose(winner) {
    return during(async () => {
      const found = await answerOf(lesson());
      if (!found) return;
      const { value } = found;
      if (value.winner !== null && value.winner !== winner) {
        say(lessonWords.wrongWinner);
        return;
      }
      help.clear();
      say(value.winner === null ? lessonWords.unproven : lessonWords.rightWinner(winner, movesOf(value)));
      done();
      focusNext();
    });
  }
  /** @param {Mark | 'draw'} winner */
  const tellEnd = async (winner) => {
    const found = await answerOf(lesson());
    if (!found) return;
    const could = found.value.winner;
    const asGood = winner === side() || could === otherMark(side()) || (winner === 'draw' && could !== side());
    say(lessonWords.ended(winner, side(), asGood));
    if (asGood) done();
    else {
      now().stage = 'wrong';
      remember();
    }
    focusNext();
  };
  /** A move of the game from here on, and the answer to it. @param {CellName | null} cell null where the other side
   * moves first */
  const playMove = (cell) =>
    during(async () => {
      const mine = lesson();
      help.clear();
      const before = now().moves;
      /** @type {CellName[]} */
      let moves = cell ? [...before, cell] : before;
      exercise.play([...mine.moves, ...moves]);
      let after = await desk.ask('stand', mine, moves);
      if (!isHere(mine)) return;
      if (!after.over && after.to_move !== side()) {
        const reply = await desk.ask('reply', mine, moves);
        if (!isHere(mine)) return;
        moves = [...moves, reply.cell];
        after = await desk.ask('stand', mine, moves);
        if (!isHere(mine)) return;
      }
      now().moves = moves;
      now().stage = 'playing';
      stands = after;
      onBoard();
      remember();
      if (after.over) await tellEnd(after.winner ?? 'draw');
      else
        say(
          `${cell ? lessonWords.reply(otherMark(side()), moves.at(-1) ?? '') : ''} ${lessonWords.playing(side())}`.trim(),
        );
    });

  /** @param {CellName} cell */
  function take(cell) {
    if (busy || lessons.length === 0) return;
    const { stage } = now();
    if (stage === 'wrong') retry();
    else if (isChoosing()) say(lessonWords.choose);
    else if (stage === 'done' || stands.over) say(lessonWords.over);
    else if (markAt(stands, cell) !== '.') say(lessonWords.taken(cell));
    else if (stage === 'playing' || lesson().task === 'play') playMove(cell);
    else find(cell);
  }
  /** What is known of the board as it stands, null where it is another by then. */
  async function look() {
    const mine = lesson();
    const { moves } = now();
    const found = await desk.ask('values', mine, moves);
    return isHere(mine) && now().moves === moves ? found : null;
  }
  function showMe() {
    return during(async () => {
      const mine = lesson();
      const found = await answerOf(mine);
      if (!found) return;
      const { value, right, decided } = found;
      help.clear();
      if (!decided || value.winner === null) say(lessonWords.unproven);
      else if (mine.task === 'who') say(lessonWords.answerWinner(value.winner, movesOf(value)));
      else {
        say(lessonWords.answer(right));
        exercise.point(right);
      }
      done();
      focusNext();
    });
  }
  async function retry() {
    if (busy) return;
    help.clear();
    now().moves = [];
    now().stage = 'asking';
    ({ stands } = lesson());
    onBoard();
    remember();
    show();
    say(lessonWords.ask(lesson().task, side()));
    grid.focus();
  }
  function playOn() {
    exercise.point([]);
    grid.focus();
    return playMove(null);
  }

  /** Puts the lesson with this number on the board. @param {number} number */
  async function go(number) {
    at = Math.max(0, Math.min(number, lessons.length - 1));
    const mine = lesson();
    help.clear();
    known = null;
    ({ stands } = mine);
    exercise.open(mine.rules, mine.position, address);
    exercise.question.ask();
    onBoard();
    remember();
    if (!panel.section.isConnected) document.querySelector('.page > .buttons')?.before(panel.section);
    show();
    say(lessonWords.ask(mine.task, side()));
    grid.focus();
    await during(async () => {
      if (now().moves.length > 0) stands = await desk.ask('stand', mine, now().moves);
    });
    answerOf(mine).then(show, () => {});
  }
  function end() {
    panel.section.remove();
    lessons = [];
    help.clear();
    help.write();
    forgetPlace();
  }
  function leave() {
    exercise.leave();
    end();
    say(lessonWords.left);
    grid.focus();
    finished();
  }
  async function copyLink() {
    panel.link.value = linkTo(address);
    panel.link.hidden = false;
    panel.link.hidden = await copyField(panel.link, panel.told, lessonWords);
  }

  return {
    notify,
    /** Puts lessons on the board, the first of them or where this tab was. Resolves to whether they are there.
     * @param {Lesson[]} wanted */
    async open(wanted) {
      const { obstacle } = exercise;
      if (obstacle && !exercise.isOpen) {
        notify(lessonWords.obstacles[obstacle]);
        return false;
      }
      const checked = await desk.checkAll(wanted).catch(() => null);
      if (!checked) notify(lessonWords.noWorker);
      else if ('fault' in checked) notify(lessonWords.fault(checked.fault));
      if (!checked || 'fault' in checked) return false;
      opening += 1;
      const mine = opening;
      await prepared(bridge, checked.good.map(({ rules }) => rules).join(' '));
      // Another game may have been wanted while the program was on the way.
      if (mine !== opening) return false;
      removeNotice('lesson-notice');
      lessons = checked.good;
      address = writeLessons(wanted);
      const before = keptPlace(address, lessons.length);
      progress = before?.progress ?? lessons.map(() => ({ stage: 'asking', moves: [] }));
      await go(before?.at ?? 0);
      return true;
    },
  };
}
