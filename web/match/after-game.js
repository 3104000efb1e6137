// The result of a game, and whom to play next. Nothing here needs a document.
import { levels } from '../program/levels.js';
import { words } from '../words/play.js';
import { ownMark, playerName } from '../words/players.js';

/** @import { View } from '../program/contract.d.ts' */

/** The player's wins, draws and losses; null where neither side is "you".
 * @param {Pick<View, 'x' | 'o' | 'score' | 'first_plays_x'> & Partial<Pick<View, 'apart'>>} view */
export function ownScore(view) {
  const own = ownMark(view);
  if (own === null) return null;
  const { first, second, draws } = view.score;
  const isFirst = (own === 'X') === view.first_plays_x;
  return { won: isFirst ? first : second, drawn: draws, lost: isFirst ? second : first };
}

/** How a series stands.
 * @typedef {object} SeriesStands
 * @property {number} wins that decide it
 * @property {string} winner who has decided it, as people call them; empty while nobody has
 * @property {number} won by the winner
 * @property {number} lost by the winner */

/** A series to so many wins; null where none is played. Friends elsewhere play without end.
 * @param {View} view @param {number} wins @returns {SeriesStands | null} */
export function seriesOf(view, wins) {
  const { first, second } = view.score;
  if (wins <= 0 || view.apart) return null;
  const isDecided = Math.max(first, second) >= wins;
  const mark = first > second === view.first_plays_x ? 'X' : 'O';
  const name = mark === ownMark(view) ? words.you : playerName(view, mark);
  return { wins, winner: isDecided ? name : '', won: Math.max(first, second), lost: Math.min(first, second) };
}

/** After so many losses in a row an easier opponent is offered. */
const lossesToRelent = 3;

/** The opponent to offer after a game against a computer: a harder one, or an easier one to somebody who keeps
 * losing; null where there is none.
 * @param {Pick<View, 'x' | 'o'> & Partial<Pick<View, 'apart'>>} view @param {number} lost games in a row */
export function nextLevel(view, lost) {
  const own = ownMark(view);
  if (own === null || view.apart) return null;
  const now = levels.findIndex((level) => level === (own === 'X' ? view.o : view.x));
  const isHarder = lost < lossesToRelent;
  const level = levels[isHarder ? now + 1 : now - 1];
  if (!level) return null;
  return { level, isHarder, x: own === 'X' ? 'human' : level, o: own === 'O' ? 'human' : level };
}
