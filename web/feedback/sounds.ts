// Small sounds and ticks for what happens on the board, only when wanted.
import { markOfMove } from '../board/names.ts';
import { endingOf } from './ending.ts';
import { play } from './tones.ts';
import type { Event, View } from '../program/contract.ts';
import type { Preferences } from '../storage/preferences.ts';

const ticks: Record<string, number | number[]> = {
  X: 12,
  O: 12,
  win: [20, 60, 20, 60, 40],
  triumph: [20, 60, 20, 60, 20, 60, 60],
  loss: 30,
  draw: [20, 60, 20],
  refusal: [30, 40, 30],
};

/** What each end of a game sounds like. */
const ends = { won: 'win', held: 'triumph', drawn: 'draw', lost: 'loss' };
const endings = Object.values(ends);

/** The name of the sound that an event makes; null for most. */
export function soundOf(event: Event, view: View) {
  switch (event.kind) {
    case 'played':
      return event.mark;
    case 'stepped':
      return event.to === event.from + 1 ? markOfMove(view, event.from) : null;
    case 'finished':
      return ends[endingOf({ ...view, outcome: event.outcome }) ?? 'drawn'];
    case 'refused':
      return 'refusal';
    default:
      return null;
  }
}

/** Lets the user hear and feel what has happened.
 * @param view as it was then */
export function hear({ sound, vibration }: Preferences['values'], events: Event[], view: View) {
  const names = events.flatMap((event) => soundOf(event, view) ?? []);
  // The end of a game is heard instead of the move before it, and not where a leap arrives at it.
  const name = names.length === 1 && endings.includes(names[0]) ? undefined : names.at(-1);
  if (!name) return;
  if (sound) play(name);
  // Before that browsers refuse, and complain of it.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (vibration && touched && !document.documentElement.classList.contains('still')) navigator.vibrate?.(ticks[name]);
}
