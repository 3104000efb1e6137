// A challenge to a friend: a result in a link, `challenge=won.7.Ann` behind the address of the game or of the puzzle;
// `won.7-helped.Ann` with help, `timed.12-4711.Ann` of the run of puzzles with this seed. Nothing proves it.
import { decoded, nameIn } from './name.ts';

const results = ['won', 'drew', 'lost', 'solved', 'day', 'streak', 'timed'] as const;
export type Result = (typeof results)[number];
/** A result. `count` is the number of moves that the player made in a game won, drawn or lost against the computer; the
 * mistakes before they solved a puzzle; or the puzzles that they solved of a day, in a row or in three minutes. */
export interface Reached {
  result: Result;
  count: number;
  /** In a game: by hints, analysis, or moves taken back; in a puzzle: by more than its first hint. */
  helped?: boolean;
  /** Of a run: it decides which puzzles come, and in which order. Older links lack it. */
  seed?: number;
}
export interface Challenge extends Reached {
  /** Plain text no longer than a player's name; empty without a name. */
  name: string;
  /** The result that this one answers: the reader's own, if the reader sent that one. */
  answered?: Challenge;
}

const most = 999;
const form = /^([a-z]+)\.(\d{1,3})(?:-(?:(helped)|(\d{1,6})))?(?:\.(.*))?$/;
/** Seeds are smaller than this. */
export const mostSeeds = 1_000_000;
const runs: Result[] = ['streak', 'timed'];

function parseOne(text: string): Challenge | null {
  const [, word, count, helped, seed, name = ''] = form.exec(text) ?? [];
  const result = results.find((known) => known === word);
  if (!result || (runs.includes(result) ? helped : seed)) return null;
  return {
    result,
    count: Number(count),
    ...(helped && { helped: true }),
    ...(seed && { seed: Number(seed) }),
    name: nameIn(decoded(name.slice(0, 300)) ?? ''),
  };
}

/** Parses this part of an address; null if it is no challenge.
 * @param text as written */
export function parseChallenge(text: string): Challenge | null {
  const [challenge, answered, ...more] = text.split('/').map(parseOne);
  if (!challenge || answered === undefined) return challenge;
  return answered && areAlike(challenge, answered) && more.length === 0 ? { ...challenge, answered } : null;
}

/** The part of an address that parseChallenge reads back. */
export function challengeText({ result, count, helped, seed, name, answered }: Challenge): string {
  const how = helped ? '-helped' : seed === undefined ? '' : `-${seed}`;
  const own = `${result}.${Math.min(count, most)}${how}${name && `.${encodeURIComponent(name)}`}`;
  return answered ? `${own}/${challengeText(answered)}` : own;
}

/** The address of what is challenged: without moves, with the challenge behind it. */
export const challengeAddress = (address: string, challenge: Challenge) =>
  `${address.replace(/&moves=[^&]*/, '')}&challenge=${challengeText(challenge)}`;

/** The order of results in games. */
const ranks: Partial<Record<Result, number>> = { lost: 0, drew: 1, won: 2 };
/** Where a lower count is better. */
const hastes: Result[] = ['won', 'solved'];

export const isOfGame = ({ result }: Reached) => result in ranks;
/** Whether two results can be compared: both are of a game, or of the same puzzles, as far as they say which. */
export const areAlike = (one: Reached, other: Reached) =>
  isOfGame(one)
    ? isOfGame(other)
    : one.result === other.result && (one.seed ?? other.seed) === (other.seed ?? one.seed);

/** Compares two results of the same task, in the order of what counts: how the game ended, who needed help, which may be
 * worth any number of moves or mistakes, and the count. Each is positive if the first is better, 0 if they are even. */
export function comparison(one: Reached, other: Reached) {
  const count = hastes.includes(one.result) ? other.count - one.count : one.count - other.count;
  return {
    ending: (ranks[one.result] ?? 0) - (ranks[other.result] ?? 0),
    help: Number(other.helped ?? false) - Number(one.helped ?? false),
    count: one.result === 'drew' ? 0 : count,
  };
}

/** Positive if the first is better, 0 if they are even. */
export function compare(one: Reached, other: Reached) {
  const { ending, help, count } = comparison(one, other);
  return ending || help || count;
}
