// Whom to play next. Nothing here needs a document.
import { levels } from '../program/levels.js';
import { ownMark } from '../words/players.js';

/** @import { View } from '../program/contract.d.ts' */

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
