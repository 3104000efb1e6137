// What all dialogs have in common.
import { make, makeButton } from '../dom.ts';
import { commonWords } from '../words/en/common.ts';

/** A modal dialog with a heading and a button that closes it. It stays in the page, closed. Without a field to begin
 * with, the heading gets the focus: the first button or link may be far below. */
export function makeDialog(id: string, heading: string, ...children: (Node | string)[]) {
  const title = make('h2', { id: `${id}-title`, textContent: heading, tabIndex: -1, autofocus: true });
  const dialog = make('dialog', { id, 'aria-labelledby': title.id });
  const close = makeButton(commonWords.close, () => dialog.close());
  dialog.append(title, ...children, make('p', { className: 'actions' }, close));
  closeOnBackdrop(dialog);
  document.body.append(dialog);
  return dialog;
}

/** Closes a dialog on a click outside its box, if the press began there too: selecting a text may end anywhere. */
export function closeOnBackdrop(dialog: HTMLDialogElement) {
  /** The gaps between the dialog's elements have the same target as the backdrop. */
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  let isPressedBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressedBeside = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressedBeside && isBeside(event)) dialog.close();
  });
}

/** Asks whether to delete or replace something, or keep it; resolves to true for yes. The answer comes at once: a dialog's
 * `close` fires late, maybe after the next press. */
export function askUser(question: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    const text = make('p', { id: 'question-text', textContent: question });
    const answer = (isYes: boolean) => {
      dialog.close();
      resolve(isYes);
    };
    const keep = makeButton(commonWords.keep, () => answer(false));
    const go = makeButton(yes, () => answer(true), { className: 'danger' });
    const actions = make('p', { className: 'actions' }, keep, go);
    const dialog = make('dialog', { className: 'question', 'aria-labelledby': text.id }, text, actions);
    dialog.addEventListener('close', () => {
      dialog.remove();
      // After an answer this does nothing: only Escape gets here without one.
      resolve(false);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
