// What the panel of a lesson says and offers, as a lesson and a pupil stand.
import { knownRules } from '../../program/known-rules.js';
import { lessonWords } from '../../words/lessons.js';
import { words } from '../../words/play.js';
import { movesOf } from './desk.js';

/**
 * @import { LessonStanding, LessonValues } from '../../study/lesson-answers.d.ts'
 * @import { GoodLesson } from './desk.js'
 * @import { ButtonName } from './panel.js'
 * @import { Progress } from './place.js'
 */
/**
 * @typedef {object} Standing
 * @property {GoodLesson} lesson
 * @property {number} at which of them it is, from 0
 * @property {number} count how many there are
 * @property {Progress} progress
 * @property {LessonStanding} stands the board
 * @property {LessonValues | null} known of the lesson as it begins, once the study has said it
 * @property {boolean} valuesShown
 */

/** Whether who wins is being asked for. @param {GoodLesson} lesson @param {Progress} progress */
export const asksWho = ({ task }, { stage }) => task === 'who' && stage === 'asking';

/** What is to be known of it before one begins. @param {Standing} standing */
function aboutOf({ lesson, known }) {
  const rules = knownRules(lesson.rules);
  const parts = rules ? [`${words.rules(rules)}.`] : [];
  if (lesson.hidden.includes('level')) return parts.join(' ');
  const moves = known && movesOf(known.value);
  if (lesson.task === 'play') parts.push(lessonWords.opponent);
  else if (known && !known.decided) parts.push(lessonWords.unproven);
  else if (known && lesson.task === 'find') parts.push(lessonWords.right(known.right.length, known.moves.length));
  else if (moves && known?.value.winner !== 'draw') parts.push(lessonWords.lasts(moves));
  return parts.join(' ');
}

/** @param {Standing} standing */
function buttonsOf({ lesson, at, count, progress: { stage }, stands }) {
  const { task, hidden } = lesson;
  const asks = (stage === 'asking' || stage === 'playing') && !stands.over;
  /** @type {ButtonName[]} */
  const shown = ['project', 'copyLink', 'leave'];
  if (stage === 'wrong' || (stage === 'done' && task === 'play')) shown.push('retry');
  if (asks && !hidden.includes('hint')) {
    shown.push('hint');
    if (stage === 'asking' && task !== 'play') shown.push('showMe');
  }
  if (asks && !hidden.includes('analysis')) shown.push('values');
  if (stage === 'done' && task !== 'play' && !stands.over) shown.push('playOn');
  if (at > 0) shown.push('back');
  if (at + 1 < count) shown.push('next');
  return shown;
}

/** @param {Standing} standing */
export function faceOf(standing) {
  const { lesson, at, count, progress, valuesShown } = standing;
  return {
    title: lessonWords.title(at + 1, count),
    note: lesson.note,
    task: lessonWords.ask(lesson.task, lesson.stands.to_move),
    about: aboutOf(standing),
    choosing: asksWho(lesson, progress),
    shown: buttonsOf(standing),
    valuesShown,
  };
}
