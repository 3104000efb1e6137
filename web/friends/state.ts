// How a remote match stands for the player at this device: what is to be done, what is said, which buttons there are.
// Nothing here needs a document.
import { markOfMove } from '../board/names.ts';
import { headline, standing } from '../feedback/sentences.ts';
import { friendName } from '../program/mark.ts';
import type { Matches } from '../storage/matches.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Event, RemoteState, View } from '../program/contract.ts';

export type Task = keyof typeof friendWords.status;

/** What is to be done next; nothing while the friend has to do something. */
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

/** Whether the friend has what is new here. By link it counts as sent once the link was shared or copied. Live it is
 * handed over, which the store keeps until their page confirms it: if that never happens it is still unsent.
 * @param parts `isLive`: what is new reaches the friend by itself */
export function makeSending({
  bridge,
  matches,
  isLive,
}: {
  bridge: Pick<Bridge, 'view' | 'send'>;
  matches: Pick<Matches, 'hand' | 'settle' | 'isHanded'>;
  isLive: () => boolean;
}) {
  return {
    /** The link for the friend is out. */
    sent() {
      matches.settle(bridge.view);
      bridge.send('sent');
    },
    /** Their page has got it live, and has not confirmed it. */
    handed() {
      if (!bridge.view.apart?.unsent) return;
      matches.hand(bridge.view);
      bridge.send('sent');
    },
    /** Their page has it. */
    confirmed: () => matches.settle(bridge.view),
    /** It is on its way, and nothing need be done here. */
    get isArriving() {
      return isLive() && matches.isHanded(bridge.view);
    },
    /** It was handed over and not confirmed, and nothing brings it there by itself: they may know it already. */
    get isDoubtful() {
      return !isLive() && matches.isHanded(bridge.view);
    },
    /** The game, with `unsent` as long as the friend may lack what is new and it does not reach them by itself. */
    get view(): View {
      const { view } = bridge;
      if (!view.apart) return view;
      const unsent = !isLive() && (view.apart.unsent || this.isDoubtful);
      return unsent === view.apart.unsent ? view : { ...view, apart: { ...view.apart, unsent } };
    },
  };
}

/** The player at this device has moved in this game. */
const hasPlayed = (view: View) => view.moves.some((_, ply) => markOfMove(view, ply) === view.apart?.seat);

/** The greeting for somebody who has just joined this game: who invited, to which game, its rule, and what to do. Empty
 * for somebody who has played in it before, on another device.
 * @param isLive they are going to play live */
export function greetingOf(view: View, isLive: boolean = false) {
  const { apart } = view;
  if (!apart?.seat) return friendWords.greetingToWatch(words.rules(view));
  const isKnown = apart.host || apart.unsent || hasPlayed(view);
  return isKnown || apart.outcome !== 'in_progress' ? '' : friendWords.greeting(view, apart, isLive);
}

/** The guest has not said what they are called, and may still do so with the first move. */
export function isNamelessGuest(view: View) {
  const { apart, score } = view;
  const isFirstGame = score.first + score.second + score.draws === 0;
  if (!apart?.seat || apart.host || apart.guest_name !== null || !isFirstGame) return false;
  return apart.unsent || !hasPlayed(view);
}

/** What is said of an event, and what is added for the ear alone because it can be seen; null where a notice tells
 * it.
 * @param events all that came with it
 * @param view the one after it
 * @param isLive what is new here reaches the friend by itself */
export function saidOf(
  what: Extract<Event, { kind: 'apart' }>['what'],
  events: Event[],
  view: View,
  isLive: boolean,
): { text: string; known: string } | null {
  const { apart } = view;
  const name = friendName(view);
  const side = apart?.unsent ? (isLive ? 'live' : 'here') : 'there';
  switch (what) {
    case 'joined': {
      // The panel shows it.
      const seat = apart?.seat ? friendWords.seat(apart.seat) : '';
      return { text: '', known: [greetingOf(view), seat, standing(view)].filter(Boolean).join(' ') };
    }
    case 'undo_asked':
      // The panel shows it.
      return { text: '', known: friendWords.said.undo_asked[side](name) };
    case 'undo_crossed':
      return { text: friendWords.said[what][apart?.asker === apart?.seat ? 'here' : 'there'](name), known: '' };
    case 'undo_agreed':
    case 'undo_refused': {
      // A friend may refuse by playing on.
      const move = events.find((event) => event.kind === 'played');
      const played = move ? words.friendPlayed(name, move.cell) : '';
      return { text: played + friendWords.said[what][side](name), known: ` ${standing(view)}` };
    }
    case 'rematch_offered':
      // The panel shows it.
      return { text: '', known: friendWords.offered(name) };
    case 'own':
      return { text: friendWords.own, known: ` ${standing(view)}` };
    default:
      return null;
  }
}

/** How a live connection stands; `none` where there is none. */
export type LivePhase = 'none' | 'preparing' | 'offered' | 'answered' | 'connecting' | 'connected' | 'lost' | 'ended';
export type PanelAct = keyof typeof friendWords.acts;
export const panelActs = Object.keys(friendWords.acts) as PanelAct[];

/** The next game has begun here, and nothing shows that the friend has agreed. */
function isOffering({ view, isArriving }: Pick<Sending, 'view' | 'isArriving'>) {
  const { moves, score } = view;
  const next = taskOf(view);
  const isMoving = next === null || next === 'yours';
  return isArriving && isMoving && moves.length <= 1 && score.first + score.second + score.draws > 0;
}

/** The headline as long as the friend has not agreed to this game, or cannot know that it is their turn; empty otherwise. */
export function awaitedIn(sending: Pick<Sending, 'view' | 'isArriving'>, live: LivePhase) {
  const { view } = sending;
  if (isOffering(sending)) return friendWords.awaited(friendName(view));
  if (!['none', 'lost', 'ended'].includes(live)) return '';
  const next = taskOf(view);
  if (next === 'invitation') return friendWords.sendInvitation;
  return next === 'move' || next === 'first_sent' ? friendWords.sendMove : '';
}

/** For who watches: that it is over, and who won, whatever moment is looked at. */
const resultOf = (view: View, { outcome }: RemoteState) =>
  `${friendWords.status.over()} ${words.sentence(headline({ ...view, outcome }))}`;

/** @param parts `offered`: the friend has begun the next game; `canConnect`: this browser can play live */
export function panelOf({
  sending,
  offered = false,
  live,
  canConnect,
  since,
}: {
  sending: Pick<Sending, 'view' | 'isArriving' | 'isDoubtful'>;
  offered?: boolean;
  live: LivePhase;
  canConnect: boolean;
  since: number;
}) {
  const { view } = sending;
  const { apart } = view;
  const next = taskOf(view);
  const name = friendName(view);
  const isAsked = next === 'asked';
  const isAlone = live === 'none';
  const isOver = live === 'lost' || live === 'ended';
  const task = () => {
    if (next === 'over' && offered) return friendWords.offered(name);
    if (isOffering(sending)) return friendWords.offering(name);
    if (next === 'over' && apart && !apart.seat) return resultOf(view, apart);
    if (next) return friendWords.status[next](name);
    if (sending.isArriving) return friendWords.arriving(name);
    return apart?.undo === 'asked' ? friendWords.waitingForAnswer(name, since) : friendWords.waiting(name);
  };
  const seat = apart?.seat ? friendWords.seat(apart.seat) : friendWords.watching;
  // What the friend may know already cannot be withdrawn.
  const canWithdraw = next === 'wish' && !sending.isDoubtful;
  const can: Record<PanelAct, boolean> = {
    agree: isAsked,
    refuse: isAsked,
    send: (isAlone || isOver) && (apart?.seat ? apart.unsent || next !== 'yours' : next !== 'over'),
    withdraw: canWithdraw,
    links: isAlone,
    // Four would not find room in one row of a small phone.
    live: isAlone && !canWithdraw && Boolean(apart?.seat) && canConnect,
    showCode: ['offered', 'answered', 'connecting'].includes(live),
    wave: live === 'connected',
    reconnect: isOver,
    leave: !isAlone && live !== 'preparing' && live !== 'ended',
  };
  // While a connection is being made, or has just ended, that is what there is to say, unless the friend asks.
  const isQuiet = !isAlone && !isAsked && live !== 'connected' && live !== 'lost';
  return {
    seat: live === 'ended' && !isAsked ? '' : seat,
    task: isQuiet ? '' : task(),
    shown: panelActs.filter((act) => can[act] && (!isAsked || act === 'agree' || act === 'refuse')),
    /** Send asks for an undo. */
    isWish: next === 'wish',
    isSendPrimary: Boolean(apart?.unsent) && next !== 'first_move',
    isGreeted: isAlone,
  };
}
