// What the players of a match are called. Needs no document.
import { friendName, type Mark, type Player, type View } from '../program/contract.ts';
import { words } from './en/play.ts';

/** What an address does not say of a game: whether it is the user's own, looked at again, with the user's mark in a game
 * with a friend; and what its players were called, X first. */
export type Origin = { isOwn?: boolean; seat?: Mark | null; names?: [x: string, o: string] };
/** That of the game with this id, empty until it has begun. Its history entry keeps it. */
export let origin: Origin & { id: string } = { id: '' };
export const setOrigin = (now: typeof origin) => {
  origin = now;
};
export const originOf = ({ id }: { id?: string }): Origin => (id === origin.id ? origin : {});

/** What a kind of player is called on this board: the top level is "perfect" only where every position is solved. */
export const kindName = (kind: Player, solved: boolean) =>
  kind === 'perfect' && !solved ? words.strongest : words.players[kind];

/** The mark of the one person at this device; null where there are two or none. */
export function ownMark({ x, o, apart }: Pick<View, 'x' | 'o'> & Partial<Pick<View, 'apart'>>): Mark | null {
  if (apart) return apart.seat;
  if ((x === 'human') === (o === 'human')) return null;
  return x === 'human' ? 'X' : 'O';
}

export type Players = Pick<View, 'x' | 'o' | 'solved'> &
  Partial<Pick<View, 'id' | 'apart' | 'first_plays_x' | 'over' | 'moves' | 'score'>>;

/** A finished game from a link: nobody here has played it, so no score counts its end. */
const isBrought = ({ id, apart, moves, over, score }: Omit<Players, 'solved'>) =>
  Boolean(over && moves?.length) &&
  !apart &&
  Math.max(0, ...Object.values(score ?? {})) === 0 &&
  !originOf({ id }).isOwn;

/** Such a game, in which one side would be "you". */
export const isOthers = (view: Omit<Players, 'solved'>) => isBrought(view) && ownMark(view) !== null;

/** What two people at this device want to be called: first who had X first, then the other. Empty: by their marks. */
export const names = ['', ''];

/** The name of one of two people, if it is known: at this device, or in a remote match for its spectators. */
export function givenName(view: Omit<Players, 'solved'>, mark: Mark) {
  const { x, o, apart } = view;
  const known = originOf(view).names;
  if (known) return known[Number(mark === 'O')];
  const place = Number((mark === 'X') !== view.first_plays_x);
  if (apart) return [apart.host_name, apart.guest_name][place] ?? '';
  return x === 'human' && x === o && !isBrought(view) ? names[place] : '';
}

/** Who plays a mark, as people say it: a single player is you; two people have names or go by their marks, and so do
 * the players of a game of others.
 * @param unnamed for whom only the mark tells apart */
export function playerName(view: Players, mark: Mark, unnamed: string = words.playerOf(mark)) {
  const kind = mark === 'X' ? view.x : view.o;
  if (kind !== 'human') return kindName(kind, view.solved);
  const own = ownMark(view);
  if (own === null || isOthers(view)) return givenName(view, mark) || unnamed;
  return own === mark ? words.you : friendName(view) || words.friend;
}

export function matchName(view: Players) {
  if (view.x === 'human' && view.o === 'human') return words.twoPlayers;
  const [x, o] = [playerName(view, 'X'), playerName(view, 'O')];
  return view.o === 'human' ? words.playersAgainst(o, 'O', x, 'X') : words.playersAgainst(x, 'X', o, 'O');
}
