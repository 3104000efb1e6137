// What two connected pages say to each other: lines of text, each parsed here, once, into a value. A letter
// holds a whole game; what it may say is for the program to judge. Nothing here needs a document.

/** Why a side closes the connection: an unreadable message, too many of them, a letter of no or another game, or one
 * that says what its sender cannot do now. */
export type Fault = 'message' | 'flood' | 'letter' | 'turn';
export type Message =
  | { kind: 'letter'; letter: string }
  | { kind: 'wave' }
  | { kind: 'bye' }
  | { kind: 'err'; fault: Fault };

/** No letter is longer than 800 characters. */
export const longest = 900;
const faults: Fault[] = ['message', 'flood', 'letter', 'turn'];

export function messageText(message: Message) {
  if (message.kind === 'letter') return `letter ${message.letter}`;
  return message.kind === 'err' ? `err ${message.fault}` : message.kind;
}

/** What messageText() has written; null for anything else. */
export function parseMessage(data: unknown): Message | null {
  if (typeof data !== 'string' || data.length > longest) return null;
  if (data === 'wave' || data === 'bye') return { kind: data };
  const [word, rest, ...more] = data.split(' ');
  if (more.length > 0 || rest === undefined) return null;
  if (word === 'letter' && /^[\w-]{7,}$/.test(rest)) return { kind: 'letter', letter: rest };
  const fault = word === 'err' && faults.find((known) => known === rest);
  return fault ? { kind: 'err', fault } : null;
}

/** Counts messages, so that nobody keeps the page busy: `burst` at once, then `rate` in a second. */
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
