// The user's own mistakes, kept when their game has been reviewed, so that puzzles can be made from them.
import { changeProgress, readProgress } from '../storage/progress.ts';
import { words } from '../words/en/play.ts';
import { originOf, playerName, type Players } from '../words/players.ts';
import { mistakesOf, type Judged, type Judging } from './judgements.ts';
import type { Context } from '../context.ts';
import type { Mark, View } from '../program/contract.ts';

/** The user's mark in a game with a friend, also in one that is looked at again; null for a spectator of one. */
const seatOf = (view: Pick<View, 'id' | 'apart'>) => (view.apart ?? originOf(view)).seat;

/** Which sides play at this device. */
export const ownSides = (view: Pick<View, 'id' | 'x' | 'o' | 'apart'>) => {
  const seat = seatOf(view);
  return seat === undefined ? { X: view.x === 'human', O: view.o === 'human' } : { X: seat === 'X', O: seat === 'O' };
};

/** What the review calls a side. */
export const sideName = (view: Players & Pick<View, 'id' | 'apart'>, mark: Mark) =>
  seatOf(view) === mark ? words.you : playerName(view, mark, mark);

/** The proven mistakes made at this device: each as rules, where the game began, and the moves up to it. A first move
 * makes no puzzle, nor does a game whose marks leave, or one on a board that is judged by chances: the study proves
 * nothing there. */
export function ownMistakes(
  view: Pick<View, 'id' | 'rules' | 'kept' | 'x' | 'o' | 'moves' | 'start' | 'apart'>,
  judged: Judged,
) {
  const { rules, kept, moves, start } = view;
  const isJudged = [...judged.moves.values()].some(
    ({ before, after }) => before.chance !== undefined || after.chance !== undefined,
  );
  if (kept || isJudged) return [];
  const own = ownSides(view);
  return mistakesOf(judged)
    .filter(({ side, ply, estimated }) => own[side] && ply > 0 && !estimated)
    .map(({ ply }) => `${rules} ${start ?? 'empty'} ${moves.slice(0, ply + 1).join('.')}`);
}

export function keepMistakes({ bridge, judging, store }: Context & { judging: Judging }) {
  judging.onChange((judged) => {
    const { view } = bridge;
    if (!judged?.review.done || view.outcome === 'in_progress' || bridge.task) return;
    const known = readProgress(store).mistakes;
    const fresh = ownMistakes(view, judged).filter((one) => !known.includes(one));
    if (fresh.length > 0) changeProgress(store, ({ mistakes }) => ({ mistakes: [...mistakes, ...fresh] }));
  });
}
