// The mistakes of one's own games, kept when such a game has been reviewed, so that puzzles can be made of them.
import { changePuzzles, readPuzzles } from '../storage/puzzles.js';
import { mistakesOf } from './judgements.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { View } from '../program/contract.d.ts'
 * @import { Store } from '../storage/store.js'
 * @import { Judged } from './judgements.js'
 * @import { Judging } from './judging.js'
 */

/** What somebody at this device did wrong, as far as it is proven: each as rules, where the game began, and the moves up
 * to it. What nobody had moved before is no puzzle, and neither is a game whose marks vanish, or one on a board that is
 * judged by chances: the study proves nothing there.
 * @param {Pick<View, 'rules' | 'vanish' | 'x' | 'o' | 'moves' | 'start' | 'apart'>} view @param {Judged} judged */
export function ownMistakes({ rules, vanish, x, o, moves, start, apart }, judged) {
  const isJudged = [...judged.moves.values()].some(
    ({ before, after }) => before.chance !== undefined || after.chance !== undefined,
  );
  if (vanish || isJudged) return [];
  const own = apart ? { X: apart.seat === 'X', O: apart.seat === 'O' } : { X: x === 'human', O: o === 'human' };
  return mistakesOf(judged)
    .filter(({ side, ply, estimated }) => own[side] && ply > 0 && !estimated)
    .map(({ ply }) => `${rules} ${start ?? 'empty'} ${moves.slice(0, ply + 1).join('.')}`);
}

/** @param {{ bridge: Bridge, judging: Judging, store: Store }} parts */
export function keepMistakes({ bridge, judging, store }) {
  judging.onChange((judged) => {
    const { view } = bridge;
    if (!judged?.review.done || view.outcome === 'in_progress' || bridge.exercise) return;
    const known = readPuzzles(store).mistakes;
    const fresh = ownMistakes(view, judged).filter((one) => !known.includes(one));
    if (fresh.length === 0) return;
    changePuzzles(store, (kept) => {
      kept.mistakes.push(...fresh);
    });
  });
}
