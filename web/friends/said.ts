// What is said of a game with a friend elsewhere. Nothing here needs a document.
import { standing } from '../feedback/sentences.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import { greetingOf } from './greeting.ts';
import type { Event, View } from '../program/contract.ts';

/** What is said of an event, and what is added for the ear alone because it can be seen; null where a notice tells
 * it.
 * @param events all that came with it
 * @param view the one after it
 * @param isLive what is new here reaches the friend by itself */
export function saidOf(
  what: Extract<Event, { kind: 'apart' }>['what'],
  events: Event[],
  view: View,
  isLive: boolean,
): { text: string; known: string } | null {
  const { apart } = view;
  const isOwn = isLive ? 'live' : 'here';
  switch (what) {
    case 'joined':
      // The panel shows it.
      return {
        text: '',
        known: [greetingOf(view), apart?.seat ? friendWords.seat(apart.seat) : '', standing(view)]
          .filter(Boolean)
          .join(' '),
      };
    case 'undo_asked':
      // The panel shows it.
      return { text: '', known: friendWords.said.undo_asked[apart?.unsent ? isOwn : 'there'] };
    case 'undo_crossed':
      return { text: friendWords.said[what][apart?.asker === apart?.seat ? 'here' : 'there'], known: '' };
    case 'undo_agreed':
    case 'undo_refused': {
      // A friend may refuse by playing on.
      const move = events.find((event) => event.kind === 'played');
      const played = move ? words.friendPlayed(move.cell) : '';
      return { text: played + friendWords.said[what][apart?.unsent ? isOwn : 'there'], known: ` ${standing(view)}` };
    }
    default:
      return null;
  }
}
