// What stands beside the board of a game with a friend elsewhere: whom one plays for, what is to be done, and the
// buttons for that.
import { isRepeated } from '../controls/presses.ts';
import { element, make, makeButton } from '../dom.ts';
import { friendWords } from '../words/en/friends.ts';
import { matchOnBoard, type Matches } from '../storage/matches.ts';
import { makeGreeting } from './greeting.ts';
import { linkOf, makeLinkBox, type CodeWanted } from './link-box.ts';
import { sendBySheet } from '../forms/send.ts';
import { taskOf } from './task.ts';
import type { Grid } from '../board/grid.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';
import type { Narrator } from '../feedback/narrator.ts';
import type { Sending } from './sending.ts';

/** The first link of a match is shown: that it is a link is news, and the friend may sit beside. */
const isInvitation = ({ moves, score: { first, second, draws } }: View) =>
  moves.length <= 1 && first + second + draws === 0;

/** Changes what the panel shows. If the button with the focus goes, the board gets it. */
export function changePanel(panel: Element, grid: Pick<Grid, 'focus'>, change: () => void) {
  // Some browsers take the focus away at once.
  const button = panel.querySelector(':focus');
  const isShown = button?.matches(':focus-visible');
  change();
  if (button?.getClientRects().length === 0) grid.focus(isShown);
}

export function makePanel({
  bridge,
  drawCode,
  grid,
  narrator,
  matches,
  playLive,
  sending,
}: {
  bridge: Bridge;
  drawCode: CodeWanted;
  grid: Grid;
  narrator: Narrator;
  matches: Matches;
  playLive: () => void;
  sending: Sending;
}) {
  const seat = make('strong');
  const task = make('span', { className: 'task' });
  // Live play says how the connection stands in the same line, and puts its buttons into the same row.
  const line = make('p', { className: 'apart-line' }, make('span', { className: 'apart-status' }, seat, ' ', task));
  const links = makeLinkBox({ drawCode, copied: () => sent() });
  /** The second press of a double one was for what stood here before. */
  const makeOne = (name: string, act: () => void, className: string = '') => {
    const button = makeButton(name, () => {}, { className });
    button.addEventListener('click', (event) => isRepeated(event) || act());
    return button;
  };
  const share = makeOne(friendWords.send, send);
  const more = makeOne(friendWords.linkAndCode, () => links.open(bridge.view), 'links');
  const agree = makeOne(friendWords.agree, () => bridge.send('answer yes'), 'answer primary');
  const refuse = makeOne(friendWords.refuse, () => bridge.send('answer no'), 'answer');
  const withdraw = makeOne(friendWords.withdraw, () => bridge.send('withdraw'));
  const live = makeOne(friendWords.live, playLive, 'play-live');
  const buttons = make('p', { className: 'actions' }, agree, refuse, share, withdraw, more, live);
  const greeting = makeGreeting();
  const panel = make(
    'section',
    { id: 'apart', className: 'apart', 'aria-label': friendWords.title },
    greeting.element,
    line,
    buttons,
  );
  element('talk').append(panel);

  /** The link for the friend is out. */
  function sent() {
    sending.sent();
    follow();
  }

  async function send() {
    const { view } = bridge;
    const letter = view.apart?.to_friend;
    if (!letter) return;
    let out = await sendBySheet({ url: linkOf(letter) });
    if (out === null) {
      out = await links.copyLink(view);
      if (out && !isInvitation(view)) narrator.say(friendWords.copied);
      else links.open(view);
    }
    if (out && bridge.view.apart?.to_friend === letter) sent();
  }

  const wordsOf = (view: View, next: ReturnType<typeof taskOf>) => {
    const since = matches.find(matchOnBoard(view))?.since ?? Date.now();
    if (next) return friendWords.status[next];
    if (sending.isArriving) return friendWords.arriving;
    return view.apart?.undo === 'asked' ? friendWords.waitingForAnswer(since) : friendWords.waiting;
  };

  const show = () => {
    const { view } = sending;
    const { apart } = view;
    panel.hidden = !apart;
    links.follow(view);
    greeting.follow(view);
    if (!apart) return;
    const next = taskOf(view);
    seat.textContent = apart.seat ? friendWords.seat(apart.seat) : friendWords.watching;
    task.textContent = wordsOf(view, next);
    panel.dataset.task = next ?? 'wait';
    const asked = next === 'asked';
    agree.hidden = refuse.hidden = !asked;
    share.hidden = asked || (apart.seat !== null && !apart.unsent && next === 'yours');
    // What the friend may know already cannot be withdrawn.
    withdraw.hidden = next !== 'wish' || sending.isDoubtful;
    share.textContent = next === 'wish' ? friendWords.ask : friendWords.send;
    share.className = apart.unsent && next !== 'first_move' ? 'send primary' : 'send';
    // Four would not find room in one row of a small phone.
    live.hidden = !withdraw.hidden || apart.seat === null || !('RTCPeerConnection' in globalThis);
  };
  /** Shows how things stand. */
  function follow() {
    changePanel(panel, grid, show);
  }
  return {
    follow,
    send,
    /** Greets somebody who has just joined the game. */
    greet: () => greeting.greet(bridge.view),
  };
}
