import { isOfOtherGame } from './other-games.js';

/**
 * @import { Bridge } from './bridge.js'
 * @import { Command } from './contract.d.ts'
 */

/** Those who wait for the program that knows all games. @type {WeakMap<Bridge, ((isThere: boolean) => void)[]>} */
const waiting = new WeakMap();

/** @param {Bridge} bridge @param {boolean} isThere */
const tell = (bridge, isThere) => {
  for (const resolve of waiting.get(bridge)?.splice(0) ?? []) resolve(isThere);
};

/** Resolves to true when the program knows the game of a command or a save, for who wants to hear at once what comes of
 * it; to false when that is no longer wanted, and nothing is to come of it.
 * @param {Bridge} bridge @param {string} text @returns {Promise<boolean>} */
export const prepared = (bridge, text) =>
  new Promise((resolve) => {
    if (bridge.isWhole || !isOfOtherGame(text)) {
      resolve(true);
      return;
    }
    if (!waiting.has(bridge)) {
      waiting.set(bridge, []);
      bridge.on('exchanged', () => tell(bridge, true));
      bridge.on('dropped', () => tell(bridge, false));
    }
    bridge.want();
    waiting.get(bridge)?.push(resolve);
  });

/** Sends a command once the program knows its game. Resolves to whether that is done: not where it is no longer wanted.
 * @param {Bridge} bridge @param {Command} command */
export async function sendPrepared(bridge, command) {
  const isThere = await prepared(bridge, command);
  if (isThere) bridge.send(command);
  return isThere;
}
