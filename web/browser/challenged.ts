// The challenge that the game on the board is played under. It stays in the address while that game is tried again, until
// the result is as good.
import type { Bridge } from '../program/bridge.ts';

export type Challenged = ReturnType<typeof makeChallenged>;

/** The challenge in an address, as it is written there, and the address without it. Of several the first counts. */
export function splitChallenge(hash: string) {
  const isChallenge = (part: string) => part.startsWith('challenge=');
  const parts = hash.split('&');
  return {
    challenge: parts.find(isChallenge)?.slice('challenge='.length) ?? '',
    address: parts.filter((part) => !isChallenge(part)).join('&'),
  };
}

export function makeChallenged({ bridge }: { bridge: Pick<Bridge, 'on' | 'send' | 'view' | 'task'> }) {
  let text = '';
  let task = '';
  let isMet = false;
  const listeners: (() => void)[] = [];
  /** All puzzles of one run are one task. */
  const taskNow = () => (bridge.task ? 'task' : bridge.view.address.replace(/&moves=.*/, ''));
  const change = (now: string) => {
    if (now === text) return;
    text = now;
    for (const listener of listeners) listener();
  };
  bridge.on('started', () => {
    if (isMet) change('');
  });
  bridge.on('update', () => {
    if (text && taskNow() !== task) change('');
  });
  return {
    /** As the address has it; empty without one. */
    get text() {
      return text;
    },
    /** What is on the board is played under this one from now on. */
    take(now: string) {
      // Values of moves would be answers.
      if (now) bridge.send('analyse off');
      task = taskNow();
      isMet = false;
      change(now);
    },
    /** The next game is played without it. */
    meet() {
      isMet = true;
    },
    on(listener: () => void) {
      listeners.push(listener);
    },
  };
}
