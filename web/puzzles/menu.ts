// The place of puzzles: the day first, then a streak, three minutes, and practice.
import { html, render } from 'lit-html';
import { picture, type Board } from '../board/board-view.ts';
import { makePlace } from '../browser/place.ts';
import { make } from '../dom.ts';
import { puzzleWords as words } from '../words/en/puzzles.ts';
import { makeDayResult, shapeView } from './day-result.ts';
import {
  daysInARow,
  doneOn,
  inWords,
  nameOfDay,
  openLevel,
  otherDays,
  saidOf,
  solvedOf,
  runOf,
  today,
  type Mode,
  type RunMode,
} from './modes.ts';
import { selectView } from '../forms/field-views.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Progress } from '../storage/progress.ts';
import type { Subject } from '../study/study.ts';

/** `boards` are those of the day's next puzzle, or of all three at its end, once they are known; `runs` describes those
 * that can be continued. */
export type Shown = {
  kept: Progress;
  date: string;
  boards: (Board | null)[];
  runs: Record<RunMode['kind'], string | null>;
};

const grades = [words.gradeFollows, ...words.grades].map((name, grade): [string, string] => [`${grade}`, name]);

/** @param parts `begin` starts a mode, `goOn` continues a run */
export function makeMenu(parts: {
  bridge: Bridge;
  begin: (mode: Mode) => Promise<void>;
  goOn: (kind: RunMode['kind']) => void;
}) {
  const { bridge, begin, goOn } = parts;
  const view = make('div', { className: 'view' });
  const { dialog, open, close } = makePlace(bridge, { name: 'puzzles', heading: words.heading, up: () => false }, view);
  const dayResult = makeDayResult(() => draw());
  let shown: Shown;
  /** A puzzle to practise is being made, which can take seconds. */
  let isLooking = false;

  const start = (mode: () => Mode) => () => begin(mode());
  const chosen = (field: string) => view.querySelector<HTMLSelectElement>(`#puzzle-${field}`)?.value ?? '';
  const practise = async () => {
    isLooking = true;
    draw();
    await begin({ kind: 'practice', subject: chosen('subject') as Subject, grade: Number(chosen('grade')) });
    isLooking = false;
    draw();
  };
  const startButton = (heading: string, act: () => void, name = words.start) =>
    html`<button type="button" aria-label="${name}: ${heading}" @click=${act}>${name}</button>`;
  const runCard = (kind: RunMode['kind'], note: string, best: number) => {
    const heading = words[kind];
    const stands = shown.runs[kind];
    return html`
    <section class="puzzle-card run" aria-label=${heading}>
      <h3>${heading}</h3>
      <p class="about">${stands ?? note}</p>
      <p class="actions">
        <button type="button" ?hidden=${stands === null} aria-label="${words.goOn}: ${heading}" @click=${() => goOn(kind)}>${words.goOn}</button>
        ${startButton(heading, start(runOf[kind]), stands === null ? words.start : words.startOver)}
        <strong>${words.best(best)}</strong>
      </p>
    </section>`;
  };
  const isOver = () => openLevel(shown.kept, shown.date) < 0;
  const dayButton = (level: number) => {
    const { kept, date, boards } = shown;
    const done = doneOn(kept, date)[level];
    const [name, said] = [words.levels[level], saidOf(kept, date, level)];
    const board = isOver() ? html`<span class="level-board">${boardView(boards[level])}</span>` : '';
    return html`
      <button type="button" data-result=${done} aria-label=${words.dayButton(name, said)}
        @click=${start(() => ({ kind: 'day', date, level }))}>
        ${board}${shapeView(done)}<span>${name}</span><small>${said}</small>
      </button>`;
  };
  const boardView = (board: Board | null) => board && picture(board, { isHidden: true });
  /** The day: its next puzzle, or how it went, with its three boards. */
  const dayCard = () => {
    const { kept, date, boards } = shown;
    const next = openLevel(kept, date);
    const solve = start(() => ({ kind: 'day', date, level: next }));
    const levels = [0, 1, 2].map(dayButton);
    const inARow = words.days(daysInARow(kept, today()));
    const open = () => html`
      <div class="today-board" @click=${solve}>${boardView(boards[next])}</div>
      <div class="day-levels">${levels}</div>
      <p class="actions"><button type="button" class="primary" @click=${solve}>${words.solve(words.levels[next])}</button></p>
      <small>${inARow && `${inARow} ${words.skip}`}</small>
      ${dayResult.sharedView(kept, date, false)}`;
    return html`
      <section class="puzzle-card lead" aria-labelledby="puzzle-day">
        <h3 id="puzzle-day">${date === today() ? words.today(inWords(date)) : words.ofDay(inWords(date))}</h3>
        ${isOver() ? html`<div class="day-boards">${levels}</div>${dayResult.endView(kept, date, true)}` : open()}
      </section>`;
  };
  /** Another day, and how it went; a press continues it. */
  const otherDayButton = (date: string) => {
    const { kept } = shown;
    const done = doneOn(kept, date);
    const name = nameOfDay(date, today());
    const said = done.some(Boolean) ? words.dayDone(solvedOf(done)) : '';
    return html`
      <button type="button" aria-label=${words.dayButton(name, said)}
        @click=${start(() => ({ kind: 'day', date, level: Math.max(0, openLevel(kept, date)) }))}>
        <span>${name}</span><span>${done.map(shapeView)}</span>
      </button>`;
  };
  function draw() {
    const { kept, date } = shown;
    render(
      html`
        ${dayCard()}
        ${runCard('streak', words.streakNote, kept.best.streak)}
        ${runCard('timed', words.timedNote, kept.best.timed)}
        <section class="puzzle-card practice" aria-labelledby="puzzle-practice">
          <h3 id="puzzle-practice">${words.practice}</h3>
          <p class="about">${words.practiceNote}</p>
          <div class="practice-choice">
            ${selectView(words.subject, 'puzzle-subject', Object.entries(words.subjects), '', () => {})}
            ${selectView(words.grade, 'puzzle-grade', grades, '', () => {})}
          </div>
          <p class="actions">
            <button type="button" ?hidden=${kept.mistakes.length === 0} @click=${start(() => ({ kind: 'own', mistake: '' }))}>${words.own(kept.mistakes.length)}</button>
            <button type="button" ?hidden=${kept.wrong.length === 0} @click=${start(() => ({ kind: 'again' }))}>${words.again(kept.wrong.length)}</button>
            <span class="about" aria-live="polite">${isLooking ? words.searching : ''}</span>
            ${startButton(words.practice, practise)}
          </p>
        </section>
        <section class="puzzle-card other-days" aria-labelledby="puzzle-days">
          <h3 id="puzzle-days">${words.otherDays}</h3>
          <div>${otherDays(today(), date).map(otherDayButton)}</div>
        </section>`,
      view,
    );
  }
  return {
    close,
    /** @param arrived called when the place is left */
    show(now: Shown, arrived: () => void) {
      dayResult.forget();
      shown = now;
      draw();
      open(arrived);
    },
    /** Shows what has become known or has changed, while it is open. */
    update(now: Partial<Shown>) {
      if (!dialog.open) return;
      shown = { ...shown, ...now };
      draw();
    },
  };
}
