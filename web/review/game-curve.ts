// The curve of the game beside the values of its moves: it fills from the end backwards, and goes on with
// the game. Only while it is open is anything judged for it.
import { make } from '../dom.ts';
import { makeCurve } from './curve.ts';
import { why } from '../words/en/why.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName, ReviewedMove } from '../program/contract.ts';
import type { Judging } from './judging.ts';

export function makeGameCurve({ bridge, judging }: { bridge: Bridge; judging: Judging }) {
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
  /** What is judged of which game: of one that goes on what was judged stays. */
  let known: { id: string; game: CellName[]; moves: Map<number, ReviewedMove> } = {
    id: '',
    game: [],
    moves: new Map(),
  };

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
    /** Says whether the analysis is on. */
    use(on: boolean) {
      analysing = on;
      settle();
    },
  };
}
