// Opens a game of which more may be known than its address says; and the field for one from elsewhere: moves, a link,
// another program's record.
import { html } from 'lit-html';
import { removeNotice, showUntilRead } from '../feedback/notice.ts';
import { fieldView } from '../forms/field-views.ts';
import { recordWords } from '../words/en/records.ts';
import { setOrigin, type Origin } from '../words/players.ts';
import { readGame } from './records.ts';
import type { Context } from '../context.ts';

const noticeId = 'left-out-notice';

/** @param given `leftOut` says what of a record is not in its game */
export function openGame(
  { bridge, narrator }: Pick<Context, 'bridge' | 'narrator'>,
  { address, leftOut, ...origin }: Origin & { address: string; leftOut?: string },
) {
  setOrigin({ ...origin, id: '' });
  // The program says what is wrong with the moves, and keeps the legal ones.
  bridge.send(`open ${address}`);
  removeNotice(noticeId);
  if (leftOut) showUntilRead(narrator, noticeId, leftOut);
}

/** @param redraw called when what is wrong with the text has changed */
export function makeGameField(id: string, { bridge }: Pick<Context, 'bridge'>, redraw: () => void) {
  let fault = '';
  const field = () => document.getElementById(id) as HTMLTextAreaElement;
  return {
    view: () => html`
      ${fieldView(
        recordWords.recordField,
        id,
        html`<textarea id=${id} rows="3" spellcheck="false" autocapitalize="off" aria-describedby="${id}-fault"
          aria-invalid=${fault !== ''}></textarea>`,
      )}
      <p id="${id}-fault" class="fault" aria-live="polite">${fault}</p>`,
    /** The game in a text; null if there is none, and then the field says why.
     * @param text null if a file could not be read; without it, what was typed */
    take(text: string | null = field().value) {
      const game = text === null ? { fault: recordWords.recordFault('unreadable') } : readGame(text, bridge.view);
      fault = 'fault' in game ? game.fault : '';
      redraw();
      if (!('fault' in game)) field().value = '';
      else field().focus();
      return 'fault' in game ? null : game;
    },
    forget() {
      fault = '';
    },
  };
}
