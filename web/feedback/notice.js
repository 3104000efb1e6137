// A box over the board for what must stay until the user has dealt with it.
import { element, make, makeButton } from '../dom.js';
import { words } from '../words/play.js';

/** @import { Narrator } from './narrator.js' */

/** Shows a notice in place of the one with the same id.
 * @param {string} id
 * @param {HTMLElement | DocumentFragment} text
 * @param {HTMLButtonElement[]} buttons */
export function showNotice(id, text, ...buttons) {
  const notice = make('div', { id, className: 'notice' }, text, ...buttons);
  removeNotice(id);
  element('talk').append(notice);
  return notice;
}

/** @param {string} id */
export const removeNotice = (id) => document.getElementById(id)?.remove();

/** Says a text, and shows it until it has been read. @param {Narrator} narrator @param {string} id @param {string} text */
export function showUntilRead(narrator, id, text) {
  showNotice(
    id,
    make('p', { textContent: text }),
    makeButton(words.gotIt, () => removeNotice(id)),
  );
  narrator.add(text);
}
