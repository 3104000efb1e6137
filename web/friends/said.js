// What is said of a game with a friend elsewhere. Nothing here needs a document.
import { standing } from '../feedback/sentences.js';
import { friendWords } from '../words/friends.js';
import { words } from '../words/play.js';
import { greetingOf } from './greeting.js';

/** @import { Event, View } from '../program/contract.d.ts' */

/** What is said of an event, and what is added for the ear alone because it can be seen; null where a notice tells it.
 * @param {Extract<Event, { kind: 'apart' }>['what']} what
 * @param {Event[]} events all that came with it
 * @param {View} view the one after it
 * @param {boolean} isLive what is new here reaches the friend by itself
 * @returns {{ text: string, known: string } | null} */
export function saidOf(what, events, view, isLive) {
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
