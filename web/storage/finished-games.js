// The games that were played to their end. The newest are kept in full.
import { isRules } from '../program/rules.js';

/**
 * @import { FinishedGame, GameRecord } from '../program/contract.d.ts'
 * @import { Store } from './store.js'
 */

const most = 2000;
const players = /^(human|random|easy|medium|hard|perfect)$/;

/** Also one of rules that only another version knows. @param {any} game @returns {game is GameRecord} */
export const isGoodGame = (game) =>
  typeof game === 'object' &&
  game !== null &&
  typeof game.id === 'string' &&
  Number.isFinite(game.when) &&
  isRules(game.rules) &&
  players.test(game.x) &&
  players.test(game.o) &&
  /^(x_wins|o_wins|draw)$/.test(game.outcome) &&
  /^(undefined|true|false)$/.test(game.set_up) &&
  /^v=1&[\w=&,./]*$/.test(game.address);

/** Records in the order of their endings. Of several with one id the last counts: the same game was ended
 * otherwise.
 * @param {GameRecord[]} games */
export function eachOnce(games) {
  const byId = new Map();
  for (const game of games) {
    byId.delete(game.id);
    byId.set(game.id, game);
  }
  return [...byId.values()];
}

/** @param {Store} store @returns {GameRecord[]} */
export const readGames = (store) => eachOnce(store.readList('games', isGoodGame));

/** As the store keeps them. @param {GameRecord[]} games */
export const gamesEntry = (games) => ({ games: games.slice(-most) });

/** Whether they are kept. @param {Store} store @param {GameRecord[]} games */
export const writeGames = (store, games) => store.write('games', gamesEntry(games));

/** Whether it is kept. It is written at once, for the page may be closed now; and where another tab, which ended a
 * game in the same moment, has written over it, it is written again, one tab after the other.
 * @param {Store} store @param {FinishedGame} game @param {number} when
 * @param {Pick<LockManager, 'request'>} [locks] not there in every browser */
export function recordGame(store, game, when, locks = globalThis.navigator?.locks) {
  const record = { ...game, when };
  const write = () => writeGames(store, eachOnce([...readGames(store), record]));
  locks
    ?.request('finished games', () => {
      if (!readGames(store).some((kept) => kept.id === record.id && kept.when >= when)) write();
    })
    .catch(() => {});
  return write();
}
