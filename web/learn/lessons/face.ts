// What the panel of a lesson says and offers, as a lesson and a pupil stand.
import { html } from 'lit-html';
import { knownRules } from '../../program/known-rules.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { words } from '../../words/en/play.ts';
import { movesOf, type GoodLesson } from './desk.ts';
import type { LessonStanding, LessonValues } from '../../study/lesson-answers.ts';
import type { TaskView } from '../../exercise/task-panel.ts';
import type { Progress } from './place.ts';

const winners = ['X', 'draw', 'O'] as const;
export type ButtonName = keyof typeof lessonWords.buttons;
export type Choice = (typeof winners)[number];

export interface Standing {
  lesson: GoodLesson;
  /** which of them it is, from 0 */
  at: number;
  /** how many there are */
  count: number;
  progress: Progress;
  /** the board */
  stands: LessonStanding;
  /** of the lesson as it begins, once the study has said it */
  known: LessonValues | null;
  valuesShown: boolean;
  /** names the winner */
  choose: (winner: Choice) => void;
}

/** Whether who wins is being asked for. */
export const asksWho = ({ task }: GoodLesson, { stage }: Progress) => task === 'who' && stage === 'asking';

/** What is to be known of it before one begins. */
function aboutOf({ lesson, known }: Standing) {
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

function buttonsOf({ lesson, at, count, progress: { stage }, stands }: Standing) {
  const { task, hidden } = lesson;
  const asks = (stage === 'asking' || stage === 'playing') && !stands.over;
  const shown: ButtonName[] = ['project', 'copyLink', 'leave'];
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

export function faceOf(standing: Standing): TaskView<ButtonName> {
  const { lesson, at, count, progress, valuesShown, choose } = standing;
  const winnerButton = (winner: Choice) =>
    html`<button type="button" @click=${() => choose(winner)}>${lessonWords.winners[winner]}</button>`;
  return {
    title: lessonWords.title(at + 1, count),
    // Somebody else's words: their direction is their own.
    note: html`
      <p class="note-of-teacher" dir="auto" aria-live="polite" ?hidden=${lesson.note === ''}>${lesson.note}</p>`,
    task: lessonWords.ask(lesson.task, lesson.stands.to_move),
    about: aboutOf(standing),
    choices: asksWho(lesson, progress) ? html`<p class="actions winners">${winners.map(winnerButton)}</p>` : undefined,
    shown: buttonsOf(standing),
    primary: progress.stage === 'done' ? ['next', 'retry'] : ['retry'],
    toggles: { values: valuesShown },
  };
}
