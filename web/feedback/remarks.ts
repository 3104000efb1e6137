// What is said at once about an event that left the game as it was: a refusal, a hint, whether somebody thinks.
import { nameAt } from '../board/names.ts';
import { more } from '../words/en/more.ts';
import type { Context } from '../context.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Event, Hint, Mark } from '../program/contract.ts';

/** Null for most events.
 * @param hint the one of the moment
 * @param mark to move */
export function remarkOn(event: Event, hint: Hint | null, mark: Mark): string | null {
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

/** @param events of one news */
export function remarksOn({ view, thoughts }: Pick<Bridge, 'view' | 'thoughts'>, events: Event[]) {
  // Where the thinker was just lost, that says it all.
  const lost = events.some(({ kind }) => kind === 'thinker');
  return events
    .filter((event) => !(lost && event.kind === 'refused' && event.reason === 'no_thinker'))
    .map((event) => remarkOn(event, thoughts.hint, view.to_move))
    .filter((remark) => remark !== null)
    .join(' ');
}

/** Why the cell of the mark that goes with this move is not free. */
const leavesFirst = (view: Bridge['view'], events: Event[]) =>
  events.some(
    (event) =>
      event.kind === 'refused' &&
      event.reason === 'taken' &&
      view.leaving >= 0 &&
      event.cell === nameAt(view, view.leaving),
  )
    ? ` ${more.leavesFirst(nameAt(view, view.leaving))}`
    : '';

export const makeRemarks =
  ({ bridge, narrator }: Context) =>
  (events: Event[]) => {
    const text = remarksOn(bridge, events);
    if (text) narrator.remark(text + leavesFirst(bridge.view, events));
  };
