// What games with friends elsewhere and live play need of each other. Live play stands above: it uses links and
// panel of such a game, and is fetched only when somebody wants it.
import type { Event } from '../program/contract.ts';
import type { LivePhase } from './state.ts';

/** What became of a token. */
export type Verdict = Extract<Event, { kind: 'apart' }>['what'] | 'bad_letter';

/** What live play needs of the games. */
export interface FriendsSide {
  /** Hands a token that came live to the program. */
  hear(token: string): Verdict;
  /** The game on the board is out, and the friend's page has not confirmed it. */
  handed(): void;
  /** It has. */
  confirmed(): void;
  /** The connection stands otherwise than before. */
  changed(): void;
  /** Takes a link that was pasted or scanned. */
  deliver(hash: string): void;
}

/** What the games need of live play. A code is one of `live/signal.ts`, as text. */
export interface LivePlay {
  /** How the connection stands, and what is said of it. */
  readonly state: { phase: LivePhase; text: string };
  wave(): void;
  showCode(): void;
  reconnect(): void;
  leave(): void;
  /** Whether what is new on the board reaches the friend by itself. */
  isConnected(): boolean;
  /** Shows the invitation, or whatever has become of it. */
  open(): void;
  /** Lets a code be entered. */
  read(): void;
  /** Answers an invitation to the game on the board. `greeting` is for somebody who has just joined it, else empty. */
  answer(code: string, greeting: string): Promise<void>;
  /** Says it in the dialog of codes; false where that is not open. */
  tellInDialog(text: string): boolean;
  close(): void;
  /** What is wrong with a code; null where it is one. */
  faultOf(code: string): string | null;
  /** Whether a reply with this code is waited for here. */
  waitsFor(code: string): boolean;
  /** Takes the reply that is waited for. */
  accept(code: string): void;
}

/** Hands over what makes live play, once it is there. */
export type LiveWanted = (use: (make: (side: FriendsSide) => LivePlay) => void) => Promise<void>;
