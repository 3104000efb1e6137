// The curve of the game beside the values of its moves: it fills from the end backwards, and goes on with
// the game. Only while it is open is anything judged for it.
import { make } from '../dom.js';
import { makeCurve } from './curve.js';
import { why } from '../words/why.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName, ReviewedMove } from '../program/contract.d.ts'
 * @import { Judging } from './judging.js'
 */

/** @param {{ bridge: Bridge, judging: Judging }} parts */
export function makeGameCurve({ bridge, judging }) {
  const curve = makeCurve({ bridge, jump: (ply) => bridge.send(`jump ${ply}`) });
  const told = make('p', { className: 'told' });
  const details = make(
    'details',
    { className: 'game-curve' },
    make('summary', { textContent: why.curve }),
    told,
    curve.element,
  );
  let analysing = false;
  /** What is judged of which game: of one that goes on what was judged stays.
   * @type {{ id: string, game: CellName[], moves: Map<number, ReviewedMove> }} */
  let known = { id: '', game: [], moves: new Map() };

  const isOpen = () => analysing && details.open;
  const show = () => {
    if (!isOpen()) return;
    const { moves } = bridge.view;
    const done = judging.judged?.review.done ?? false;
    curve.element.hidden = moves.length === 0;
    told.hidden = done;
    told.textContent = moves.length === 0 ? why.nothingToReview : why.reviewing(known.moves.size, moves.length);
    curve.show(moves.length, known.moves);
  };
  const follow = () => {
    const { id, moves: game } = bridge.view;
    const differs = game.findIndex((cell, ply) => cell !== known.game[ply]);
    const same = differs < 0 ? game.length : differs;
    if (id === known.id && same === game.length && same === known.game.length) return;
    const moves = id === known.id ? [...known.moves].filter(([ply]) => ply < same) : [];
    known = { id, game, moves: new Map(moves) };
    if (isOpen()) judging.want('curve', true);
    show();
  };
  const settle = () => {
    judging.want('curve', isOpen());
    show();
  };

  bridge.on('view', follow);
  judging.onChange((judged) => {
    for (const [ply, move] of judged?.moves ?? []) known.moves.set(ply, move);
    show();
  });
  details.addEventListener('toggle', settle);
  follow();
  return {
    element: details,
    /** Says whether the analysis is on. @param {boolean} on */
    use(on) {
      analysing = on;
      settle();
    },
  };
}
