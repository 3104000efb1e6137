// A challenge to a friend: what somebody has reached, as a link says it, `challenge=won.7.Ann` behind the address of the
// game or of the puzzle. Nobody can vouch for it.
import { nameIn } from './name.ts';

const results = ['won', 'drew', 'lost', 'beat', 'solved', 'day', 'streak', 'timed'] as const;
export type Result = (typeof results)[number];
/** What somebody has reached. `count`: the moves that they made in a game that they won, drew or lost against the computer,
 * or with which they beat a friend; the mistakes before
 * they solved a puzzle; the puzzles that they solved of a day, in a row or in three minutes. */
export interface Reached {
  result: Result;
  count: number;
}
export interface Challenge extends Reached {
  /** Plain text as short as a player's name; empty for nobody in particular. */
  name: string;
}

const most = 999;
const form = /^([a-z]+)\.(\d{1,3})(?:\.(.*))?$/;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** What the part of an address says; null where it is none.
 * @param text as it is written */
export function parseChallenge(text: string): Challenge | null {
  const [, word, count, name = ''] = form.exec(text) ?? [];
  const result = results.find((known) => known === word);
  return result ? { result, count: Number(count), name: nameIn(decoded(name.slice(0, 300))) } : null;
}

/** The part of an address that parseChallenge reads back. */
export const challengeText = ({ result, count, name }: Challenge) =>
  `${result}.${Math.min(count, most)}${name && `.${encodeURIComponent(name)}`}`;

/** What is challenged: an address without moves, which the challenge stands behind. */
export const challengeAddress = (address: string, challenge: Challenge) =>
  `${address.replace(/&moves=[^&]*/, '')}&challenge=${challengeText(challenge)}`;

const ranks = { lost: 0, drew: 1, won: 2, beat: 2, solved: 0, day: 0, streak: 0, timed: 0 };
/** Where fewer are better. */
const hastes: Result[] = ['won', 'beat', 'solved'];

/** How a result compares with another one of the same task: positive where it is better, 0 where they are even. */
export function compare(one: Reached, other: Reached) {
  const rank = ranks[one.result] - ranks[other.result];
  if (rank !== 0 || one.result === 'drew') return rank;
  return hastes.includes(one.result) ? other.count - one.count : one.count - other.count;
}
