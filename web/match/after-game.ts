// The result of a game, and whom to play next. Nothing here needs a document.
import { levels } from '../program/levels.ts';
import { words } from '../words/en/play.ts';
import { ownMark, playerName } from '../words/players.ts';
import type { View } from '../program/contract.ts';

/** The player's wins, draws and losses; null where neither side is "you". */
export function ownScore(view: Pick<View, 'x' | 'o' | 'score' | 'first_plays_x'> & Partial<Pick<View, 'apart'>>) {
  const own = ownMark(view);
  if (own === null) return null;
  const { first, second, draws } = view.score;
  const isFirst = (own === 'X') === view.first_plays_x;
  return { won: isFirst ? first : second, drawn: draws, lost: isFirst ? second : first };
}

export interface SeriesStands {
  /** that decide it */
  wins: number;
  /** who has decided it, as people call them; empty while nobody has */
  winner: string;
  /** by the winner */
  won: number;
  /** by the winner */
  lost: number;
}

/** A series to so many wins; null where none is played. Friends elsewhere play without end. */
export function seriesOf(view: View, wins: number): SeriesStands | null {
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
 * @param lost games in a row */
export function nextLevel(view: Pick<View, 'x' | 'o'> & Partial<Pick<View, 'apart'>>, lost: number) {
  const own = ownMark(view);
  if (own === null || view.apart) return null;
  const now = levels.findIndex((level) => level === (own === 'X' ? view.o : view.x));
  const isHarder = lost < lossesToRelent;
  const level = levels[isHarder ? now + 1 : now - 1];
  if (!level) return null;
  return { level, isHarder, x: own === 'X' ? 'human' : level, o: own === 'O' ? 'human' : level };
}
