// Finished games, and their results by board and opponent.
import { levels } from '../program/rules.ts';
import type { FinishedGame, Mark } from '../program/contract.ts';

/** A finished game as the page keeps it, with the time in milliseconds since 1970. */
export interface GameRecord extends FinishedGame {
  when: number;
  /** In a game with a friend elsewhere, the mark of the player at this device; null for a spectator. Older records do not
   * say so. */
  seat?: Mark | null;
  /** Its player had hints, analysis, or moves taken back. Older records do not say so. */
  helped?: boolean;
  /** What the people were called who had X and O; empty if that is unknown. Older records lack it. */
  names?: [x: string, o: string];
}

const players: unknown[] = ['human', ...levels];

const areNames = (names: any) =>
  Array.isArray(names) && names.length === 2 && names.every((name) => typeof name === 'string');

/** Whether a text could be rules, perhaps of another version. */
const isRules = (text: unknown) => typeof text === 'string' && /^\d{1,4}(,[\w=.-]{1,20}){2,8}$/.test(text);

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
  /^(undefined|true|false)$/.test(game.helped) &&
  /^(undefined|null|X|O)$/.test(game.seat) &&
  (game.names === undefined || areNames(game.names)) &&
  /^v=1&[\w=&,./]*$/.test(game.address);

/** Two people at this device, or others whom a spectator has watched. */
const isOfTwo = ({ x, o, seat }: Pick<GameRecord, 'x' | 'o' | 'seat'>) => x === 'human' && o === x && !seat;

/** The friend's name in a game with one elsewhere; empty if it is unknown, undefined in other games. */
export const friendOf = ({ seat, names }: Pick<GameRecord, 'seat' | 'names'>) =>
  seat ? (names?.[seat === 'X' ? 1 : 0] ?? '') : undefined;

/** What two people were called, X first; null unless that tells them apart. */
export const namesOf = ({ names }: Pick<GameRecord, 'names'>) => (names && names[0] !== names[1] ? names : null);

/** The result for the only person at this device, otherwise for X. */
function result({ x, o, outcome, seat }: GameRecord) {
  if (outcome === 'draw') return 'drawn';
  const isO = seat ? seat === 'O' : x !== 'human' && o === 'human';
  return outcome === (isO ? 'o_wins' : 'x_wins') ? 'won' : 'lost';
}

const none = { played: 0, won: 0, drawn: 0, lost: 0, streak: 0, best: 0 };
/** `friend`: the name of the friend elsewhere, as from friendOf(). */
export type Line = typeof none & { rules: string; opponents: string[]; friend?: string };
/** Two people at this device, by name whoever had which mark, otherwise by mark. */
export type Pair = { rules: string; names: string[] | null; wins: [number, number]; drawn: number; played: number };

const mostPlayedFirst = <One extends { played: number }>(all: Map<string, One>) =>
  [...all.values()].sort((a, b) => b.played - a.played);

/** One line per board and opponent, the most played first. A streak counts wins. Games from a position that was set up,
 * or with help, are left out: they say little about who plays better. So are those of two people, in which nobody is
 * "you". */
export function statistics(games: GameRecord[]) {
  const lines: Map<string, Line> = new Map();
  for (const game of games) {
    if (game.set_up || game.helped || isOfTwo(game)) continue;
    const opponents = [game.x, game.o].sort();
    const friend = friendOf(game);
    const key = JSON.stringify([game.rules, ...opponents, friend]);
    const line = lines.get(key) ?? { rules: game.rules, opponents, ...(friend !== undefined && { friend }), ...none };
    lines.set(key, line);
    const outcome = result(game);
    line.played += 1;
    line[outcome] += 1;
    line.streak = outcome === 'won' ? line.streak + 1 : 0;
    line.best = Math.max(line.best, line.streak);
  }
  return mostPlayedFirst(lines);
}

/** The wins of each of two people, per board and pair; without the games that were only watched. */
export function pairs(games: GameRecord[]) {
  const all: Map<string, Pair> = new Map();
  for (const game of games) {
    if (game.set_up || !isOfTwo(game) || game.seat === null) continue;
    const byMark = namesOf(game);
    // A missing name comes last.
    const names = byMark && [...byMark].sort((one, other) => (one && (!other || one < other) ? -1 : 1));
    const key = JSON.stringify([game.rules, names]);
    const pair = all.get(key) ?? { rules: game.rules, names, wins: [0, 0], drawn: 0, played: 0 };
    all.set(key, pair);
    pair.played += 1;
    const winner = ['x_wins', 'o_wins'].indexOf(game.outcome);
    if (winner < 0) pair.drawn += 1;
    else pair.wins[byMark && names ? names.indexOf(byMark[winner]) : winner] += 1;
  }
  return mostPlayedFirst(all);
}
