// The review that the program makes of the game on the board, for all who show some of it: it goes on as
// long as one of them wants it.
import { grown } from './judgements.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Judged } from './judgements.js'
 */
/** @typedef {ReturnType<typeof makeJudging>} Judging */

/** @param {{ bridge: Bridge }} parts */
export function makeJudging({ bridge }) {
  /** @type {Judged | null} */
  let judged = null;
  let running = false;
  /** @type {Set<string>} */
  const users = new Set();
  /** @type {((judged: Judged | null) => void)[]} */
  const listeners = [];
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
    /** Says whether somebody wants a review. One that was dropped, because the game has gone on, is begun
     * anew by saying it again.
     * @param {string} user @param {boolean} wanted */
    want(user, wanted) {
      if (wanted) users.add(user);
      else users.delete(user);
      // The program may be telling news, and takes no command before it has done so.
      queueMicrotask(settle);
    },
    /** Hears of each change; null when there is no review.
     * @param {(judged: Judged | null) => void} listener */
    onChange: (listener) => listeners.push(listener),
  };
}
