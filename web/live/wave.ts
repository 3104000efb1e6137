// A friend's wave: a hand over the board for a moment, and two notes where sound is wanted.
import { element, make, makeIcon } from '../dom.ts';
import { play } from '../feedback/tones.ts';
import type { Preferences } from '../storage/preferences.ts';

/** An open hand. */
const drawing =
  'M7 14V6.500a1.500 1.500 0 0 1 3 0V4.500a1.500 1.500 0 0 1 3 0v1a1.500 1.500 0 0 1 3 0v3a1.500 1.500 0 0 1 3 0V15a7 7 0 0 1-7 7c-2.500 0-4-1-5.500-3L3.800 15.300c-.8-1.200.8-2.600 1.900-1.500zM10 6v5M13 5.500V11M16 8.500V12';

/** How long the hand is seen, in milliseconds. */
const seen = 2500;

export function showWave({ sound }: Pick<Preferences['values'], 'sound'>) {
  document.querySelector('.waved')?.remove();
  const hand = make('div', { className: 'waved', 'aria-hidden': 'true' }, makeIcon(drawing));
  element('board').append(hand);
  setTimeout(() => hand.remove(), seen);
  if (sound) play('wave');
}
