// A place that lies over the game, as Puzzles and Learn do.
import { element, make } from '../dom.ts';
import { markPlace, openPlace } from './places.ts';

/** A place with a heading, which gets the focus when it opens. The game is at rest while it is open. Returns it, and
 * what opens and closes it. */
export function makePlace(name: 'puzzles' | 'learn', heading: string, ...children: (Node | string)[]) {
  const game = element('board').closest('main') as HTMLElement;
  const title = make('h2', { id: `${name}-title`, textContent: heading, tabIndex: -1, autofocus: true });
  const dialog = make('dialog', { id: `${name}-dialog`, 'aria-labelledby': title.id }, title, ...children);
  dialog.dataset.place = name;
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
  });
  const wake = () => {
    // The browser tells of a closed dialog later, when another place may be open.
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
  /** The game can have the focus at once. */
  const close = () => {
    dialog.close();
    wake();
  };
  return { dialog, open, close };
}
