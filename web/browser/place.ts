// A place that covers the game: Puzzles or Learn.
import { element, make } from '../dom.ts';
import { markPlace, openPlace } from './places.ts';

/** Makes a place whose heading takes the focus when it opens. The game is inert while it is open. Returns its dialog
 * and what opens and closes it. */
export function makePlace(name: 'puzzles' | 'learn', heading: string, ...children: (Node | string)[]) {
  const game = element('board').closest('main') as HTMLElement;
  const title = make('h2', { id: `${name}-title`, textContent: heading, tabIndex: -1, autofocus: true });
  const dialog = make('dialog', { id: `${name}-dialog`, 'aria-labelledby': title.id }, title, ...children);
  dialog.dataset.place = name;
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
  });
  const wake = () => {
    // `close` fires late: another place may be open by now.
    if (openPlace()) return;
    game.inert = false;
    markPlace();
  };
  dialog.addEventListener('close', wake);
  document.body.append(dialog);
  const open = () => {
    const before = openPlace();
    if (before === dialog) return;
    before?.close();
    game.inert = true;
    markPlace(name);
    dialog.show();
  };
  /** Closes the place so that the game can take the focus at once. */
  const close = () => {
    dialog.close();
    wake();
  };
  return { dialog, open, close };
}
