// Whether the friend's page has what was handed over to it. A token is handed over once; each that comes is
// answered by the token of how the game stands here then, unless that one is out already. So a page that gets its
// own words back knows that they have arrived: no other line is needed, and pages of earlier versions do the same.
// Nothing here needs a document.
import type { Event } from '../../program/contract.ts';
import type { Fault } from './message.ts';

/** What became of a token. */
export type Verdict = Extract<Event, { kind: 'apart' }>['what'] | 'bad_letter';
export type Delivery = ReturnType<typeof makeDelivery>;
const faults: Partial<Record<Verdict, Fault>> = { bad_letter: 'letter', out_of_turn: 'turn' };

/** What the games with friends do for this one. */
export interface FriendsSide {
  /** Hands a token that came live to the program. */
  hear(token: string): Verdict;
  /** The game on the board is out, and the friend's page has not confirmed it. */
  handed(): void;
  /** It has. */
  confirmed(): void;
}

/** @param ends `current` gives the token for the friend of how the game stands, empty where there is none; `send` is false
 * where nobody can hear it */
export function makeDelivery({
  current,
  send,
  handed,
  confirmed,
  hear,
}: FriendsSide & { current: () => string; send: (token: string) => boolean }) {
  /** The token that was handed over last. */
  let out = '';

  /** Hands over how the game stands, if that is not out already. */
  const tell = () => {
    const token = current();
    if (!token || token === out || !send(token)) return;
    out = token;
    handed();
  };
  return {
    tell,
    /** Over a path that is new: what was out may not have arrived. */
    begin() {
      out = '';
      tell();
    },
    /** Takes a token of the friend's; gives what is wrong with it, if anything. */
    take(token: string) {
      const verdict = hear(token);
      const fault = faults[verdict] ?? null;
      if (fault || verdict === 'fork') return fault;
      if (verdict === 'same') confirmed();
      tell();
      return null;
    },
  };
}
