// A box over the board for what must stay until the user has dealt with it.
import { element, make, makeButton } from '../dom.js';
import { words } from '../words/play.js';

/** @import { Narrator } from './narrator.js' */

/** Shows a notice in place of the one with the same id: over the board, or in the dialog that is open, for what lies
 * behind one can be neither seen nor pressed. When that closes the notice is over the board.
 * @param {string} id
 * @param {HTMLElement | DocumentFragment} text
 * @param {HTMLButtonElement[]} buttons */
export function showNotice(id, text, ...buttons) {
  const notice = make('div', { id, className: 'notice' }, text, ...buttons);
  removeNotice(id);
  const dialog = document.querySelector('dialog[open]');
  const talk = element('talk');
  (dialog ?? talk).append(notice);
  dialog?.addEventListener('close', () => notice.isConnected && talk.append(notice), { once: true });
  return notice;
}

/** Whoever was at one of its buttons goes on in the dialog that is open, or on the board. @param {string} id */
export function removeNotice(id) {
  const notice = document.getElementById(id);
  const hadFocus = notice?.contains(document.activeElement);
  const shown = document.activeElement?.matches(':focus-visible');
  notice?.remove();
  if (!hadFocus) return;
  const next = document.querySelector('dialog[open] h2') ?? document.querySelector('#cells [tabindex="0"]');
  if (next instanceof HTMLElement) next.focus({ preventScroll: !shown });
}

/** Says a text, and shows it until it has been read.
 * @param {Narrator} narrator @param {string} id @param {string} text @param {HTMLButtonElement[]} buttons */
export function showUntilRead(narrator, id, text, ...buttons) {
  // Behind a dialog the status is not heard.
  const isBehind = document.querySelector('dialog[open]') !== null;
  showNotice(
    id,
    make('p', { textContent: text, role: isBehind ? 'alert' : null }),
    ...buttons,
    makeButton(words.gotIt, () => removeNotice(id)),
  );
  if (!isBehind) narrator.add(text);
}
