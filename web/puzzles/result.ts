// The result of a day, to be shared: signs without a solution, as a text with a link.
import { html } from 'lit-html';
import { linkTo } from '../browser/link.ts';
import { copyText, sendBySheet } from '../forms/copy.ts';
import { more } from '../words/en/more.ts';
import { puzzleWords as words } from '../words/en/puzzles.ts';
import { inWords } from './modes.ts';
import type { Result } from '../storage/progress.ts';

/** @param redraw called when there is something to say of it */
export function makeSharedResult(redraw: () => void) {
  let shared = '';
  let told = '';
  return {
    /** @param isMain whether to send it is what most want next */
    view(date: string, done: Result[], isMain: boolean) {
      const text = done.some(Boolean) ? words.result(inWords(date), done, linkTo(`v=1&day=${date}`)) : '';
      if (text !== shared) told = '';
      shared = text;
      const copy = async (event: Event) => {
        const field = (event.target as Element).closest('.puzzle-result')?.querySelector('textarea');
        told = field && (await copyText(field)) ? more.copied : more.copyFailed;
        redraw();
      };
      const send = async (event: Event) => {
        if ((await sendBySheet({ text })) === null) await copy(event);
      };
      const canSend = 'share' in navigator;
      const look = (isFirst: boolean) => (isMain && isFirst ? 'primary' : '');
      return html`
        <div class="puzzle-result ${told === more.copyFailed ? 'by-hand' : ''}" ?hidden=${text === ''}>
          <textarea readonly rows="3" aria-label=${words.copyResult} .value=${text}></textarea>
          <p class="actions">
            <span aria-live="polite">${told}</span>
            <button type="button" class=${look(!canSend)} @click=${copy}>${words.copyResult}</button>
            <button type="button" class=${look(canSend)} ?hidden=${!canSend} @click=${send}>${words.sendResult}</button>
          </p>
        </div>`;
    },
    forget() {
      told = '';
    },
  };
}
