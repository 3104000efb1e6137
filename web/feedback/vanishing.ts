// What is said where marks vanish: how that goes, and which mark has gone. Fetched with the first such game.
import { nameAt } from '../board/names.ts';
import { more } from '../words/en/more.ts';
import { givenName, ownMark, playerName } from '../words/players.ts';
import type { Context } from '../context.ts';
import type { Mark, View } from '../program/contract.ts';

/** Whose a mark was that has left. */
const nameOf = (view: View, mark: Mark) => (ownMark(view) ? playerName(view, mark) : givenName(view, mark) || mark);

export function makeVanishing({ bridge, narrator }: Context) {
  let before = bridge.view;
  /** Where nobody has moved yet. */
  const explain = () => {
    const { option, moves, start, in_a_row: kept, draft } = bridge.view;
    if (option === 'vanish' && moves.length === 0 && !start && !draft) narrator.add(more.vanishing(kept), true);
  };
  bridge.on('told', ({ events }) => {
    const { view } = bridge;
    const { id, leaving, to_move: mark } = before;
    const gone = leaving < 0 ? '' : nameAt(before, leaving);
    before = view;
    if (view.option !== 'vanish' || view.draft) return;
    if (events.some(({ kind }) => kind === 'started')) explain();
    const isPlayed = events.some(({ kind }) => kind === 'played');
    // At the end there is more to say.
    if (gone && isPlayed && id === view.id && view.outcome === 'in_progress')
      narrator.add(more.vanished(nameOf(view, mark), gone), true);
  });
  // The part may have come after the game.
  explain();
}
