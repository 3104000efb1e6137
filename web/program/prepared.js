import { isOfOtherGame } from './other-games.js';

/** @import { Bridge } from './bridge.js' */

/** Resolves when the program knows the game of a command or a save: for who wants to hear at once what comes of it.
 * @param {Bridge} bridge @param {string} text @returns {Promise<void>} */
export const prepared = (bridge, text) =>
  new Promise((resolve) => {
    if (bridge.isWhole || !isOfOtherGame(text)) {
      resolve();
      return;
    }
    bridge.on('exchanged', () => resolve());
    bridge.want();
  });
