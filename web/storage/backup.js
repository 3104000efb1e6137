// Everything that is stored, as one file, and back.
import { isGoodMatch, readMatches, unite } from './kept-games.js';
import { eachOnce, gamesEntry, isGoodGame, readGames } from './finished-games.js';
import { areGood, pick } from './preferences.js';
import { isGoodLearning, learningEntry, readLearning } from './learning.js';
import { isGoodPuzzles, puzzlesEntry, readPuzzles } from './puzzles.js';

/**
 * @import { KeptGame } from './kept-games.js'
 * @import { GameRecord } from '../program/contract.d.ts'
 * @import { Learning } from './learning.js'
 * @import { Preferences, Values } from './preferences.js'
 * @import { KeptPuzzles } from './puzzles.js'
 * @import { Store } from './store.js'
 */
/** What of a file could not be read: a part, and how much of it where it is a list of which the rest could.
 * @typedef {{ part: 'settings' | 'games' | 'matches' | 'puzzles' | 'learning' | 'game', count?: number }} Unread */
/**
 * @typedef {object} Backup a part that could not be read is null, or empty
 * @property {Values | null} settings
 * @property {GameRecord[] | null} games
 * @property {KeptGame[]} matches
 * @property {KeptPuzzles | null} puzzles
 * @property {Learning | null} learning
 * @property {string} address
 * @property {string} save empty in a file from before there were saves
 * @property {Unread[]} unread
 */

const format = 'tic-tac-toe';

/** @param {Store} store @param {Preferences} preferences @param {string} address @param {string} save */
export const makeBackup = (store, preferences, address, save) =>
  JSON.stringify(
    {
      format,
      version: 1,
      settings: preferences.values,
      games: readGames(store),
      matches: readMatches(store),
      puzzles: readPuzzles(store),
      learning: readLearning(store),
      address,
      save,
    },
    null,
    1,
  );

/** The good ones of a list; what is wrong with it goes into `unread`.
 * @template Item
 * @param {unknown} list @param {(item: any) => item is Item} isGood @param {'games' | 'matches'} part
 * @param {Unread[]} unread
 * @returns {Item[] | null} */
function goodOnes(list, isGood, part, unread) {
  if (!Array.isArray(list)) {
    unread.push({ part });
    return null;
  }
  const good = list.filter(isGood);
  if (good.length < list.length) unread.push({ part, count: list.length - good.length });
  return good;
}

/** What a file holds, or null when it is not one of ours.
 * @param {string} text
 * @returns {Backup | null} */
export function parseBackup(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.format !== format || file.version !== 1) return null;
  // Files from before these were kept have none.
  const { settings, games, matches = [], puzzles = null, learning = null, address, save = '' } = file;
  /** @type {Unread[]} */
  const unread = [];
  if (!areGood(settings)) unread.push({ part: 'settings' });
  const isGame = typeof address === 'string' && typeof save === 'string';
  const goodGames = goodOnes(games, isGoodGame, 'games', unread);
  const goodMatches = goodOnes(matches, isGoodMatch, 'matches', unread);
  if (puzzles !== null && !isGoodPuzzles(puzzles)) unread.push({ part: 'puzzles' });
  if (learning !== null && !isGoodLearning(learning)) unread.push({ part: 'learning' });
  if (!isGame) unread.push({ part: 'game' });
  return {
    settings: areGood(settings) ? pick(settings) : null,
    games: goodGames && eachOnce(goodGames),
    matches: goodMatches ?? [],
    puzzles: puzzles !== null && isGoodPuzzles(puzzles) ? puzzles : null,
    learning: learning !== null && isGoodLearning(learning) ? learningEntry(learning) : null,
    address: isGame ? address : '',
    save: isGame ? save : '',
    unread,
  };
}

/** Takes the parts that could be read in place of what is stored. Matches are added to those that are there: of one
 * that is in both, the later counts. Whether everything is kept; if not, it is there until the tab closes, and what
 * was stored before comes back after that.
 * @param {Store} store @param {Preferences} preferences @param {Backup} backup */
export function restore(store, preferences, { settings, games, matches, puzzles, learning }) {
  const kept = store.writeAll({
    ...(settings && { settings }),
    ...(games && { games: gamesEntry(games) }),
    ...(puzzles && { puzzles: puzzlesEntry(puzzles) }),
    ...(learning && { course: learning }),
    apart: unite([...readMatches(store), ...matches]),
  });
  preferences.reload();
  return kept;
}
