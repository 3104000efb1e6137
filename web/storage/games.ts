// Finished games, and their results by board and opponent.
import { isRules, levels } from '../program/rules.ts';
import type { GameRecord } from '../program/contract.ts';

const players: unknown[] = ['human', ...levels];

/** Accepts rules that only another version knows. */
export const isGoodGame = (game: any): game is GameRecord =>
  typeof game === 'object' &&
  game !== null &&
  typeof game.id === 'string' &&
  Number.isFinite(game.when) &&
  isRules(game.rules) &&
  players.includes(game.x) &&
  players.includes(game.o) &&
  /^(x_wins|o_wins|draw)$/.test(game.outcome) &&
  /^(undefined|true|false)$/.test(game.set_up) &&
  /^v=1&[\w=&,./]*$/.test(game.address);

/** The result for the only human player, otherwise for X. */
function result({ x, o, outcome }: GameRecord) {
  if (outcome === 'draw') return 'drawn';
  const side = x !== 'human' && o === 'human' ? 'o_wins' : 'x_wins';
  return outcome === side ? 'won' : 'lost';
}

const none = { played: 0, won: 0, drawn: 0, lost: 0, streak: 0, best: 0 };
export type Line = typeof none & { rules: string; opponents: string[] };

/** One line per board and opponent, the most played first. A streak counts wins. Games from a position that was set up
 * are left out: they say little about who plays better. */
export function statistics(games: GameRecord[]) {
  const lines: Map<string, Line> = new Map();
  for (const game of games) {
    if (game.set_up) continue;
    const opponents = [game.x, game.o].sort();
    const key = [game.rules, ...opponents].join(' ');
    const line = lines.get(key) ?? { rules: game.rules, opponents, ...none };
    lines.set(key, line);
    const outcome = result(game);
    line.played += 1;
    line[outcome] += 1;
    line.streak = outcome === 'won' ? line.streak + 1 : 0;
    line.best = Math.max(line.best, line.streak);
  }
  return [...lines.values()].sort((a, b) => b.played - a.played);
}
