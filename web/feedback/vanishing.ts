// What is said where marks vanish: that a position has occurred again. Fetched with the first such game.
import { more } from '../words/en/more.ts';
import type { Narrator } from './narrator.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

/** How often the position has stood there, where that is worth saying. */
export function repetitionIn({ repetitions, outcome, vanish }: View) {
  if (!vanish || repetitions < 2) return '';
  if (outcome === 'in_progress') return more.onceMore;
  return outcome === 'draw' ? more.thirdTime : '';
}

export function makeVanishing({ bridge, narrator }: { bridge: Bridge; narrator: Narrator }) {
  const say = () => {
    const text = repetitionIn(bridge.view);
    if (text) narrator.add(text, true);
  };
  bridge.on('told', ({ events }) => {
    const { view } = bridge;
    if (!view.vanish || view.draft) return;
    if (events.some(({ kind }) => kind === 'played' || kind === 'stepped' || kind === 'started')) say();
  });
  // The part may have come after the game.
  say();
}
