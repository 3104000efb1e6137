// The page's part in remote matches: it hands tokens to the program, keeps the games, says what has come, and shows
// what to do next. The program knows the seats and rules.
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { makeButton } from '../dom.ts';
import { attempt, keyPrefix } from '../storage/store.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import { commonWords } from '../words/en/common.ts';
import { liveMatch, tokenIn, makeMatches, matchOf, matchOnBoard, stateOf } from '../storage/matches.ts';
import { makePanel } from './panel.ts';
import { greetingOf, makeSending, saidOf } from './state.ts';
import { makeTabs } from './tabs.ts';
import type { Context } from '../context.ts';
import type { Event, View } from '../program/contract.ts';
import type { Records } from '../storage/database.ts';
import type { CodeWanted } from './links.ts';
import type { Verdict } from './live/delivery.ts';
import type { LivePlay, makeLive } from './live/live.ts';

export type Friends = ReturnType<typeof makeFriends>;
/** Passes the part that keeps remote matches, once it has loaded. */
export type FriendsWanted = (use: (friends: Friends) => void) => Promise<void>;
/** What a link holds behind its `#`: `g=LETTER`, or `j=CODE.LETTER`, an invitation to play live, or `r=CODE.MATCH`, the
 * reply to it, with only the part of a token that names its match. */
export type Delivery = { kind: string; code: string; token: string };

const noticeId = 'apart-notice';

function deliveryOf(hash: string): Delivery {
  const [first, second = ''] = hash.slice(2).split('.');
  const kind = hash.slice(0, 1);
  return kind === 'g' ? { kind, code: '', token: hash.slice(2) } : { kind, code: first, token: second };
}

/** Passes what makes live play, once it has loaded. */
type LiveWanted = (use: (make: typeof makeLive) => void) => Promise<void>;

/** Outcomes of a token that changed nothing; not worth a word if it came with a code. */
const changesNothing = new Set(['own', 'older', 'same']);

/** @param context `first`: the first view of the match, which may have gone on since */
export function makeFriends(
  context: Context & { drawCode: CodeWanted; liveWanted: LiveWanted; records: Records; first: View | null },
) {
  const { bridge, liveWanted, narrator, records, store, first } = context;
  const matches = makeMatches({ records, store });
  /** The token of the next game, which the friend has started live while this device still shows the finished one. */
  let offered = '';
  /** Live play, once it was wanted. */
  let live: LivePlay | null = null;
  const sending = makeSending({ bridge, matches, isLive: () => live?.isConnected() ?? false });
  const withLive = (use: (live: LivePlay) => void) =>
    liveWanted((make) => {
      live ??= make({
        ...context,
        hear: (token) => receive(token, 'live'),
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
  const panel = makePanel({
    ...context,
    matches,
    offered: () => offered !== '',
    live: () => live?.state ?? { phase: 'none', text: '' },
    liveActs: {
      live: () => withLive(({ open }) => open()),
      showCode: () => live?.showCode(),
      wave: () => live?.wave(),
      reconnect: () => live?.reconnect(),
      leave: () => live?.leave(),
    },
    sending,
  });
  /** The token that came last, in case the user prefers it. */
  let latest = '';
  let verdict: Verdict = 'changed';
  /** Why the latest token could not be read; empty if it could. */
  let reason = '';
  /** Whether it came alone, in a link that was opened for it. */
  let isAlone = true;
  /** Whether it has brought a game that was unknown here. */
  let isNew = false;

  /** Whether the notice is about this tab: then it stays, whatever becomes of the game. */
  let isOfTab = false;
  /** Shows a text in the dialog of codes while that is open, otherwise as a notice.
   * @param buttons what the user can do about it */
  const notify = (text: string, ...buttons: HTMLButtonElement[]) => {
    isOfTab = false;
    if (buttons.length === 0 && live?.tellInDialog(text)) return;
    live?.close();
    const choices = buttons.length > 0 ? buttons : [makeButton(commonWords.gotIt, () => {})];
    for (const button of choices) button.addEventListener('click', () => removeNotice(noticeId));
    showNotice(noticeId, text, ...choices);
    narrator.say('', text);
  };
  const notifyOfTab = (text: string) => {
    notify(text);
    isOfTab = true;
  };
  /** Hands a token to the program; returns what became of it. */
  const receive = (token: string, way: 'letter' | 'live' = 'letter', alone: boolean = way === 'letter') => {
    // The game behind a position being set up stands still.
    if (way === 'live' && bridge.view.draft && token !== latest) notify(friendWords.waits);
    latest = token;
    verdict = 'changed';
    isNew = false;
    isAlone = alone;
    bridge.send(`${way} ${token}`);
    isAlone = true;
    return verdict as Verdict;
  };
  /** The save that is bringing this board up to date. */
  let awaited = '';
  /** Continues the game on this board from where another tab has brought it; false if nothing is newer. */
  const catchUp = () => {
    // The game behind a position being set up stands still, and catches up after that.
    if (bridge.view.draft) return false;
    const save = matches.find(matchOnBoard(bridge.view))?.save;
    if (!save || save === awaited || !matches.differs(bridge.view)) return false;
    awaited = save;
    bridge.send(`resume ${save}`);
    return true;
  };
  /** The same after a reload or Back. A state that could not be kept is only in the history, and newer than what is
   * kept: then the game on this board stays, and hears what else is known. */
  const meet = () => {
    const game = matches.find(matchOnBoard(bridge.view));
    if (!game || (history.state?.when ?? 0) <= game.since) return catchUp();
    if (matches.differs(bridge.view)) receive(tokenIn(game), 'letter', false);
    return false;
  };
  const tabs = makeTabs({
    channel: attempt(() => new BroadcastChannel(`${keyPrefix(location.href)}apart`)) ?? null,
    take: (hash) => {
      const { kind, code, token } = deliveryOf(hash);
      const isOnBoard = !bridge.view.draft && matchOnBoard(bridge.view) === matchOf(token);
      const isMine = kind === 'r' ? live?.waitsFor(code) : isOnBoard;
      if (isMine) take(hash);
      return Boolean(isMine);
    },
    prefix: `${keyPrefix(location.href)}match/`,
    locks: navigator.locks,
  });
  matches.on(catchUp);
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
  /** @param events all that came with it */
  const tell = ({ what, at }: Extract<Event, { kind: 'apart' }>, events: Event[]) => {
    verdict = what;
    if (what === 'rematch_offered') {
      offered = latest;
      panel.follow();
    }
    if (what === 'joined') {
      isNew = true;
      panel.greet();
    }
    if (changesNothing.has(what) && !isAlone) return;
    const said = saidOf(what, events, bridge.view, live?.isConnected() ?? false);
    if (said) {
      narrator.say(said.text, said.known);
    } else if (what === 'fork') {
      const theirs = latest;
      notify(
        friendWords.fork(at),
        makeButton(friendWords.keepMine, clear),
        makeButton(friendWords.takeTheirs, () => {
          bridge.send(`prefer ${theirs}`);
          clear();
        }),
      );
    } else if (what === 'older' || what === 'same') {
      notify(friendWords[what]);
    }
  };
  /** The last state of the game on this board. */
  let shown = '';
  let match = '';
  const remember = () => {
    shown = stateOf(bridge.view);
    match = matchOnBoard(bridge.view);
    tabs.hold(match);
  };
  bridge.on('update', ({ events }) => {
    const { view } = bridge;
    const resumed = events.some((event) => event.kind === 'started' && event.how === 'resumed');
    const isNews = stateOf(view) !== shown;
    // A notice about an earlier token is out of date now.
    if (isNews && !isOfTab) clear();
    const isLeft = match !== matchOnBoard(view) && matches.find(match) !== undefined;
    remember();
    if (offered && (match !== matchOf(offered) || view.apart?.outcome === 'in_progress')) {
      const token = offered;
      offered = '';
      // Two starts of the same game become one; if they are alike, the friend has what began here.
      const meetOffer = () => {
        if (receive(token, 'letter', false) === 'same') sending.confirmed();
        panel.follow();
      };
      if (match === matchOf(token)) queueMicrotask(meetOffer);
    }
    if (!matches.differs(view)) awaited = '';
    // Back or a reload may have brought a state older than the kept one. Otherwise, if nothing is new here, a different
    // kept state is another tab's.
    const isBehind = resumed && meet();
    if (view.apart && isNews && !isBehind) matches.keep(view, bridge.save);
    panel.introduce();
    panel.follow();
    for (const event of events) {
      if (event.kind === 'apart') tell(event, events);
      if (event.kind !== 'bad_letter') continue;
      verdict = 'bad_letter';
      reason = event.reason;
      if (isAlone) notify(friendWords.badLetter[event.reason](event.number));
    }
    const next = panel.awaited();
    if (next && events.some(({ kind }) => kind === 'played')) narrator.add(words.sentence(next));
    if (isLeft) narrator.add(friendWords.left, true);
  });
  if (bridge.view.apart) {
    const isSameMatch = first && matchOnBoard(first) === matchOnBoard(bridge.view);
    const isBehind = matches.differs(isSameMatch ? first : bridge.view) && meet();
    if (!isBehind) matches.keep(bridge.view, bridge.save);
    remember();
    const before = liveMatch.read();
    if (before.match === match && before.isCopy) notifyOfTab(friendWords.copiedTab);
    else if (before.match === match) withLive(({ findReloaded }) => findReloaded());
  }
  panel.follow();

  /** Takes what a link holds behind its `#`, for the game on this board. Calls `arrived` once nothing of it can be lost
   * any more. */
  function take(hash: string, arrived: () => void = () => {}) {
    const { kind, code, token } = deliveryOf(hash);
    if (kind === 'r') {
      withLive(({ accept }) => accept(code));
      arrived();
    } else if (kind === 'g') {
      live?.close();
      const became = receive(token);
      if (became === 'fork') decided = arrived;
      // Keep a link that only another version can read: a reload may bring that version.
      else if (became !== 'bad_letter' || reason !== 'version') arrived();
    } else {
      const became = receive(token, 'letter', false);
      if (became !== 'bad_letter' && became !== 'own') {
        const greeting = isNew ? greetingOf(bridge.view, true) : '';
        withLive(({ answer }) => {
          answer(code, greeting);
          arrived();
        });
        return;
      }
      if (became !== 'own') notify(friendWords.badCode);
      else if (!live?.tellInDialog(friendWords.own)) narrator.say(friendWords.own);
      arrived();
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
    const { kind, code, token } = deliveryOf(hash);
    const isReply = kind === 'r';
    // The game on the board was never shown here, so nobody leaves it.
    if (fresh) match = '';
    const isOnBoard = !fresh && matchOnBoard(bridge.view) === matchOf(token);
    if (isReply ? live?.waitsFor(code) : isOnBoard) {
      take(hash, arrived);
      return;
    }
    if (await tabs.offer(matchOf(token), hash)) {
      notifyOfTab(friendWords.otherTab);
      arrived();
      return;
    }
    if (!isWanted()) return;
    const save = matches.find(matchOf(token))?.save;
    if (save && !isOnBoard) bridge.send(`resume ${save}`);
    if (!isReply) {
      take(hash, arrived);
      return;
    }
    withLive(({ faultOf }) => {
      notify(faultOf(code) ?? friendWords.notWaited);
      arrived();
    });
  }

  return {
    matches,
    send: panel.send,
    playLive: () => withLive(({ open }) => open()),
    enterCode: () => withLive(({ read }) => read()),
    deliver,
  };
}
