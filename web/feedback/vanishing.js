// What is said where marks vanish: that a position has occurred again. Fetched with the first such game.
import { more } from '../words/more.js';

/**
 * @import { Narrator } from './narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { View } from '../program/contract.d.ts'
 */

/** How often the position has stood there, where that is worth saying. @param {View} view */
export function repetitionIn({ repetitions, outcome, vanish }) {
  if (!vanish || repetitions < 2) return '';
  if (outcome === 'in_progress') return more.onceMore;
  return outcome === 'draw' ? more.thirdTime : '';
}

/** @param {{ bridge: Bridge, narrator: Narrator }} parts */
export function makeVanishing({ bridge, narrator }) {
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
