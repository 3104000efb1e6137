// Results of finished games, by board and opponent.

/** @import { GameRecord } from '../program/contract.d.ts' */

/** Who won, as seen by the human when there is one, else by X. @param {GameRecord} game */
function result({ x, o, outcome }) {
  if (outcome === 'draw') return 'drawn';
  const side = x !== 'human' && o === 'human' ? 'o_wins' : 'x_wins';
  return outcome === side ? 'won' : 'lost';
}

/** @typedef {{ rules: string, opponents: string[], played: number, won: number, drawn: number,
 *   lost: number, streak: number, best: number }} Line */

/** One line for each board and opponent, the most played first. A streak is of games won. Games from a
 * position that was set up say little about who plays better, and are left out.
 * @param {GameRecord[]} games */
export function statistics(games) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const game of games) {
    if (game.set_up) continue;
    const opponents = [game.x, game.o].sort();
    const key = [game.rules, ...opponents].join(' ');
    const line = lines.get(key) ?? {
      rules: game.rules,
      opponents,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      streak: 0,
      best: 0,
    };
    lines.set(key, line);
    const outcome = result(game);
    line.played += 1;
    line[outcome] += 1;
    line.streak = outcome === 'won' ? line.streak + 1 : 0;
    line.best = Math.max(line.best, line.streak);
  }
  return [...lines.values()].sort((a, b) => b.played - a.played);
}
