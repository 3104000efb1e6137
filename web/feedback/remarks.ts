// What is said besides how things stand: of an event that left the game as it was (a refusal, a hint, whether somebody
// thinks), that a position has occurred again, which mark has left, and what was wrong with an address.
// Fetched with the first of these.
import { nameAt } from '../board/names.ts';
import { make, makeButton } from '../dom.ts';
import { addressFaultWords } from '../words/en/address-faults.ts';
import { commonWords } from '../words/en/common.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { givenName, ownMark, playerName } from '../words/players.ts';
import { removeNotice, showNotice } from './notice.ts';
import type { Context } from '../context.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Event, Hint, Mark, Thoughts, View } from '../program/contract.ts';

/** How long a hint is looked for before that is said, in milliseconds. */
const moment = 600;

/** Null for most events.
 * @param hint the one of the moment
 * @param mark to move
 * @param byKey whether a cell was pressed by a key */
export function remarkOn(event: Event, hint: Hint | null, mark: Mark, byKey: boolean = false): string | null {
  switch (event.kind) {
    case 'aimed':
      return remarkWords.aimed(event.cell);
    case 'refused':
      return event.reason === 'game_over'
        ? remarkWords.refused.game_over(event.cell, byKey)
        : remarkWords.refused[event.reason](event.cell);
    case 'analysing':
      return event.on ? remarkWords.analysisOn : remarkWords.analysisOff;
    case 'thought':
      if (event.about !== 'hint' || !hint) return null;
      return hint.done ? remarkWords.hint(hint, mark) : null;
    case 'engine':
      return event.state === 'lost' ? remarkWords.engineLost : remarkWords.engineBack;
    default:
      return null;
  }
}

/** @param events of one update
 * @param byKey whether a cell was pressed by a key, when they came */
export function remarksOn(
  { view, thoughts }: Pick<Bridge, 'view' | 'thoughts'>,
  events: Event[],
  byKey: boolean = false,
) {
  // Where the engine was just lost, that says it all.
  const lost = events.some(({ kind }) => kind === 'engine');
  // A game that was over may have made room for the next one since.
  const isOver = view.outcome !== 'in_progress';
  return events
    .filter((event) => event.kind !== 'refused' || event.reason !== 'no_engine' || !lost)
    .filter((event) => event.kind !== 'refused' || event.reason !== 'game_over' || isOver)
    .map((event) => remarkOn(event, thoughts.hint, view.to_move, byKey))
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
    ? ` ${remarkWords.leavesFirst(nameAt(view, view.leaving))}`
    : '';

/** How often the position has stood there, where that is worth saying. */
function repetitionIn({ repetitions, outcome }: View) {
  if (repetitions < 2) return '';
  if (outcome === 'in_progress') return remarkWords.onceMore;
  return outcome === 'draw' ? remarkWords.thirdTime : '';
}

/** Whose a mark was that has left. */
const nameOf = (view: View, mark: Mark) => (ownMark(view) ? playerName(view, mark) : givenName(view, mark) || mark);

/** Where marks leave: how that goes, before the first move, or which one has left; at the end there is more to say. */
function leftIn(view: View, before: View | null, has: (...kinds: Event['kind'][]) => boolean) {
  if (!view.kept) return '';
  if (has('started') && view.moves.length === 0 && !view.start) return remarkWords.marksLeave(view.kept);
  if (!has('played') || before?.id !== view.id || before.leaving < 0 || view.outcome !== 'in_progress') return '';
  return remarkWords.markHasLeft(nameOf(view, before.to_move), nameAt(before, before.leaving));
}

const faultOf = (event: Event) => {
  if (event.kind === 'address_fault') return [addressFaultWords.addressFault(event)];
  return event.kind === 'more_faults' ? [addressFaultWords.moreFaults(event.count)] : [];
};

/** Gives what hears the events of one update. */
export function makeRemarks({ bridge, narrator }: Context) {
  /** What was on the board when events were heard last: those from before this part came are of one moment. */
  let before: View | null = null;
  bridge.on('started', () => removeNotice('faults'));
  let looking: ReturnType<typeof setTimeout> | undefined;
  const followHint = ({ hint }: Thoughts) => {
    if (hint && !hint.done) {
      looking ??= setTimeout(() => narrator.say(remarkWords.lookingForHint), moment);
      return;
    }
    clearTimeout(looking);
    looking = undefined;
  };
  bridge.on('thoughts', followHint);
  followHint(bridge.thoughts);
  return (events: Event[], byKey: boolean) => {
    const { view } = bridge;
    const has = (...kinds: Event['kind'][]) => events.some(({ kind }) => kinds.includes(kind));
    const text = remarksOn(bridge, events, byKey);
    if (text) narrator.remark(text + leavesFirst(view, events));
    const faults = events.flatMap(faultOf);
    if (faults.length > 0) {
      // Until it has been read, or another game begins.
      const list = make('ul', {}, ...faults.map((textContent) => make('li', { textContent })));
      showNotice(
        'faults',
        list,
        makeButton(commonWords.gotIt, () => removeNotice('faults')),
      );
      narrator.add(faults.join(' '));
    }
    if (view === before || view.draft) return;
    const gone = leftIn(view, before, has);
    if (gone) narrator.add(gone, true);
    const again = has('played', 'stepped', 'started') ? repetitionIn(view) : '';
    if (again) narrator.add(again, true);
    before = view;
  };
}
