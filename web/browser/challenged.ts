// The challenge that the current game is played under. It stays in the address while you try again, until you choose
// another game or board.
import { helpedGames } from '../storage/helped-games.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

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

/** Whether the one player against a computer had help in this game: by moves taken back, hints or analysis. */
export const hadHelp = ({ id, x, o, set_aside: aside }: Pick<View, 'id' | 'x' | 'o' | 'set_aside'>) =>
  (x === 'human') !== (o === 'human') && (aside > 0 || helpedGames.read().includes(id));

export function makeChallenged({ bridge }: { bridge: Pick<Bridge, 'on' | 'send' | 'view' | 'task'> }) {
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
      // Analysis would give away the answer.
      if (now) bridge.send('analyse off');
      task = taskNow();
      change(now);
    },
    on(listener: () => void) {
      listeners.push(listener);
    },
  };
}
