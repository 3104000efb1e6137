// The page's part in remote matches: it hands tokens to the program, keeps the games, says what has come, and shows
// what to do next. The program knows the seats and rules.
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { make, makeButton } from '../dom.ts';
import { attempt, keyPrefix } from '../storage/store.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import { isToSend, liveMatch, tokenIn, makeMatches, matchOf, matchOnBoard } from '../storage/matches.ts';
import { makePanel } from './panel.ts';
import {
  deliveryOf,
  followMatch,
  greetingOf,
  cameBy,
  makeSending,
  nothingShown,
  saidOf,
  taskOf,
  type Delivery,
} from './state.ts';
import { makeTabs } from './tabs.ts';
import type { Context, Lazy } from '../context.ts';
import { friendName, type Event, type View } from '../program/contract.ts';
import type { Records } from '../storage/database.ts';
import type { Verdict } from './live/delivery.ts';
import type { LivePlay, makeLive } from './live/live.ts';

export type Friends = ReturnType<typeof makeFriends>;

const noticeId = 'apart-notice';

/** A token that was handed to the program, and what became of it. It came in a link that the user has opened for it, with
 * something else, or live. `reason`: why it could not be read; `isNew`: it brought a game that was unknown here. */
type Arrival = { token: string; by: 'link' | 'other' | 'live'; verdict: Verdict; reason: string; isNew: boolean };

/** @param context `first` returns the first view of the match, which may have gone on since */
export function makeFriends(
  context: Context & { liveWanted: Lazy<typeof makeLive>; records: Records; first: () => View | null },
) {
  const { bridge, liveWanted, narrator, records, store } = context;
  const matches = makeMatches({ records, store });
  let shown = nothingShown;
  /** Live play, once it was wanted. */
  let live: LivePlay | null = null;
  const sending = makeSending({ bridge, matches, isLive: () => live?.isConnected() ?? false });
  const withLive = (use: (live: LivePlay) => void) =>
    liveWanted((make) => {
      live ??= make({
        ...context,
        hear: (token) => receive(token, 'live').verdict,
        deliver: (hash) => deliver(hash),
        handed: sending.handed,
        confirmed() {
          sending.confirmed();
          panel.follow();
        },
        changed: () => panel.follow(),
      });
      use(live);
    });
  const playLive = () => withLive(({ open }) => open());
  /** The match that another tab has, while the notice says so: then it stays, whatever becomes of the game. */
  let elsewhere = '';
  const panel = makePanel({
    ...context,
    matches,
    isElsewhere: () => elsewhere !== '' && elsewhere === matchOnBoard(bridge.view),
    offered: () => shown.offered !== '',
    live: () => live,
    playLive,
    sending,
  });
  let latest: Arrival = { token: '', by: 'other', verdict: 'changed', reason: '', isNew: false };

  const settle = () => {
    removeNotice(noticeId);
    elsewhere = '';
    panel.follow();
  };
  /** Shows a text in the dialog of codes while that is open, otherwise as a notice.
   * @param buttons what the user can do about it */
  const notify = (text: string, ...buttons: HTMLButtonElement[]) => {
    elsewhere = '';
    if (buttons.length === 0 && live?.tellInDialog(text)) return;
    live?.close();
    const choices = buttons.length > 0 ? buttons : [makeButton(words.gotIt, () => {})];
    for (const button of choices) button.addEventListener('click', settle);
    showNotice(noticeId, text, ...choices);
    narrator.say('', text);
  };
  const notifyOfTab = (text: string, match: string) => {
    notify(text);
    elsewhere = match;
    panel.follow();
  };
  /** Hands a token to the program; returns what became of it. */
  const receive = (token: string, by: Arrival['by'] = 'other') => {
    // The game behind a position being set up stands still.
    if (by === 'live' && bridge.view.draft && token !== latest.token) notify(friendWords.waits);
    const arrival: Arrival = { token, by, verdict: 'changed', reason: '', isNew: false };
    latest = arrival;
    bridge.send(`${by === 'live' ? 'live' : 'letter'} ${token}`);
    return arrival;
  };
  /** The save that is bringing this board up to date. */
  let awaited = '';
  /** The same, while another tab has brought the game further. */
  let followed = '';
  /** What was on the board with the last update. */
  let before = bridge.view;
  /** Continues the game on this board from where another tab has brought it; false if nothing is newer. That tells what
   * came, not that the player is back.
   * @param isBack they are: by a reload or Back */
  const catchUp = (isBack: boolean = false) => {
    // The game behind a position being set up stands still, and catches up after that.
    if (bridge.view.draft) return false;
    const save = matches.find(matchOnBoard(bridge.view))?.save;
    if (!save || save === awaited || !matches.differs(bridge.view)) return false;
    awaited = save;
    followed = isBack ? '' : save;
    bridge.send(`resume ${save}`);
    return true;
  };
  narrator.retellWith((event) => {
    const isFollowed = event.kind === 'started' && followed !== '' && bridge.asked === `resume ${followed}`;
    if (!isFollowed) return null;
    followed = '';
    return cameBy(event, before, bridge.view);
  });
  /** The same after a reload or Back. A state that could not be kept is only in the history, and newer than what is
   * kept: then the game on this board stays, and hears what else is known. */
  const meet = () => {
    const game = matches.find(matchOnBoard(bridge.view));
    if (!game || (history.state?.when ?? 0) <= game.since) return catchUp(true);
    if (matches.differs(bridge.view)) receive(tokenIn(game));
    return false;
  };
  /** @param isShown the user has the game on the board */
  const isForBoard = ({ kind, code, token }: Delivery, isShown: boolean) =>
    kind === 'r' ? Boolean(live?.waitsFor(code)) : isShown && matchOnBoard(bridge.view) === matchOf(token);
  const tabs = makeTabs({
    channel: attempt(() => new BroadcastChannel(`${keyPrefix(location.href)}apart`)) ?? null,
    take(hash) {
      const delivery = deliveryOf(hash);
      const isMine = isForBoard(delivery, !bridge.view.draft);
      if (isMine) take(delivery);
      return isMine;
    },
    prefix: `${keyPrefix(location.href)}match/`,
    locks: navigator.locks,
  });
  matches.on(() => catchUp());
  bridge.on('drafted', ({ draft }) => {
    if (!draft) catchUp();
  });
  bridge.on('bad_save', () => matches.setAside(bridge.asked.slice('resume '.length)));

  /** Called once the user has decided about a token that differs: by an answer, or by playing on. */
  let decided = () => {};
  const clear = () => {
    removeNotice(noticeId);
    decided();
    decided = () => {};
  };
  const showFork = (at: number, theirs: string) =>
    notify(
      friendWords.fork(at),
      makeButton(friendWords.keepMine, clear),
      makeButton(friendWords.takeTheirs, () => {
        bridge.send(`prefer ${theirs}`);
        clear();
      }),
    );
  /** @param events all that came with it */
  const tell = (event: Event, events: Event[]) => {
    if (event.kind === 'bad_letter') {
      Object.assign(latest, { verdict: event.kind, reason: event.reason });
      if (latest.by === 'link') notify(friendWords.badLetter[event.reason](event.number));
    }
    if (event.kind !== 'apart') return;
    const { what, at } = event;
    latest.verdict = what;
    if (what === 'rematch_offered') shown = { ...shown, offered: latest.token };
    if (what === 'joined') {
      latest.isNew = true;
      panel.greet();
    }
    if (what === 'fork') showFork(at, latest.token);
    const said = saidOf(what, events, bridge.view, {
      isLive: live?.isConnected() ?? false,
      isAlone: latest.by === 'link',
    });
    if (said?.notice) notify(said.notice);
    else if (said) {
      const seen = said.seen && make('span', { ariaHidden: 'true', textContent: said.seen });
      narrator.say(said.text ?? '', said.known, seen);
    }
  };
  /** Two starts of the same game become one; if they are alike, the friend has what began here. */
  const meetOffer = (token: string) => {
    if (receive(token).verdict === 'same') sending.confirmed();
    panel.follow();
  };
  /** Takes in what is on the board now. */
  const look = () => {
    const change = followMatch(shown, bridge.view);
    shown = change.shown;
    tabs.hold(shown.match);
    return change;
  };
  /** For the ear: the headline says whose turn it is or who has won, and the panel what to do. */
  const hearTask = (task: 'first_move' | 'last_move') => {
    if (taskOf(sending.view) === task) narrator.add(friendWords.status[task](friendName(bridge.view)));
  };
  bridge.on('update', ({ events }) => {
    const { view } = bridge;
    const { isNews, begun, left } = look();
    before = view;
    // Who plays here, or plays another game, has done with the other tab.
    if (left || events.some(({ kind }) => kind === 'played')) elsewhere = '';
    // A notice about an earlier token is out of date now.
    if (isNews && !elsewhere) clear();
    if (begun) queueMicrotask(() => meetOffer(begun));
    if (!matches.differs(view)) awaited = '';
    // Back or a reload may have brought a state older than the kept one. Otherwise, if nothing is new here, a different
    // kept state is another tab's.
    const isBehind = events.some((event) => event.kind === 'started' && event.how === 'resumed') && meet();
    if (view.apart && isNews && !isBehind) matches.keep(view, bridge.save);
    panel.introduce();
    for (const event of events) tell(event, events);
    if (isNews) hearTask(events.some(({ kind }) => kind === 'finished') ? 'last_move' : 'first_move');
    panel.follow();
    const game = view.apart ? undefined : matches.find(left);
    if (game && (game.turn !== 'over' || isToSend(game))) narrator.addLasting(friendWords.left);
  });
  if (bridge.view.apart) {
    const first = context.first();
    const isSameMatch = first && matchOnBoard(first) === matchOnBoard(bridge.view);
    const isBehind = matches.differs(isSameMatch ? first : bridge.view) && meet();
    if (!isBehind) matches.keep(bridge.view, bridge.save);
    look();
    hearTask('first_move');
    const before = liveMatch.read();
    if (before.match === shown.match && before.isCopy) notifyOfTab(friendWords.copiedTab, shown.match);
    else if (before.match === shown.match) withLive(({ findReloaded }) => findReloaded());
  }
  panel.follow();

  /** Takes what a link holds, for the game on this board. Calls `arrived` once nothing of it can be lost any more. */
  function take({ kind, code, token }: Delivery, arrived: () => void = () => {}) {
    if (kind === 'r') {
      withLive(({ accept }) => accept(code));
      arrived();
      return;
    }
    const isLink = kind === 'g';
    if (isLink) live?.close();
    const { verdict, reason, isNew } = receive(token, isLink ? 'link' : 'other');
    if (isLink && verdict === 'fork') decided = arrived;
    else if (isLink) {
      // Keep a link that only another version can read: a reload may bring that version.
      if (reason !== 'version') arrived();
    } else if (verdict === 'bad_letter' || verdict === 'own') {
      if (verdict === 'bad_letter') notify(friendWords.badCode);
      else if (!live?.tellInDialog(friendWords.own)) narrator.say(friendWords.own);
      arrived();
    } else {
      const greeting = isNew ? greetingOf(bridge.view, true).map(words.sentence).join(' ') : '';
      withLive(({ answer }) => {
        answer(code, greeting);
        arrived();
      });
    }
  }

  /** Takes a link to its game: here, in another tab, or among those that are kept.
   * @param hash like `g=LETTER`
   * @param arrived called once nothing of it can be lost any more
   * @param isWanted false once the user has gone elsewhere: then it is left where it is
   * @param fresh this tab was opened for it: the game on its board is another tab's */
  async function deliver(
    hash: string,
    arrived: () => void = () => {},
    isWanted: () => boolean = () => true,
    fresh: boolean = false,
  ) {
    const delivery = deliveryOf(hash);
    const ofMatch = matchOf(delivery.token);
    // The game on the board was never shown here, so nobody leaves it.
    if (fresh) shown = { ...shown, match: '' };
    if (isForBoard(delivery, !fresh)) {
      take(delivery, arrived);
      return;
    }
    // You can play a stored match in any tab, and its other tabs follow. Only the tab that waits for a live reply needs it.
    const isKept = delivery.kind === 'g' && matches.find(ofMatch) !== undefined;
    if (!isKept && (await tabs.offer(ofMatch, hash))) {
      notifyOfTab(friendWords.otherTab, ofMatch);
      arrived();
      return;
    }
    if (!isWanted()) return;
    const save = matches.find(ofMatch)?.save;
    if (save && (fresh || matchOnBoard(bridge.view) !== ofMatch)) bridge.send(`resume ${save}`);
    if (delivery.kind !== 'r') take(delivery, arrived);
    else
      withLive(({ faultOf }) => {
        notify(faultOf(delivery.code) ?? friendWords.notWaited);
        arrived();
      });
  }

  return {
    matches,
    playLive,
    enterCode: () => withLive(({ read }) => read()),
    deliver,
  };
}
