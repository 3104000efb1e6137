// Everything that is stored, as one file, and back.
import { goodGames, readGames, writeGames } from './finished-games.js';
import { areGood, pick } from './preferences.js';

/**
 * @import { GameRecord } from '../program/contract.d.ts'
 * @import { Preferences, Values } from './preferences.js'
 * @import { Store } from './store.js'
 */

/** @typedef {{ settings: Partial<Values>, games: GameRecord[], address: string, save: string }} Backup
 * `save` is empty in a file from before there were saves */

const format = 'tic-tac-toe';

/** @param {Store} store @param {Preferences} preferences @param {string} address @param {string} save */
export const makeBackup = (store, preferences, address, save) =>
  JSON.stringify({ format, version: 1, settings: preferences.values, games: readGames(store), address, save }, null, 1);

/** What a file holds, or null when it is not one of ours. A single bad record is left out.
 * @param {string} text
 * @returns {Backup | null} */
export function parseBackup(text) {
  try {
    const { format: found, version, settings, games, address, save = '' } = JSON.parse(text);
    const good =
      found === format &&
      version === 1 &&
      areGood(settings) &&
      Array.isArray(games) &&
      typeof address === 'string' &&
      typeof save === 'string';
    return good ? { settings: pick(settings), games: goodGames(games), address, save } : null;
  } catch {
    return null;
  }
}

/** @param {Store} store @param {Preferences} preferences @param {Backup} backup */
export function restore(store, preferences, { settings, games }) {
  store.write('settings', settings);
  writeGames(store, games);
  preferences.reload();
}
