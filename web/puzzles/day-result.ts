// How a day of puzzles went: its shapes, the week it belongs to, and the result to send.
import { html, svg } from 'lit-html';
import { linkTo } from '../browser/link.ts';
import { makeSharing } from '../forms/copy.ts';
import { copyView } from '../forms/field-views.ts';
import { commonWords } from '../words/en/common.ts';
import { date as written } from '../words/intl.ts';
import { puzzleWords as words } from '../words/en/puzzles.ts';
import { daysInARow, doneOn, inWords, lastDays, saidOf, solvedOf, today } from './modes.ts';
import type { Progress, Result } from '../storage/progress.ts';

/** The signs of the text to share, drawn: not every system has a font with all of them. Not played yet is a dot: an empty
 * square would look like one to tick. */
const shapes: Record<Result, ReturnType<typeof svg>> = {
  solved: svg`<rect class="full" x="3" y="3" width="18" height="18" rx="4"/><path class="tick" d="M8 12.500l3 3 5.500-7"/>`,
  helped: svg`<path class="full" d="M12 4.500L20.500 19h-17z"/>`,
  failed: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  '': svg`<circle class="full" cx="12" cy="12" r="2.500"/>`,
};
export const shapeView = (result: Result) =>
  html`<svg class="shape" data-result=${result} viewBox="0 0 24 24" aria-hidden="true">${shapes[result]}</svg>`;

/** Today and the six days before it: which of them had a solved puzzle. The sentence below says how many in a row. */
function weekView(kept: Progress) {
  const day = (date: string) => html`
    <span>${written(`${date}T12:00:00`, { weekday: 'narrow' })}${shapeView(solvedOf(doneOn(kept, date)) > 0 ? 'solved' : '')}</span>`;
  return html`<p class="week" aria-hidden="true">${lastDays(7, today()).reverse().map(day)}</p>`;
}

/** @param redraw called when it has something new to show */
export function makeDayResult(redraw: () => void) {
  const sharing = makeSharing(redraw);
  const sharedView = (kept: Progress, date: string, isMain: boolean) => {
    const done = doneOn(kept, date);
    const said = done.map((_, level) => saidOf(kept, date, level));
    const text = done.some(Boolean) ? words.result(inWords(date), done, said, linkTo(`v=1&day=${date}`)) : '';
    const told = sharing.told(text);
    const send = () => sharing.send(text, { text });
    const canSend = 'share' in navigator;
    const look = (isFirst: boolean) => (isMain && isFirst ? 'primary' : '');
    return html`
      <div class="puzzle-result" ?hidden=${text === ''}>
        <textarea readonly rows="4" aria-label=${words.copyResult} ?hidden=${told !== commonWords.copyFailed} .value=${text}></textarea>
        <p class="actions">
          ${copyView(sharing, words.copyResult, text, look(!canSend))}
          <button type="button" class=${look(canSend)} ?hidden=${!canSend} @click=${send}>${words.sendResult}</button>
        </p>
      </div>`;
  };
  return {
    sharedView,
    /** @param isMain whether sending it comes first */
    endView(kept: Progress, date: string, isMain: boolean) {
      const went = doneOn(kept, date);
      const isToday = date === today();
      const spoken = went.map((_, level) => words.resultOf(words.levels[level], saidOf(kept, date, level)));
      return html`
        <div class="day-end">
          <p class="day-marks" role="img" aria-label=${spoken.join(' ')}>${went.map(shapeView)}</p>
          <p class="reached">${words.dayDone(solvedOf(went))}</p>
          ${isToday ? weekView(kept) : ''}
          <p>${words.days(daysInARow(kept, today()))} ${isToday ? words.tomorrow : ''}</p>
          ${sharedView(kept, date, isMain)}
        </div>`;
    },
    forget: sharing.forget,
  };
}
