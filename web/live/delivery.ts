// Whether the friend's page has what was handed over to it. A letter is handed over once; each that comes is
// answered by the letter of how the game stands here then, unless that one is out already. So a page that gets its
// own words back knows that they have arrived: no other line is needed, and pages of earlier versions do the same.
// Nothing here needs a document.
import type { Verdict } from '../friends/live-play.ts';
import type { Fault } from './message.ts';

export type Delivery = ReturnType<typeof makeDelivery>;
export interface Ends {
  /** the letter for the friend of how the game stands; empty where there is none */
  current: () => string;
  /** false where nobody can hear it */
  send: (letter: string) => boolean;
  /** the current letter is out, and nobody has confirmed it */
  handed: () => void;
  /** the friend has the current letter */
  confirmed: () => void;
  /** hands a letter of the friend's to the program */
  hear: (letter: string) => Verdict;
}

const faults: Partial<Record<Verdict, Fault>> = { bad_letter: 'letter', out_of_turn: 'turn' };

export function makeDelivery({ current, send, handed, confirmed, hear }: Ends) {
  /** The letter that was handed over last. */
  let out = '';

  /** Hands over how the game stands, if that is not out already. */
  const tell = () => {
    const letter = current();
    if (!letter || letter === out || !send(letter)) return;
    out = letter;
    handed();
  };
  return {
    tell,
    /** Over a path that is new: what was out may not have arrived. */
    begin() {
      out = '';
      tell();
    },
    /** Takes a letter of the friend's; gives what is wrong with it, if anything. */
    take(letter: string) {
      const verdict = hear(letter);
      const fault = faults[verdict] ?? null;
      if (fault || verdict === 'fork') return fault;
      if (verdict === 'same') confirmed();
      tell();
      return null;
    },
  };
}
