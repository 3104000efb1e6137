// The review that the program makes of the game on the board, for all who show some of it: it goes on as
// long as one of them wants it.
import { grown, type Judged } from './judgements.ts';
import type { Bridge } from '../program/bridge.ts';

export type Judging = ReturnType<typeof makeJudging>;

export function makeJudging({ bridge }: { bridge: Bridge }) {
  let judged: Judged | null = null;
  let running = false;
  const users: Set<string> = new Set();
  const listeners: ((judged: Judged | null) => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener(judged);
  };

  const settle = () => {
    const wanted = users.size > 0 && bridge.view.moves.length > 0;
    if (wanted !== running) bridge.send(wanted ? 'review on' : 'review off');
  };
  bridge.on('reviewing', ({ on }) => {
    running = on;
    judged = null;
    if (!on) tell();
  });
  bridge.on('review', (review) => {
    judged = review && grown(judged, review);
    tell();
  });
  return {
    get judged() {
      return judged;
    },
    /** Says whether somebody wants a review. One that was dropped, because the game has gone on, is begun anew by
     * saying it again. */
    want(user: string, wanted: boolean) {
      if (wanted) users.add(user);
      else users.delete(user);
      // The program may be telling news, and takes no command before it has done so.
      queueMicrotask(settle);
    },
    onChange: (listener: (judged: Judged | null) => void) => listeners.push(listener),
  };
}
