// What is said of a game whose players are apart. Nothing here needs a document.
import { standing } from '../feedback/sentences.js';
import { apartWords } from '../words/apart.js';
import { words } from '../words/play.js';

/** @import { Event, View } from '../program/contract.d.ts' */

/** Who one is, and what was agreed upon. @param {View['apart']} apart */
function joinedText(apart) {
  const seat = apart?.seat ? apartWords.seat(apart.seat) : apartWords.watching;
  const host = apart?.host_name && !apart.host ? `${apartWords.invitedBy(apart.host_name)} ` : '';
  return `${host}${seat}${apart?.help ? ` ${apartWords.helpAllowed}` : ''}`;
}

/** What is said of an event, and what is only heard after it, for it is seen already; null where a notice tells it.
 * @param {Extract<Event, { kind: 'apart' }>['what']} what
 * @param {Event[]} events all that came with it
 * @param {View} view the one after it
 * @returns {{ text: string, known: string } | null} */
export function saidOf(what, events, view) {
  const { apart } = view;
  switch (what) {
    case 'joined':
      return { text: joinedText(apart), known: ` ${standing(view)}` };
    case 'undo_asked':
      // The panel shows it.
      return { text: '', known: apartWords.said.undo_asked[apart?.unsent ? 'here' : 'there'] };
    case 'undo_crossed':
      return { text: apartWords.said[what][apart?.asker === apart?.seat ? 'here' : 'there'], known: '' };
    case 'undo_agreed':
    case 'undo_refused': {
      // A friend may refuse by playing on.
      const move = events.find((event) => event.kind === 'played');
      const played = move ? words.friendPlayed(move.cell) : '';
      return { text: played + apartWords.said[what][apart?.unsent ? 'here' : 'there'], known: ` ${standing(view)}` };
    }
    default:
      return null;
  }
}
