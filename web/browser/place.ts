// A place that covers the game, Puzzles or Learn, or has the board.
import { element, make } from '../dom.ts';
import { boardPlace, openPlace } from './places.ts';
import type { Bridge } from '../program/bridge.ts';

/** Of the page, at first. */
let title = '';

/** The part of the page with the board. */
const board = () => document.querySelector('.page') as HTMLElement;

/** Marks the current place, also in the title; without a name, the one that has the board. */
function markPlace(name: string = boardPlace.name) {
  title ||= document.title;
  for (const button of element('places').querySelectorAll('button')) {
    const isCurrent = button.id === `place-${name}`;
    button.ariaCurrent = isCurrent ? 'page' : null;
    if (isCurrent) document.title = (name === 'play' ? '' : `${button.textContent} – `) + title;
  }
}

/** Gives the board to a place.
 * @param leave brings the game back */
export function giveBoardTo(name: 'play' | 'puzzles' | 'learn', leave: () => void = () => {}) {
  Object.assign(boardPlace, { name, leave });
  // Screen readers ignore what is said in an inert page, even if it is inert only until the place has closed.
  if (name !== 'play') board().inert = false;
  if (!openPlace()) markPlace();
}

/** Makes a place whose heading takes the focus when it opens. The game is inert while it is open. Returns its dialog
 * and what opens and closes it.
 * @param up goes from a part of the place to the whole, and returns whether there was one to leave */
export function makePlace(
  bridge: Bridge,
  { name, heading, up }: { name: 'puzzles' | 'learn'; heading: string; up: () => boolean },
  ...children: (Node | string)[]
) {
  const game = board();
  const title = make('h2', { id: `${name}-title`, textContent: heading, tabIndex: -1, autofocus: true });
  const dialog = make('dialog', { id: `${name}-dialog`, 'aria-labelledby': title.id }, title, ...children);
  dialog.dataset.place = name;
  addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !dialog.open || document.querySelector(':modal')) return;
    // After a press beside the buttons nothing has the focus.
    if ((target === document.body || dialog.contains(target as Node)) && !up()) close();
  });
  /** Tells an address that led here what it has become, and when the place is left that the game may have it back. */
  let tellAddress: ((now?: string) => void) | null = null;
  const leave = () => {
    // `close` fires late: this place or another one may be open by now.
    if (dialog.open) return;
    if (!openPlace()) {
      game.inert = false;
      markPlace();
    }
    const arrived = tellAddress;
    tellAddress = null;
    arrived?.();
  };
  dialog.addEventListener('close', leave);
  // A game that an address brings must not stay hidden behind this.
  bridge.on('started', () => dialog.close());
  document.body.append(dialog);
  const open = (arrived: typeof tellAddress = null) => {
    tellAddress = arrived ?? tellAddress;
    const before = openPlace();
    if (before === dialog) return;
    before?.close();
    // Back leads here from a dialog over the game, too.
    document.querySelector<HTMLDialogElement>(':modal')?.close();
    game.inert = true;
    markPlace(name);
    dialog.show();
  };
  /** Closes the place so that the game can take the focus at once; the browser gives it back to what had it. */
  const close = () => {
    if (dialog.open) game.inert = false;
    dialog.close();
    leave();
  };
  return { dialog, open, close, becomes: (now: string) => tellAddress?.(now) };
}
