// Remote matches that this device plays or watches, each once, in its latest state from any tab. Their number has no
// limit: only Give up removes one.
import { friendName, type Mark, type View } from '../program/contract.ts';
import { inTab } from './saved-game.ts';
import type { Records } from './database.ts';
import type { Store } from './store.ts';

export type Matches = ReturnType<typeof makeMatches>;
export type Turn = 'you' | 'friend' | 'over' | 'watching';
export interface RemoteMatch {
  match: string;
  save: string;
  /** what others would get, and whether they have it: another save of the same state is no news */
  state: string;
  rules: string;
  mark: Mark | null;
  turn: Turn;
  /** the friend's name, if known */
  friend?: string;
  /** the token handed over live and not confirmed; it counts only while the game still has this token */
  handed?: string;
  /** when this state began, in milliseconds since 1970 */
  since: number;
}

/** The match that a token belongs to.
 * @param token or its beginning */
export const matchOf = (token: string) => token.slice(1, 7);
/** The part of a token that names its match. */
export const beginningOf = (token: string) => token.slice(0, 7);

/** The match on the board; empty without one. */
export const matchOnBoard = ({ apart }: Pick<View, 'apart'>) => (apart ? matchOf(apart.to_friend) : '');

const live = inTab('live');
/** The match that this tab plays live, until either side leaves: a reload ends the connection and must say so. A copy of
 * the tab has another name. */
export const liveMatch = {
  read() {
    const [match, tab] = live.read().split(' ');
    return { match, isCopy: tab !== inTab('tab').read() };
  },
  write: (match: string) => live.write(match && `${match} ${inTab('tab').read()}`),
};

/** What the others would get, and whether they have it. */
export const stateOf = ({ apart }: Pick<View, 'apart'>) => (apart ? `${apart.to_self} ${apart.unsent}` : '');

/** The whole game, for another device of the same player. */
export const tokenIn = ({ state }: Pick<RemoteMatch, 'state'>) => state.split(' ', 1)[0];

/** Whether the friend waits for something that is ready and not sent. */
export const isToSend = ({ state, turn }: Pick<RemoteMatch, 'state' | 'turn'>) =>
  (turn === 'friend' || turn === 'over') && state.endsWith(' true');

/** Whose turn it is. A player who is asked for an undo answers first. */
export function turnOf({ apart }: Pick<View, 'apart'>): Turn {
  if (!apart?.seat) return 'watching';
  if (apart.undo === 'asked') return apart.asker === apart.seat ? 'friend' : 'you';
  if (apart.outcome !== 'in_progress') return 'over';
  return apart.to_move === apart.seat ? 'you' : 'friend';
}

export const isGoodMatch = (game: any): game is RemoteMatch =>
  ['match', 'save', 'state', 'rules', 'turn'].every((key) => typeof game?.[key] === 'string') &&
  ['undefined', 'string'].includes(typeof game.friend) &&
  Number.isFinite(game.since);

/** The latest state of each match. */
export function unite(matches: RemoteMatch[]) {
  const byMatch: Map<string, RemoteMatch> = new Map();
  for (const one of matches) if ((byMatch.get(one.match)?.since ?? -1) < one.since) byMatch.set(one.match, one);
  return [...byMatch.values()];
}

export function makeMatches(parts: {
  records: Pick<Records, 'all' | 'find' | 'put' | 'remove' | 'on'>;
  store: Pick<Store, 'setAside'>;
  now?: () => number;
}) {
  const { records, store, now = Date.now } = parts;
  const find = (match: string) => records.find('matches', match);
  const change = (view: View, handed: string | undefined) => {
    const match = find(matchOnBoard(view));
    if (match && match.handed !== handed) records.put('matches', { ...match, handed });
  };
  return {
    all: () => records.all('matches').reverse(),
    find,
    /** Whether a different state of the game on the board is kept. */
    differs(view: View) {
      const kept = find(matchOnBoard(view));
      return kept !== undefined && kept.state !== stateOf(view);
    },
    /** Keeps the game on the board unless this state is kept already. Returns whether it is kept. */
    keep(view: View, save: string) {
      const match = matchOnBoard(view);
      const { state, handed } = find(match) ?? {};
      if (state === stateOf(view)) return true;
      const game = { match, save, handed, state: stateOf(view), rules: view.rules, mark: view.apart?.seat ?? null };
      const friend = friendName(view) || undefined;
      return records.put('matches', { ...game, friend, turn: turnOf(view), since: now() });
    },
    /** The friend's page has received the game on the board live, but not confirmed it. */
    hand: (view: View) => change(view, view.apart?.to_friend),
    /** The friend has what was handed over, or gets it another way. */
    settle: (view: View) => change(view, undefined),
    /** Whether the friend may lack what was handed over. */
    isHanded: (view: View) => find(matchOnBoard(view))?.handed === (view.apart?.to_friend ?? null),
    forget: (match: string) => records.remove('matches', match),
    /** Sets aside the match with this save, which the program could not read. */
    setAside(save: string) {
      const unread = records.all('matches').find((one) => one.save === save);
      if (unread && store.setAside('matches', JSON.stringify(unread))) records.remove('matches', unread.match);
    },
    on: records.on,
  };
}
