// That a position has occurred again. Fetched when that happens first.
import { more } from '../words/en/more.ts';
import type { Context } from '../context.ts';
import type { View } from '../program/contract.ts';

/** How often the position has stood there, where that is worth saying. */
export function repetitionIn({ repetitions, outcome }: View) {
  if (repetitions < 2) return '';
  if (outcome === 'in_progress') return more.onceMore;
  return outcome === 'draw' ? more.thirdTime : '';
}

export function makeRepetition({ bridge, narrator }: Context) {
  const say = () => {
    const text = repetitionIn(bridge.view);
    if (text) narrator.add(text, true);
  };
  bridge.on('told', ({ events }) => {
    const { view } = bridge;
    if (view.draft) return;
    if (events.some(({ kind }) => kind === 'played' || kind === 'stepped' || kind === 'started')) say();
  });
  // The part may have come after the game.
  say();
}
