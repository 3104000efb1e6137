// The place of puzzles: the day first, then a streak, three minutes, and practice.
import { html, render } from 'lit-html';
import { picture, type Board } from '../board/board-view.ts';
import { makePlace } from '../browser/place.ts';
import { make } from '../dom.ts';
import { puzzleWords as words } from '../words/en/puzzles.ts';
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
import { linkTo } from '../browser/link.ts';
import { makeSharing } from '../forms/copy.ts';
import { onClosed } from '../forms/dialog.ts';
import { selectView } from '../forms/field-views.ts';
import { commonWords } from '../words/en/common.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Progress, Result } from '../storage/progress.ts';
import type { Subject } from '../study/study.ts';

/** @param redraw called when it has something new to show */
export function makeSharedResult(redraw: () => void) {
  const sharing = makeSharing(redraw);
  return {
    /** @param isMain whether sharing it is the main action */
    view(date: string, done: Result[], isMain: boolean) {
      const text = done.some(Boolean) ? words.result(inWords(date), done, linkTo(`v=1&day=${date}`)) : '';
      const told = sharing.told(text);
      const fieldBeside = ({ target }: Event) =>
        (target as Element).closest('.puzzle-result')?.querySelector('textarea') as HTMLTextAreaElement;
      const copy = (event: Event) => sharing.copy(fieldBeside(event));
      const send = (event: Event) => sharing.send(fieldBeside(event), { text });
      const canSend = 'share' in navigator;
      const look = (isFirst: boolean) => (isMain && isFirst ? 'primary' : '');
      // The button shows it, in its own place.
      const isCopied = told === commonWords.copied;
      return html`
        <div class="puzzle-result" ?hidden=${text === ''}>
          <textarea readonly rows="4" aria-label=${words.copyResult} ?hidden=${told !== commonWords.copyFailed} .value=${text}></textarea>
          <p class="actions">
            <span aria-live="polite" class=${isCopied ? 'heard' : ''}>${told}</span>
            <button type="button" class=${look(!canSend)} @click=${copy}>${isCopied ? told : words.copyResult}</button>
            <button type="button" class=${look(canSend)} ?hidden=${!canSend} @click=${send}>${words.sendResult}</button>
          </p>
        </div>`;
    },
    forget: sharing.forget,
  };
}

/** `board` is that of the day's next puzzle, once it is known; `runs` describes those that can be continued. */
export type Shown = {
  kept: Progress;
  date: string;
  board: Board | null;
  runs: Record<RunMode['kind'], string | null>;
};

const grades = [words.gradeFollows, ...words.grades].map((name, grade): [string, string] => [`${grade}`, name]);

/** @param parts `begin` starts a mode, `goOn` continues a run; `left` is called when the place is closed */
export function makeMenu({
  bridge,
  begin,
  goOn,
  left,
}: {
  bridge: Bridge;
  begin: (mode: Mode) => void;
  goOn: (kind: RunMode['kind']) => void;
  left: () => void;
}) {
  const view = make('div', { className: 'view' });
  const { dialog, open } = makePlace(bridge, { name: 'puzzles', heading: words.heading, up: () => false }, view);
  const shared = makeSharedResult(() => draw());
  let shown: Shown;

  const start = (mode: () => Mode) => () => {
    dialog.close();
    begin(mode());
  };
  const chosen = (field: string) => view.querySelector<HTMLSelectElement>(`#puzzle-${field}`)?.value ?? '';
  const practise = start(() => ({
    kind: 'practice',
    subject: chosen('subject') as Subject,
    grade: Number(chosen('grade')),
  }));
  const startButton = (heading: string, act: () => void, isMain = false) =>
    html`<button type="button" class=${isMain ? 'primary' : ''} aria-label="${words.start}: ${heading}" @click=${act}>${words.start}</button>`;
  const runCard = (kind: RunMode['kind'], note: string, best: number) => {
    const heading = words[kind];
    const stands = shown.runs[kind];
    const resume = () => {
      dialog.close();
      goOn(kind);
    };
    return html`
    <section class="puzzle-card run" aria-label=${heading}>
      <h3>${heading}</h3>
      <p class="about">${stands ?? note}</p>
      <p class="actions">
        <button type="button" ?hidden=${stands === null} aria-label="${words.goOn}: ${heading}" @click=${resume}>${words.goOn}</button>
        ${startButton(heading, start(runOf[kind]))}
        <strong>${words.best(best)}</strong>
      </p>
    </section>`;
  };
  const dayButton = (level: number) => {
    const { kept, date } = shown;
    const done = doneOn(kept, date)[level];
    const [name, said] = [words.levels[level], saidOf(kept, date, level)];
    return html`
      <button type="button" data-result=${done} aria-label=${words.dayButton(name, said)}
        @click=${start(() => ({ kind: 'day', date, level }))}>
        <span class="shape">${words.shapes[done]}</span><span>${name}</span><small>${said}</small>
      </button>`;
  };
  /** The day: its next puzzle, or how it went. */
  const dayCard = () => {
    const { kept, date, board } = shown;
    const isToday = date === today();
    const done = doneOn(kept, date);
    const next = openLevel(kept, date);
    const solve = start(() => ({ kind: 'day', date, level: next }));
    const main =
      next < 0
        ? html`<p class="day-over"><strong>${words.dayDone(solvedOf(done))}</strong> ${isToday ? words.tomorrow : ''}</p>`
        : html`<p class="actions"><button type="button" class="primary" @click=${solve}>${words.solve(words.levels[next])}</button></p>`;
    return html`
      <section class="puzzle-card lead" aria-labelledby="puzzle-day">
        <h3 id="puzzle-day">${isToday ? words.today(inWords(date)) : words.ofDay(inWords(date))}</h3>
        <div class="today-board" ?hidden=${next < 0} @click=${solve}>${board && picture(board, { isHidden: true })}</div>
        <div class="day-levels">${[0, 1, 2].map(dayButton)}</div>
        ${main}
        <small>${words.days(daysInARow(kept, today()))}</small>
        ${shared.view(date, done, false)}
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
        <span>${name}</span><span class="shapes">${done.map((one) => words.shapes[one])}</span>
      </button>`;
  };
  function draw() {
    const { kept, date } = shown;
    const isDayOver = openLevel(kept, date) < 0;
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
            ${startButton(words.practice, practise, isDayOver)}
          </p>
        </section>
        <section class="puzzle-card other-days" aria-labelledby="puzzle-days">
          <h3 id="puzzle-days">${words.otherDays}</h3>
          <div>${otherDays(today(), date).map(otherDayButton)}</div>
        </section>`,
      view,
    );
  }
  onClosed(dialog, left);
  return {
    get isOpen() {
      return dialog.open;
    },
    /** @param arrived called when the place is left */
    show(now: Shown, arrived?: () => void) {
      // It is shown again while it is open, once the board of the day's puzzle is there.
      if (!dialog.open) shared.forget();
      shown = now;
      draw();
      open(arrived);
    },
  };
}
