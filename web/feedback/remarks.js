// What is said at once about an event that left the game as it was: a refusal, a hint, whether somebody thinks.
import { nameAt } from '../board/names.js';
import { more } from '../words/more.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Event, Hint, Mark } from '../program/contract.d.ts'
 * @import { Narrator } from './narrator.js'
 */

/** Null for most events.
 * @param {Event} event
 * @param {Hint | null} hint the one of the moment
 * @param {Mark} mark to move
 * @returns {string | null} */
export function remarkOn(event, hint, mark) {
  switch (event.kind) {
    case 'aimed':
      return more.aimed(event.cell);
    case 'refused':
      return more.refused[event.reason](event.cell);
    case 'analysing':
      return event.on ? more.analysisOn : more.analysisOff;
    case 'thought':
      if (event.about !== 'hint' || !hint) return null;
      return hint.done ? more.hint(hint, mark) : null;
    case 'thinker':
      return event.state === 'lost' ? more.thinkerLost : more.thinkerBack;
    default:
      return null;
  }
}

/** @param {Pick<Bridge, 'view' | 'thoughts'>} game @param {Event[]} events of one news */
export function remarksOn({ view, thoughts }, events) {
  // Where the thinker was just lost, that says it all.
  const lost = events.some(({ kind }) => kind === 'thinker');
  return events
    .filter((event) => !(lost && event.kind === 'refused' && event.reason === 'no_thinker'))
    .map((event) => remarkOn(event, thoughts.hint, view.to_move))
    .filter((remark) => remark !== null)
    .join(' ');
}

/** Why the cell of the mark that goes with this move is not free. @param {Bridge['view']} view @param {Event[]} events */
const leavesFirst = (view, events) =>
  events.some(
    (event) =>
      event.kind === 'refused' &&
      event.reason === 'taken' &&
      view.leaving >= 0 &&
      event.cell === nameAt(view, view.leaving),
  )
    ? ` ${more.leavesFirst(nameAt(view, view.leaving))}`
    : '';

/** @param {{ bridge: Bridge, narrator: Narrator }} parts */
export const makeRemarks =
  ({ bridge, narrator }) =>
  (/** @type {Event[]} */ events) => {
    const text = remarksOn(bridge, events);
    if (text) narrator.remark(text + leavesFirst(bridge.view, events));
  };
