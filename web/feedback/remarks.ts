// Remarks beyond the state of the game: on events that left it as it was (a refusal, a hint, an analysis), a repeated
// position, a mark that has left, and faults in an address. Fetched with the first of these.
import { nameAt } from '../board/names.ts';
import { element, make, makeButton } from '../dom.ts';
import { helpedGames } from '../storage/saved-game.ts';
import { addressFaultWords } from '../words/en/address-faults.ts';
import { capital } from '../words/en/in-words.ts';
import { words } from '../words/en/play.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { isPlain, plainCell } from './plain-cells.ts';
import { removeNotice, showNotice } from './notice.ts';
import { moverOf } from './sentences.ts';
import type { Context } from '../context.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName, Event, Hint, Mark, Thoughts, View } from '../program/contract.ts';

/** What a cell is called in a text. */
type Naming = (cell: CellName) => string;
const byName: Naming = (cell) => cell;

/** In milliseconds: how long a hint takes before the page says that it is looking for one. */
const moment = 600;

interface Manner {
  /** Whether a key pressed the cell. */
  byKey?: boolean;
  called?: Naming;
  /** What the hint was before. */
  advised?: CellName | null;
  /** For the eye, which sees that the button of the analysis is pressed: its room is for what to do next. */
  isSeen?: boolean;
}

/** Null for most events.
 * @param hint the current one
 * @param mark to move */
export function remarkOn(
  event: Event,
  hint: Hint | null,
  mark: Mark,
  { byKey = false, called = byName, advised = null }: Manner = {},
): string | null {
  switch (event.kind) {
    case 'aimed':
      return event.cell && remarkWords.aimed(event.cell);
    case 'refused':
      return event.reason === 'game_over'
        ? remarkWords.refused.game_over(event.cell, byKey)
        : remarkWords.refused[event.reason](event.cell && called(event.cell));
    case 'analysing':
      return event.on ? remarkWords.analysisOn : remarkWords.analysisOff;
    case 'thought':
      if (event.about !== 'hint' || !hint?.done) return null;
      return remarkWords.hint({ ...hint, cell: called(hint.cell) }, mark, advised !== null && advised !== hint.cell);
    case 'engine':
      return event.state === 'lost' ? remarkWords.engineLost : remarkWords.engineBack;
    default:
      return null;
  }
}

/** How many games a tab remembers to have helped in. */
const mostHelped = 50;
/** Notes the game that the help is for; after its end it is none. */
function noteHelp({ hint, analysis }: Thoughts, { id, over }: View) {
  const games = helpedGames.read().split(' ');
  if ((!hint && !analysis) || over || games.includes(id)) return;
  helpedGames.write([...games, id].slice(-mostHelped).join(' '));
}

/** @param events of one update */
export function remarksOn({ view, thoughts }: Pick<Bridge, 'view' | 'thoughts'>, events: Event[], manner: Manner = {}) {
  // If the engine was just lost, that says it all.
  const lost = events.some(({ kind }) => kind === 'engine');
  // The game that was over may have been replaced since.
  const isOver = view.outcome !== 'in_progress';
  const remarks = events
    .filter((event) => event.kind !== 'refused' || event.reason !== 'no_engine' || !lost)
    .filter((event) => event.kind !== 'refused' || event.reason !== 'game_over' || isOver)
    .map((event) => remarkOn(event, thoughts.hint, view.to_move, manner));
  // At the end there are no moves to value.
  if (isOver && events.some((event) => event.kind === 'analysing' && event.on))
    return manner.isSeen ? remarkWords.stepBack : [...remarks, remarkWords.stepBack].join(' ');
  return remarks.filter((remark) => remark !== null).join(' ');
}

/** Why the cell of the mark that leaves with this move is not free yet. */
function leavesFirst(view: View, events: Event[]) {
  const cell = view.leaving < 0 ? '' : nameAt(view, view.leaving);
  const isRefused = events.some((one) => one.kind === 'refused' && one.reason === 'taken' && one.cell === cell);
  return isRefused ? ` ${remarkWords.leavesFirst}` : '';
}

/** A remark on a repeated position, where it is worth one. */
function repetitionIn({ repetitions, outcome }: View) {
  if (repetitions < 2) return '';
  if (outcome === 'in_progress') return remarkWords.onceMore;
  return outcome === 'draw' ? remarkWords.thirdTime : '';
}

/** If marks fall or leave: how that works, before the first move, or which one has left, with the last move too. */
function markRemark(
  view: View,
  before: View | null,
  has: (...kinds: Event['kind'][]) => boolean,
): (string | HTMLElement)[] {
  // A friend's guest is greeted with the rules.
  const begins = has('started', 'players') && !has('apart') && view.moves.length === 0 && !view.start;
  // Nobody is asked to press while a friend is to move.
  const isWaiting = view.apart && view.apart.seat !== view.to_move;
  if (begins && view.lands.length > 0) return isWaiting ? [] : [remarkWords.marksFall];
  if (!view.kept) return [];
  if (begins) {
    const [start, seen, end] = remarkWords.marksLeave(view.kept);
    return [start, make('span', { ariaHidden: 'true', textContent: seen }), end];
  }
  if (!has('played') || before?.id !== view.id || before.leaving < 0) return [];
  return [remarkWords.vanished([[moverOf(view, before.to_move), nameAt(before, before.leaving)]])];
}

const faultOf = (event: Event) => {
  if (event.kind === 'address_fault') return [addressFaultWords.addressFault(event)];
  return event.kind === 'more_faults' ? [addressFaultWords.moreFaults(event.count)] : [];
};

/** A text with cells, which is seen in plain words where moves are, and heard with names. */
function inBoth(bridge: Pick<Bridge, 'view' | 'thoughts'>, tell: (called: Naming, isSeen: boolean) => string) {
  const heard = tell(byName, false);
  const inPlain = () => capital(tell((cell) => plainCell(bridge.view, cell), true));
  const seen = isPlain(bridge) && heard ? inPlain() : tell(byName, true);
  if (seen === heard) return heard;
  const spoken = make('span', { className: 'heard', textContent: heard });
  return [spoken, make('span', { ariaHidden: 'true', textContent: seen })];
}

/** The hint on the board: a refusal leaves it there, so it is seen again, but not heard. */
function shownHint(bridge: Pick<Bridge, 'view' | 'thoughts'>, events: Event[]) {
  const { view } = bridge;
  const { hint } = bridge.thoughts;
  if (!hint?.done || !events.some(({ kind }) => kind === 'refused')) return '';
  const cell = isPlain(bridge) ? plainCell(view, hint.cell) : hint.cell;
  return make('span', { ariaHidden: 'true', textContent: ` ${remarkWords.hint({ ...hint, cell }, view.to_move)}` });
}

/** Says a text after the words of a task, which stay, in place of the last such text. */
function addToTask(text: string) {
  const line = element('said');
  line.querySelector('.added')?.remove();
  line.append(make('span', { className: 'added', textContent: ` ${text}` }));
}

/** Returns a function that takes the events of one update. */
export function makeRemarks({ bridge, narrator }: Context) {
  /** The view at the last call. Calls that waited for this part share one view: only the first remarks on it. */
  let before: View | null = null;
  bridge.on('started', () => removeNotice('faults'));
  /** The hint that was given, while it stands: a deeper search may name another move. */
  let advised: CellName | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;
  const followThoughts = (thoughts: Thoughts) => {
    const { hint } = thoughts;
    if (!bridge.task) noteHelp(thoughts, bridge.view);
    if (!hint) advised = null;
    if (hint && !hint.done) {
      looking ??= setTimeout(() => narrator.say(remarkWords.lookingForHint), moment);
      return;
    }
    clearTimeout(looking);
    looking = undefined;
  };
  bridge.on('thoughts', followThoughts);
  followThoughts(bridge.thoughts);
  return (events: Event[], byKey: boolean) => {
    const { view } = bridge;
    const has = (...kinds: Event['kind'][]) => events.some(({ kind }) => kinds.includes(kind));
    const given = advised;
    const { hint } = bridge.thoughts;
    if (hint?.done) advised = hint.cell;
    const remark = (called: Naming, isSeen: boolean = false) =>
      remarksOn(bridge, events, { byKey, called, advised: given, isSeen });
    const text = remark(byName);
    if (text && bridge.task) addToTask(text);
    else if (text) {
      const told = inBoth(bridge, (...manner) => remark(...manner) + leavesFirst(view, events));
      narrator.remark([...[told].flat(), shownHint(bridge, events)]);
    }
    const faults = events.flatMap(faultOf);
    if (faults.length > 0) {
      // Shown until it has been read, or another game begins.
      const list = make('ul', {}, ...faults.map((textContent) => make('li', { textContent })));
      const read = makeButton(words.gotIt, () => removeNotice('faults'));
      showNotice('faults', list, read);
      narrator.add(faults.join(' '));
    }
    if (view === before || view.draft) return;
    const marks = markRemark(view, before, has);
    // Moves in plain words show it by its place.
    const isSeen = has('played') && isPlain(bridge);
    if (marks.length > 0) narrator.add(isSeen ? [make('span', { className: 'heard' }, ...marks)] : marks, true);
    const again = has('played', 'stepped', 'started') ? repetitionIn(view) : '';
    if (again) narrator.add(again, true);
    before = view;
  };
}
