// The challenge that the current game is played under. It stays in the address while you try again, until you choose
// another game or board.
import type { Bridge } from '../program/bridge.ts';

export type Challenged = ReturnType<typeof makeChallenged>;

/** Splits an address into its challenge, as written, and the rest. The first of several challenges counts. */
export function splitChallenge(hash: string) {
  const isChallenge = (part: string) => part.startsWith('challenge=');
  const parts = hash.split('&');
  return {
    challenge: parts.find(isChallenge)?.slice('challenge='.length) ?? '',
    address: parts.filter((part) => !isChallenge(part)).join('&'),
  };
}

export function makeChallenged({ bridge }: { bridge: Pick<Bridge, 'on' | 'view' | 'task'> }) {
  let text = '';
  let task = '';
  const listeners: (() => void)[] = [];
  /** All puzzles of a run count as one task. */
  const taskNow = () => (bridge.task ? 'task' : bridge.view.address.replace(/&moves=.*/, ''));
  const change = (now: string) => {
    if (now === text) return;
    text = now;
    for (const listener of listeners) listener();
  };
  bridge.on('update', () => {
    if (text && taskNow() !== task) change('');
  });
  return {
    /** As written in the address; empty without one. */
    get text() {
      return text;
    },
    /** Plays what is on the board under this challenge. */
    take(now: string) {
      task = taskNow();
      change(now);
    },
    on(listener: () => void) {
      listeners.push(listener);
    },
  };
}
