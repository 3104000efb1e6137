// Who arrives by a friend's link is greeted: who invited, to which game, its rule, and what to do. It goes with the
// next thing that happens in the game.
import { markOfMove } from '../board/names.ts';
import { make } from '../dom.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import type { View } from '../program/contract.ts';

/** What is said to somebody who has just joined this game; nothing to somebody who has played in it before, on
 * another device.
 * @param isLive they are going to play live */
export function greetingOf(view: View, isLive: boolean = false) {
  const { apart, moves } = view;
  if (!apart?.seat) return friendWords.greetingToWatch(words.rules(view));
  const isKnown = apart.host || apart.unsent || moves.some((_, ply) => markOfMove(view, ply) === apart.seat);
  return isKnown || apart.outcome !== 'in_progress' ? '' : friendWords.greeting(view, apart, isLive);
}

export function makeGreeting() {
  const text = make('p', { className: 'greeting', hidden: true });
  /** The game as it was joined, as its letter for the friend. */
  let joined = '';
  return {
    element: text,
    greet(view: View) {
      joined = view.apart?.to_friend ?? '';
      text.textContent = greetingOf(view);
      text.hidden = text.textContent === '';
    },
    follow(view: View) {
      if (view.apart?.to_friend !== joined) text.hidden = true;
    },
  };
}
