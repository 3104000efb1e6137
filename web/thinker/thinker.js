// The program that thinks.
import { instantiate } from '../program/standalone.js';

/** @typedef {Awaited<ReturnType<typeof createThinker>>} Thinker */

/**
 * @param {BufferSource} bytes of the module
 * @param {(report: string) => void} says
 */
export default async function createThinker(bytes, says) {
  const program = await instantiate(bytes, says);
  return {
    /** Drops what was being thought about and takes a request. False when it is not one.
     * @param {string} request */
    think: (request) => program.tell('ttt_think', request) !== 0,
    /** Works for a slice. True while there is more to do. */
    thinkOn: () => program.call('ttt_think_on') !== 0,
  };
}
