// The games with friends elsewhere that this device has a seat in or watches, as the store keeps them: each match once,
// as it stood last in any tab. Their number has no limit: one goes only by Give up, and the store tells when there is
// no room left.
import type { Mark, View } from '../program/contract.ts';
import type { Store } from './store.ts';

export type KeptGames = ReturnType<typeof makeKeptGames>;
export type Turn = 'you' | 'friend' | 'over' | 'watching';
export interface KeptGame {
  match: string;
  save: string;
  /** what others would get, and whether they have: another save of the same is no news */
  state: string;
  rules: string;
  mark: Mark | null;
  turn: Turn;
  /** the letter that the friend's page got live and has not confirmed; nothing of the game as it stands if that has
   * another letter */
  handed?: string;
  /** when that began, in milliseconds since 1970 */
  since: number;
}

/** The match that a letter is of.
 * @param letter or its beginning */
export const matchOf = (letter: string) => letter.slice(1, 7);
/** The beginning of a letter, as far as it names its match. */
export const beginningOf = (letter: string) => letter.slice(0, 7);

/** The match on the board, or nothing. */
export const matchOnBoard = ({ apart }: Pick<View, 'apart'>) => (apart ? matchOf(apart.to_friend) : '');

/** What the others would get, and whether they have it. */
export const stateOf = ({ apart }: Pick<View, 'apart'>) => (apart ? `${apart.to_self} ${apart.unsent}` : '');

/** The game in full, as another device of one's own gets it. */
export const letterIn = ({ state }: Pick<KeptGame, 'state'>) => state.split(' ', 1)[0];

/** Whose turn it is. Whoever is asked for an undo has to answer. */
export function turnOf({ apart }: Pick<View, 'apart'>): Turn {
  if (!apart?.seat) return 'watching';
  if (apart.undo === 'asked') return apart.asker === apart.seat ? 'friend' : 'you';
  if (apart.outcome !== 'in_progress') return 'over';
  return apart.to_move === apart.seat ? 'you' : 'friend';
}

export const isGoodMatch = (game: any): game is KeptGame =>
  ['match', 'save', 'state', 'rules', 'turn'].every((key) => typeof game?.[key] === 'string') &&
  Number.isFinite(game.since);

/** What the store keeps of lists of matches: of each match what began last, the latest first. */
export function unite(games: KeptGame[]) {
  const byMatch: Map<string, KeptGame> = new Map();
  for (const game of games) if ((byMatch.get(game.match)?.since ?? -1) < game.since) byMatch.set(game.match, game);
  return { games: [...byMatch.values()].sort((one, other) => other.since - one.since) };
}

/** What cannot be read is set aside, each match alone. */
export const readMatches = (store: Pick<Store, 'readList'>) => store.readList('apart', isGoodMatch);

export function makeKeptGames({
  store,
  now = Date.now,
}: {
  store: Pick<Store, 'readList' | 'write' | 'setAside'>;
  now?: () => number;
}) {
  const all = () => readMatches(store);
  const find = (match: string) => all().find((game) => game.match === match);
  const change = (view: View, handed: string | undefined) => {
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
    /** Whether the store knows another state of the game on the board. */
    differs(view: View) {
      const kept = find(matchOnBoard(view));
      return kept !== undefined && kept.state !== stateOf(view);
    },
    /** Keeps the game on the board, if it was not kept like this already. Whether it is kept. */
    keep(view: View, save: string) {
      const match = matchOnBoard(view);
      const { state, handed } = find(match) ?? {};
      if (state === stateOf(view)) return true;
      const game = { match, save, handed, state: stateOf(view), rules: view.rules, mark: view.apart?.seat ?? null };
      const others = all().filter((one) => one.match !== match);
      return store.write('apart', { games: [{ ...game, turn: turnOf(view), since: now() }, ...others] });
    },
    /** The friend's page has got the game on the board live, and has not confirmed it. */
    hand: (view: View) => change(view, view.apart?.to_friend),
    /** The friend has what was handed over, or gets it otherwise. */
    settle: (view: View) => change(view, undefined),
    /** Whether the friend may lack what was handed over. */
    isHanded: (view: View) => find(matchOnBoard(view))?.handed === (view.apart?.to_friend ?? null),
    /** Whether the store has forgotten it. */
    forget: (match: string) => store.write('apart', { games: all().filter((game) => game.match !== match) }),
    /** A save that the program could not read: its match is set aside. */
    setAside(save: string) {
      const unread = all().find((game) => game.save === save);
      if (!unread || !store.setAside('apart', JSON.stringify(unread))) return;
      store.write('apart', { games: all().filter(({ match }) => match !== unread.match) });
    },
  };
}
