// A box below the board for what must stay until the user has dealt with it.
import { element, make, makeButton } from '../dom.ts';
import { words } from '../words/en/play.ts';
import type { Narrator } from './narrator.ts';

/** Dialogs that cover the board: nothing on it can be seen, pressed or heard. A sheet leaves it usable, and a question
 * closes with its answer. */
const box = 'dialog[open]:not(.sheet, .question)';
export const dialogOver = (): HTMLDialogElement | null =>
  document.activeElement?.closest(box) ?? document.querySelector(box);

/** Shows a notice, replacing the one with the same id: in the dialog that covers the board, if there is one, otherwise
 * below the board. When that dialog closes, it moves below the board. */
export function showNotice(id: string, text: string | HTMLElement | DocumentFragment, ...buttons: HTMLButtonElement[]) {
  const shown = typeof text === 'string' ? make('p', { textContent: text }) : text;
  const notice = make('div', { id, className: 'notice' }, shown, ...buttons);
  removeNotice(id);
  const after = element('after');
  const dialog = dialogOver();
  if (dialog && !notice.querySelector('[role=alert]')) notice.role = 'alert';
  (dialog ?? after).append(notice);
  dialog?.addEventListener('close', function leave() {
    // `close` fires late: the dialog may be open again.
    if (dialog.open) return;
    dialog.removeEventListener('close', leave);
    if (notice.isConnected) after.append(notice);
  });
  return notice;
}

/** If one of its buttons had the focus, that moves to the dialog or the board. */
export function removeNotice(id: string) {
  const notice = document.getElementById(id);
  const held = document.activeElement;
  const hadFocus = notice?.contains(held);
  const shown = held?.matches(':focus-visible');
  const heading = dialogOver()?.querySelector('h2');
  notice?.remove();
  if (!hadFocus) return;
  if (heading) heading.tabIndex = -1;
  const next = heading ?? document.querySelector('#cells [tabindex="0"]');
  if (next instanceof HTMLElement) next.focus({ preventScroll: !shown });
}

/** Says a text, and shows it until the user has read it. */
export function showUntilRead(narrator: Narrator, id: string, text: string, ...buttons: HTMLButtonElement[]) {
  const read = makeButton(words.gotIt, () => removeNotice(id));
  showNotice(id, text, ...buttons, read);
  narrator.add(text);
}
