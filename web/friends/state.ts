// A remote match from the side of the player at this device: what to do, what to say, which buttons to show. Needs no
// document.
import { markOfMove } from '../board/names.ts';
import { headline, standing, storyOf } from '../feedback/sentences.ts';
import { friendName, gamesIn, type Event, type RemoteState, type View } from '../program/contract.ts';
import { matchOf, matchOnBoard, stateOf, type Matches } from '../storage/matches.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import type { Bridge } from '../program/bridge.ts';

/** What a link holds behind its `#`: `g=LETTER`, or `j=CODE.LETTER`, an invitation to play live, or `r=CODE.MATCH`, the
 * reply to it, with only the part of a token that names its match. */
export type Delivery = { kind: string; code: string; token: string };

export function deliveryOf(hash: string): Delivery {
  const [kind, text] = [hash.slice(0, 1), hash.slice(2)];
  const [code, token = ''] = kind === 'g' ? ['', text] : text.split('.');
  return { kind, code, token };
}

/** What this tab has shown of the match on its board. `offered`: the token of the next game, which the friend has started
 * live while this device still shows the finished one. */
export interface Shown {
  match: string;
  state: string;
  offered: string;
}
export const nothingShown: Shown = { match: '', state: '', offered: '' };

/** What is on the board now, and what is different. `left` is the match that is no longer there; `begun` the token of
 * the offered game, if that has begun here too. */
export function followMatch(before: Shown, view: Pick<View, 'apart'>) {
  const [match, state] = [matchOnBoard(view), stateOf(view)];
  const isOver = view.apart?.outcome !== 'in_progress';
  const offered = match === matchOf(before.offered) ? before.offered : '';
  return {
    shown: { match, state, offered: isOver ? offered : '' },
    begun: isOver ? '' : offered,
    left: match === before.match ? '' : before.match,
    isNews: state !== before.state,
  };
}

export type Task = keyof typeof friendWords.status;

/** What this player has to do next; null while it is up to the friend. */
export function taskOf({ apart, moves }: Pick<View, 'apart' | 'moves'>): Task | null {
  const over = apart !== null && apart.outcome !== 'in_progress';
  if (!apart?.seat) return over ? 'over' : 'watching';
  const { seat, undo, asker, unsent, to_move: toMove } = apart;
  const mine = toMove === seat && !over;
  if (undo === 'asked' && asker !== seat) return 'asked';
  if (!unsent) {
    if (undo === 'asked') return null;
    if (over) return 'over';
    return mine ? 'yours' : null;
  }
  if (undo === 'asked') return 'wish';
  if (moves.length === 0) return mine ? 'first_move' : 'invitation';
  if (mine) return 'answer';
  if (moves.length === 1 && undo === 'none') return 'first_sent';
  return over ? 'last_move' : 'move';
}

export type Sending = ReturnType<typeof makeSending>;

/** Whether the friend has the latest state. By link it counts as sent once the link was shared or copied. Live it is
 * handed over, and the store remembers that until their page confirms it: without that it is still unsent.
 * @param parts `isLive`: the latest state reaches the friend by itself */
export function makeSending(parts: {
  bridge: Pick<Bridge, 'view' | 'send'>;
  matches: Pick<Matches, 'hand' | 'settle' | 'isHanded'>;
  isLive: () => boolean;
}) {
  const { bridge, matches, isLive } = parts;
  return {
    /** The link for the friend is out. */
    sent() {
      matches.settle(bridge.view);
      bridge.send('sent');
    },
    /** Their page has received it live, and has not confirmed it. */
    handed() {
      if (!bridge.view.apart?.unsent) return;
      matches.hand(bridge.view);
      bridge.send('sent');
    },
    /** Their page has it. */
    confirmed: () => matches.settle(bridge.view),
    /** It is on its way, and there is nothing to do here. */
    get isArriving() {
      return isLive() && (bridge.view.apart?.unsent || matches.isHanded(bridge.view));
    },
    /** It was handed over and not confirmed, and nothing brings it there by itself: the friend may know it already. */
    get isDoubtful() {
      return !isLive() && matches.isHanded(bridge.view);
    },
    /** The game, with `unsent` while the friend may lack the latest state and it does not reach them by itself. */
    get view(): View {
      const { view } = bridge;
      if (!view.apart) return view;
      const unsent = !isLive() && (view.apart.unsent || this.isDoubtful);
      return unsent === view.apart.unsent ? view : { ...view, apart: { ...view.apart, unsent } };
    },
  };
}

const hasPlayed = (view: View) => view.moves.some((_, ply) => markOfMove(view, ply) === view.apart?.seat);

/** The greeting for a player who has just joined this game: who invites them; its rule, and what to do. Empty for one
 * who has played in it before, on another device.
 * @param isLive they are going to play live */
export function greetingOf(view: View, isLive: boolean = false) {
  const { apart } = view;
  if (!apart?.seat || apart.host || apart.unsent || hasPlayed(view) || apart.outcome !== 'in_progress') return [];
  return [friendWords.invites(apart.host_name ?? ''), friendWords.greeting(view, apart, isLive)];
}

/** Whether the guest has given no name, and can still send one with the first move. */
export function isNamelessGuest(view: View) {
  const { apart, score } = view;
  const isFirstGame = gamesIn(score) === 0;
  if (!apart?.seat || apart.host || apart.guest_name !== null || !isFirstGame) return false;
  return apart.unsent || !hasPlayed(view);
}

/** What another tab has brought to the game on the board: the moves since, that some are taken back, or the next game.
 * @param event that took it up here */
export function cameBy(event: Extract<Event, { kind: 'started' }>, before: View, view: View) {
  const isLonger = before.moves.every((cell, ply) => cell === view.moves[ply]);
  const isNext = before.id !== view.id;
  if (!isNext && !isLonger) return words.backTo(view.cursor);
  const begun = isNext ? storyOf({ ...event, how: 'rematch' }, view, before.first_plays_x !== view.first_plays_x) : '';
  const from = isNext ? 0 : before.moves.length;
  const moves = view.moves.slice(from).map((cell, at) => {
    const mark = markOfMove(view, from + at);
    return storyOf({ kind: 'played', cell, mark, by: 'human' }, view);
  });
  return [begun, ...moves].join('');
}

/** What to say of an event, what to add for the ear alone because it is visible, and what to show that this holds; or
 * what a notice shows. Null if it is not worth a word.
 * @param events all that came with it
 * @param view the one after it
 * @param parts `isLive`: the latest state reaches the friend by itself; `isAlone`: the token came in a link that was
 * opened for it */
export function saidOf(
  what: Extract<Event, { kind: 'apart' }>['what'],
  events: Event[],
  view: View,
  { isLive = false, isAlone = true },
): { text?: string; known?: string; seen?: string; notice?: string } | null {
  const { apart } = view;
  const name = friendName(view);
  const side = apart?.unsent ? (isLive ? 'live' : 'here') : 'there';
  switch (what) {
    case 'joined': {
      const [invites, greeting = ''] = greetingOf(view);
      const greeted = invites && `${words.sentence(invites)} ${greeting}`;
      // The headline and the panel show the rest.
      const seat = apart?.seat ? friendWords.seat(apart.seat) : friendWords.greetingToWatch(words.rules(view));
      return { known: [greeted, seat, standing(view)].filter(Boolean).join(' '), seen: greeting };
    }
    case 'changed': {
      // Another tab of this page may have brought a resumed one.
      const isBegun = events.some((event) => event.kind === 'started' && event.how !== 'resumed');
      const isNext = view.moves.length === 0 && isBegun;
      // Without a match: another game has replaced it.
      if (!apart || !isNext || isLive || apart.unsent || apart.to_move !== apart.seat) return null;
      return { text: `${friendWords.offered(name)} ${friendWords.goFirst}` };
    }
    case 'undo_asked':
      // The panel shows it.
      return { known: friendWords.said.undo_asked[side](name) };
    case 'undo_crossed':
      return { text: friendWords.said[what][apart?.asker === apart?.seat ? 'here' : 'there'](name) };
    case 'undo_agreed':
    case 'undo_refused': {
      // A friend may refuse by playing on.
      const move = events.find((event) => event.kind === 'played');
      const played = move ? words.friendPlayed(name, move.cell) : '';
      return { text: played + friendWords.said[what][side](name), known: ` ${standing(view)}` };
    }
    case 'rematch_offered':
      // On a small screen the panel, which shows it too, is out of sight.
      return { text: friendWords.offered(name) };
    case 'own': {
      const isDone = apart !== null && apart.outcome !== 'in_progress' && !apart.unsent;
      return isAlone ? { text: isDone ? friendWords.ownOver : friendWords.own, known: ` ${standing(view)}` } : null;
    }
    case 'older':
    case 'same':
      return isAlone ? { notice: friendWords[what] } : null;
    default:
      return null;
  }
}

/** The state of a live connection; `none` without one. */
export type LivePhase = 'none' | 'preparing' | 'offered' | 'answered' | 'connecting' | 'connected' | 'lost' | 'ended';
export type PanelAct = keyof typeof friendWords.acts;
export const panelActs = Object.keys(friendWords.acts) as PanelAct[];

/** Whether the next game has started here, and nothing shows that the friend has agreed. */
function isOffering({ view, isArriving }: Pick<Sending, 'view' | 'isArriving'>) {
  const { moves, score } = view;
  const next = taskOf(view);
  const isMoving = next === null || next === 'yours';
  return isArriving && isMoving && moves.length <= 1 && gamesIn(score) > 0;
}

/** The headline while the friend has not agreed to this game, or cannot know that it is their turn; empty otherwise. */
export function awaitedIn(sending: Pick<Sending, 'view' | 'isArriving'>, live: LivePhase) {
  const { view } = sending;
  if (isOffering(sending)) return friendWords.awaited(friendName(view));
  if (!['none', 'lost', 'ended'].includes(live)) return '';
  const next = taskOf(view);
  if (next === 'invitation') return friendWords.sendInvitation;
  return next === 'move' || next === 'first_sent' ? friendWords.sendMove : '';
}

/** For a spectator: that it is over, and who won, unless the headline says it. */
const resultOf = (view: View, { outcome }: RemoteState) =>
  view.outcome === outcome
    ? friendWords.status.over()
    : `${friendWords.status.over()} ${words.sentence(headline({ ...view, outcome }))}`;

/** `offered`: the friend has started the next game; `canConnect`: this browser can play live. */
interface PanelState {
  sending: Pick<Sending, 'view' | 'isArriving' | 'isDoubtful'>;
  offered?: boolean;
  live: LivePhase;
  canConnect: boolean;
  since: number;
}

function sentenceOf({ sending, offered = false, since }: PanelState) {
  const { view } = sending;
  const { apart } = view;
  const next = taskOf(view);
  const name = friendName(view);
  if (next === 'over' && offered) return friendWords.offered(name);
  if (isOffering(sending)) return friendWords.offering(name);
  if (next === 'over' && apart && !apart.seat) return resultOf(view, apart);
  if (next) return friendWords.status[next](name);
  if (sending.isArriving) return friendWords.arriving(name);
  return apart?.undo === 'asked' ? friendWords.waitingForAnswer(name, since) : friendWords.waiting(name);
}

/** The buttons to show. A request from the friend has to be answered first. */
function actsOf({ sending, live, canConnect }: PanelState): PanelAct[] {
  const { apart } = sending.view;
  const next = taskOf(sending.view);
  if (next === 'asked') return ['agree', 'refuse'];
  const isByLink = live === 'none';
  const isOver = live === 'lost' || live === 'ended';
  // What the friend may know already cannot be withdrawn.
  const canWithdraw = next === 'wish' && !sending.isDoubtful;
  const canSend = next !== 'over' && next !== 'yours' && next !== 'first_move';
  // After the end only the last move, which may not have arrived.
  const mayBeMissed = isByLink && Boolean(apart?.seat) && apart?.to_move !== apart?.seat;
  const can: Partial<Record<PanelAct, boolean>> = {
    send: (isByLink || isOver) && canSend,
    withdraw: canWithdraw,
    // Without a connection both players need links, on either one’s turn.
    links: next === 'over' ? mayBeMissed : isByLink || (isOver && !canSend),
    // A small phone has no room for four in one row.
    live: isByLink && !canWithdraw && next !== 'over' && Boolean(apart?.seat) && canConnect,
    showCode: ['offered', 'answered', 'connecting'].includes(live),
    wave: live === 'connected',
    reconnect: isOver,
    leave: !isByLink && !isOver && live !== 'preparing',
  };
  return panelActs.filter((act) => can[act]);
}

/** What Send sends: a wish to undo, something new, or what the friend may have missed. */
function sendsOf(next: Task | null, apart: RemoteState | null): keyof typeof friendWords.sends {
  if (next === 'wish') return 'wish';
  return apart?.seat && !apart.unsent ? 'again' : 'new';
}

export function panelOf(state: PanelState) {
  const { sending, live } = state;
  const { apart } = sending.view;
  const next = taskOf(sending.view);
  const seat = apart?.seat ? friendWords.seat(apart.seat) : friendWords.watching;
  // A connection that begins or has just ended is all there is to say, unless the friend asks for something.
  const isQuiet = !['none', 'connected', 'lost'].includes(live) && next !== 'asked';
  return {
    seat: live === 'ended' && isQuiet ? '' : seat,
    task: isQuiet ? '' : sentenceOf(state),
    shown: actsOf(state),
    sends: sendsOf(next, apart),
    isSendPrimary: Boolean(apart?.unsent),
  };
}
