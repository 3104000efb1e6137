// The end of what can be a challenge: your result, your friend's beside it where you were challenged, and the way to
// send yours.
import { html, nothing } from 'lit-html';
import { challengeWords } from '../words/en/challenge.ts';
import type { Challenge, Reached } from '../program/challenge.ts';

/** @param mine nothing before the end */
export function challengeEnd(theirs: Challenge | null, mine: Reached | null, send: () => void) {
  const row = (who: string, what: string) => html`<div><dt>${who}</dt><dd>${what}</dd></div>`;
  const text = theirs ? challengeWords.sendYours : challengeWords.button.join('');
  return html`
    ${
      theirs
        ? html`<dl>
            ${row(challengeWords.you, mine ? challengeWords.reached(mine) : challengeWords.notYet)}
            ${row(challengeWords.them(theirs.name), challengeWords.reached(theirs))}
          </dl>`
        : nothing
    }
    ${mine ? html`<button type="button" @click=${send}>${text}</button>` : nothing}`;
}
