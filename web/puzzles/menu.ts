// The list of all that can be solved: today's puzzles first, then practice, a streak, three minutes, and what went wrong.
import { html, render } from 'lit-html';
import { makePlace } from '../browser/places.ts';
import { make } from '../dom.ts';
import { puzzleWords as words } from '../words/en/puzzles.ts';
import { doneOn, inWords, openLevel, saidOf } from './modes.ts';
import { makeSharedResult } from './result.ts';
import type { KeptPuzzles } from '../storage/progress.ts';
import type { Subject } from '../study/answers.ts';

/** What is done from it. */
export interface MenuActs {
  day: (date: string, level: number) => void;
  /** A grade of 0 follows how well one does. */
  practice: (subject: Subject, grade: number) => void;
  streak: () => void;
  timed: () => void;
  again: () => void;
  /** What one has done wrong in games of one's own. */
  own: () => void;
  /** It has been closed. */
  left: () => void;
}
export type Shown = { kept: KeptPuzzles; date: string; isToday: boolean; days: number };

const option = ([value, name]: [string, string]) => html`<option value=${value}>${name}</option>`;
const grades = [words.gradeFollows, ...words.grades].map((name, grade): [string, string] => [`${grade}`, name]);

export function makeMenu(acts: MenuActs) {
  const view = make('div', { className: 'view' });
  const { dialog, open } = makePlace('puzzles', words.heading, view);
  const find = <Kind extends Element>(selector: string) => view.querySelector(selector) as Kind;
  const shared = makeSharedResult(() => draw());
  let shown: Shown;

  const start = (act: () => void) => () => {
    dialog.close();
    act();
  };
  const practise = start(() =>
    acts.practice(
      find<HTMLSelectElement>('#puzzle-subject').value as Subject,
      Number(find<HTMLSelectElement>('#puzzle-grade').value),
    ),
  );
  const startButton = (heading: string, act: () => void, isMain = false) =>
    html`<button type="button" class=${isMain ? 'primary' : ''} aria-label="${words.start}: ${heading}" @click=${act}>${words.start}</button>`;
  const challenge = (heading: string, note: string, best: number, act: () => void) => html`
    <div class="challenge">
      <h3>${heading}</h3>
      <p>${note}</p>
      <p class="actions"><strong>${words.best(best)}</strong>${startButton(heading, start(act))}</p>
    </div>`;
  const dayButton = (level: number) => {
    const { kept, date } = shown;
    const done = doneOn(kept, date)[level];
    return html`
      <button type="button" data-result=${done} class=${level === openLevel(kept, date) ? 'primary' : ''}
        @click=${start(() => acts.day(date, level))}>
        <span class="shape" aria-hidden="true">${words.shapes[done]}</span>${words.dayButton(words.levels[level], saidOf(kept, date, level))}
      </button>`;
  };
  function draw() {
    const { kept, date, isToday, days } = shown;
    const isDayOver = openLevel(kept, date) < 0;
    render(
      html`
        <p>${words.intro}</p>
        <h3>${isToday ? words.today(inWords(date)) : words.ofDay(inWords(date))}</h3>
        <p class="actions day-levels">${[0, 1, 2].map(dayButton)}</p>
        <p><small>${words.days(days)}</small></p>
        ${shared.view(date, doneOn(kept, date), false)}
        <h3>${words.practice}</h3>
        <p>${words.practiceNote}</p>
        <div class="practice-choice">
          <p class="field">
            <label for="puzzle-subject">${words.subject}</label>
            <select id="puzzle-subject">${Object.entries(words.subjects).map(option)}</select>
          </p>
          <p class="field">
            <label for="puzzle-grade">${words.grade}</label>
            <select id="puzzle-grade">${grades.map(option)}</select>
          </p>
        </div>
        <p class="actions">
          <button type="button" ?hidden=${kept.mistakes.length === 0} @click=${start(acts.own)}>${words.own(kept.mistakes.length)}</button>
          <button type="button" ?hidden=${kept.wrong.length === 0} @click=${start(acts.again)}>${words.again(kept.wrong.length)}</button>
          ${startButton(words.practice, practise, isDayOver)}
        </p>
        ${challenge(words.streak, words.streakNote, kept.best.streak, acts.streak)}
        ${challenge(words.timed, words.timedNote, kept.best.timed, acts.timed)}`,
      view,
    );
  }
  dialog.addEventListener('close', () => {
    if (!dialog.open) acts.left();
  });
  return {
    get isOpen() {
      return dialog.open;
    },
    close: () => dialog.close(),
    show(now: Shown) {
      // It is shown anew while it is open, once the study has counted the days.
      if (!dialog.open) shared.forget();
      shown = now;
      draw();
      open();
    },
  };
}
