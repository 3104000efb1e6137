// The games that were played to their end. The newest are kept in full.
import { isRules } from '../program/rules.ts';
import type { FinishedGame, GameRecord } from '../program/contract.ts';
import type { Store } from './store.ts';

const most = 2000;
const players = /^(human|random|easy|medium|hard|perfect)$/;

/** Also one of rules that only another version knows. */
export const isGoodGame = (game: any): game is GameRecord =>
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

/** Records in the order of their endings. Of several with one id the last counts: the same game was ended otherwise. */
export function eachOnce(games: GameRecord[]) {
  const byId = new Map();
  for (const game of games) {
    byId.delete(game.id);
    byId.set(game.id, game);
  }
  return [...byId.values()];
}

export const readGames = (store: Store): GameRecord[] => eachOnce(store.readList('games', isGoodGame));

/** As the store keeps them. */
export const gamesEntry = (games: GameRecord[]) => ({ games: games.slice(-most) });

/** Whether they are kept. */
export const writeGames = (store: Store, games: GameRecord[]) => store.write('games', gamesEntry(games));

/** Whether it is kept. It is written at once, for the page may be closed now; and where another tab, which ended a
 * game in the same moment, has written over it, it is written again, one tab after the other.
 * @param locks not there in every browser */
export function recordGame(
  store: Store,
  game: FinishedGame,
  when: number,
  locks: Pick<LockManager, 'request'> = globalThis.navigator?.locks,
) {
  const record = { ...game, when };
  const write = () => writeGames(store, eachOnce([...readGames(store), record]));
  locks
    ?.request('finished games', () => {
      if (!readGames(store).some((kept) => kept.id === record.id && kept.when >= when)) write();
    })
    .catch(() => {});
  return write();
}
