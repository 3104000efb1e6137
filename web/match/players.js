// What the players of a match are called. Nothing here needs a document.
import { words } from '../words/play.js';

/** @import { Mark, Player, View } from '../program/contract.d.ts' */

/** What a kind of player is called on this board: nobody is perfect where not every position is solved.
 * @param {Player} kind
 * @param {boolean} solved */
export const kindName = (kind, solved) => (kind === 'perfect' && !solved ? words.strongest : words.players[kind]);

/** Who plays a mark, as people say it: a human against a computer is you, and so is the first of two.
 * @param {Pick<View, 'x' | 'o' | 'solved' | 'first_plays_x'> & Partial<Pick<View, 'apart'>>} view
 * @param {Mark} mark */
export function playerName({ x, o, solved, first_plays_x: firstPlaysX, apart }, mark) {
  const kind = mark === 'X' ? x : o;
  if (kind !== 'human') return kindName(kind, solved);
  if (apart) return mark === apart.seat ? words.you : words.friend;
  const isFirst = (mark === 'X') === firstPlaysX;
  return (mark === 'X' ? o : x) !== 'human' || isFirst ? words.you : words.friend;
}

/** The match in a few words.
 * @param {Pick<View, 'x' | 'o' | 'solved' | 'first_plays_x'> & Partial<Pick<View, 'apart'>>} view */
export function matchName(view) {
  if (view.x === 'human' && view.o === 'human') return words.twoPlayers;
  const [x, o] = [playerName(view, 'X'), playerName(view, 'O')];
  if (view.x !== 'human' && view.o !== 'human') return words.playersAgainst(x, 'X', o, 'O');
  return view.x === 'human' ? words.playersAgainst(x, 'X', o, 'O') : words.playersAgainst(o, 'O', x, 'X');
}
