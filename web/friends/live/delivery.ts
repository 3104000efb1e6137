// Tracks whether the friend's page has what was handed over. A token is handed over once; each that comes is answered
// by the token of the state here after it, unless that one is out already. So a page that gets its own words back knows
// that they have arrived: no other message is needed, and pages of earlier versions do the same. Needs no document.
import type { Event } from '../../program/contract.ts';

/** Why a side closes the connection: an unreadable message, too many of them, a token of no or another game, or one
 * that says what its sender cannot do now. */
export type Fault = (typeof faults)[number];
const faults = ['message', 'flood', 'letter', 'turn'] as const;
export type Message =
  | { kind: 'letter'; letter: string }
  | { kind: 'wave' }
  | { kind: 'bye' }
  | { kind: 'err'; fault: Fault };

/** No token is longer than 800 characters. */
export const longest = 900;

export function messageText(message: Message) {
  if (message.kind === 'letter') return `letter ${message.letter}`;
  return message.kind === 'err' ? `err ${message.fault}` : message.kind;
}

/** Parses what messageText() writes; null for anything else. */
export function parseMessage(data: unknown): Message | null {
  if (typeof data !== 'string' || data.length > longest) return null;
  if (data === 'wave' || data === 'bye') return { kind: data };
  const [word, rest, ...more] = data.split(' ');
  if (more.length > 0 || rest === undefined) return null;
  if (word === 'letter' && /^[\w-]{7,}$/.test(rest)) return { kind: 'letter', letter: rest };
  const fault = word === 'err' && faults.find((known) => known === rest);
  return fault ? { kind: 'err', fault } : null;
}

/** Limits messages, so that nobody keeps the page busy: `burst` at once, then `rate` per second. */
export function makeAllowance({ burst, rate, now }: { burst: number; rate: number; now: () => number }) {
  let left = burst;
  let last = now();
  /** Whether one more is allowed. */
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - last) * rate) / 1000);
    last = time;
    left -= 1;
    return left >= 0;
  };
}

/** What became of a token. */
export type Verdict = Extract<Event, { kind: 'apart' }>['what'] | 'bad_letter';
const faultIn: Partial<Record<Verdict, Fault>> = { bad_letter: 'letter', out_of_turn: 'turn' };

/** What the part for remote matches does for live play. */
export interface FriendsSide {
  /** Hands a token that came live to the program. */
  hear(token: string): Verdict;
  /** The game on the board is out, and not confirmed by the friend's page. */
  handed(): void;
  /** The friend's page has confirmed it. */
  confirmed(): void;
}

/** @param ends `current` returns the friend's token of the current state, empty if there is none; `send` returns false
 * if nobody can hear it */
export function makeDelivery(parts: FriendsSide & { current: () => string; send: (token: string) => boolean }) {
  const { current, send, handed, confirmed, hear } = parts;
  /** The token handed over last. */
  let out = '';

  /** Hands over the current state, unless it is out already. */
  const tell = () => {
    const token = current();
    if (!token || token === out || !send(token)) return;
    out = token;
    handed();
  };
  return {
    tell,
    /** Begins on a new path: what was out may not have arrived. */
    begin() {
      out = '';
      tell();
    },
    /** Takes a token from the friend; returns what is wrong with it, if anything. */
    take(token: string) {
      const verdict = hear(token);
      const fault = faultIn[verdict] ?? null;
      if (fault || verdict === 'fork') return fault;
      if (verdict === 'same') confirmed();
      tell();
      return null;
    },
  };
}
