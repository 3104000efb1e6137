// The games with friends elsewhere that this device has a seat in or watches, as the store keeps them: each match once,
// as it stood last in any tab. Their number has no limit: one goes only by Give up, and the store tells when there is
// no room left.

/**
 * @import { Mark, View } from '../program/contract.d.ts'
 * @import { Store } from './store.js'
 */
/** @typedef {ReturnType<typeof makeKeptGames>} KeptGames */
/** @typedef {'you' | 'friend' | 'over' | 'watching'} Turn */
/**
 * @typedef {object} KeptGame
 * @property {string} match
 * @property {string} save
 * @property {string} state what others would get, and whether they have: another save of the same is no news
 * @property {string} rules
 * @property {Mark | null} mark
 * @property {Turn} turn
 * @property {string} [handed] the letter that the friend's page got live and has not confirmed; nothing of the game as
 *   it stands if that has another letter
 * @property {number} since when that began, in milliseconds since 1970
 */

/** The match that a letter is of. @param {string} letter or its beginning */
export const matchOf = (letter) => letter.slice(1, 7);
/** The beginning of a letter, as far as it names its match. @param {string} letter */
export const beginningOf = (letter) => letter.slice(0, 7);

/** The match on the board, or nothing. @param {Pick<View, 'apart'>} view */
export const matchOnBoard = ({ apart }) => (apart ? matchOf(apart.to_friend) : '');

/** What the others would get, and whether they have it. @param {Pick<View, 'apart'>} view */
export const stateOf = ({ apart }) => (apart ? `${apart.to_self} ${apart.unsent}` : '');

/** The game in full, as another device of one's own gets it. @param {Pick<KeptGame, 'state'>} game */
export const letterIn = ({ state }) => state.split(' ', 1)[0];

/** Whose turn it is. Whoever is asked for an undo has to answer.
 * @param {Pick<View, 'apart'>} view
 * @returns {Turn} */
export function turnOf({ apart }) {
  if (!apart?.seat) return 'watching';
  if (apart.undo === 'asked') return apart.asker === apart.seat ? 'friend' : 'you';
  if (apart.outcome !== 'in_progress') return 'over';
  return apart.to_move === apart.seat ? 'you' : 'friend';
}

/** @param {any} game @returns {game is KeptGame} */
export const isGoodMatch = (game) =>
  ['match', 'save', 'state', 'rules', 'turn'].every((key) => typeof game?.[key] === 'string') &&
  Number.isFinite(game.since);

/** What the store keeps of lists of matches: of each match what began last, the latest first.
 * @param {KeptGame[]} games */
export function unite(games) {
  /** @type {Map<string, KeptGame>} */
  const byMatch = new Map();
  for (const game of games) if ((byMatch.get(game.match)?.since ?? -1) < game.since) byMatch.set(game.match, game);
  return { games: [...byMatch.values()].sort((one, other) => other.since - one.since) };
}

/** What cannot be read is set aside, each match alone.
 * @param {Pick<Store, 'readList'>} store */
export const readMatches = (store) => store.readList('apart', isGoodMatch);

/** @param {{ store: Pick<Store, 'readList' | 'write' | 'setAside'>, now?: () => number }} parts */
export function makeKeptGames({ store, now = Date.now }) {
  const all = () => readMatches(store);
  /** @param {string} match */
  const find = (match) => all().find((game) => game.match === match);
  /** @param {View} view @param {string | undefined} handed */
  const change = (view, handed) => {
    const games = all();
    const game = games.find(({ match }) => match === matchOnBoard(view));
    if (!game || game.handed === handed) return;
    game.handed = handed;
    store.write('apart', { games });
  };
  return {
    /** The latest first. */
    all: () => all().sort((one, other) => other.since - one.since),
    find,
    /** Whether the store knows another state of the game on the board.
     * @param {View} view */
    differs(view) {
      const kept = find(matchOnBoard(view));
      return kept !== undefined && kept.state !== stateOf(view);
    },
    /** Keeps the game on the board, if it was not kept like this already. Whether it is kept.
     * @param {View} view @param {string} save */
    keep(view, save) {
      const match = matchOnBoard(view);
      const { state, handed } = find(match) ?? {};
      if (state === stateOf(view)) return true;
      const game = { match, save, handed, state: stateOf(view), rules: view.rules, mark: view.apart?.seat ?? null };
      const others = all().filter((one) => one.match !== match);
      return store.write('apart', { games: [{ ...game, turn: turnOf(view), since: now() }, ...others] });
    },
    /** The friend's page has got the game on the board live, and has not confirmed it. @param {View} view */
    hand: (view) => change(view, view.apart?.to_friend),
    /** The friend has what was handed over, or gets it otherwise. @param {View} view */
    settle: (view) => change(view, undefined),
    /** Whether the friend may lack what was handed over. @param {View} view */
    isHanded: (view) => find(matchOnBoard(view))?.handed === (view.apart?.to_friend ?? null),
    /** Whether the store has forgotten it. @param {string} match */
    forget: (match) => store.write('apart', { games: all().filter((game) => game.match !== match) }),
    /** A save that the program could not read: its match is set aside. @param {string} save */
    setAside(save) {
      const unread = all().find((game) => game.save === save);
      if (!unread || !store.setAside('apart', JSON.stringify(unread))) return;
      store.write('apart', { games: all().filter(({ match }) => match !== unread.match) });
    },
  };
}
