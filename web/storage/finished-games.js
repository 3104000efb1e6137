// The games that were played to their end. The newest are kept in full.

/**
 * @import { FinishedGame, GameRecord } from '../program/contract.d.ts'
 * @import { Store } from './store.js'
 */

const most = 2000;
const players = /^(human|random|easy|medium|hard|perfect)$/;

/** @param {any} game @returns {game is GameRecord} */
export const isGoodGame = (game) =>
  typeof game === 'object' &&
  game !== null &&
  typeof game.id === 'string' &&
  Number.isFinite(game.when) &&
  /^\d+,\d+,\d+(,misere)?$/.test(game.rules) &&
  players.test(game.x) &&
  players.test(game.o) &&
  /^(x_wins|o_wins|draw)$/.test(game.outcome) &&
  /^(undefined|true|false)$/.test(game.set_up) &&
  /^v=1&[\w=&,./]*$/.test(game.address);

/** @param {any} entry @returns {entry is { games: unknown[] }} */
const isList = (entry) => Array.isArray(entry.games);

/** Every good record of a list, in the order of their endings. Of several with one id the last counts:
 * the same game was ended otherwise.
 * @param {unknown[]} games
 * @returns {GameRecord[]} */
export function goodGames(games) {
  const byId = new Map();
  for (const game of games) {
    if (!isGoodGame(game)) continue;
    byId.delete(game.id);
    byId.set(game.id, game);
  }
  return [...byId.values()];
}

/** A record that cannot be read is set aside, alone.
 * @param {Store} store
 * @returns {GameRecord[]} */
export function readGames(store) {
  const { games } = store.read('games', isList) ?? { games: [] };
  const good = goodGames(games);
  const bad = games.filter((game) => !isGoodGame(game));
  if (bad.length > 0) {
    store.setAside('games', JSON.stringify(bad));
    writeGames(store, good);
  }
  return good;
}

/** @param {Store} store @param {GameRecord[]} games */
export const writeGames = (store, games) => store.write('games', { games: games.slice(-most) });

/** @param {Store} store @param {FinishedGame} game @param {number} when */
export const recordGame = (store, game, when) => writeGames(store, goodGames([...readGames(store), { ...game, when }]));
