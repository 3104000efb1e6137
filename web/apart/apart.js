// Games with a friend elsewhere, as far as the page has to do with them: it hands letters to the program,
// keeps the games, says what has come, and shows what to do next. The program knows the seats and rules.
import { headline, standing } from '../feedback/sentences.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { make, makeButton } from '../dom.js';
import { keyPrefix } from '../storage/store.js';
import { apartWords } from '../words/apart.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import { makeKeptGames, matchOf, matchOnBoard, stateOf } from './kept-games.js';
import { makePanel } from './panel.js';
import { makeTabs } from './tabs.js';

/**
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Event, View } from '../program/contract.d.ts'
 * @import { Store } from '../storage/store.js'
 * @import { Live, LiveWanted } from '../live/live.js'
 * @import { CodeWanted } from './link-box.js'
 */
/** @typedef {ReturnType<typeof makeApart>} Apart */
/** What became of a letter. @typedef {Extract<Event, { kind: 'apart' }>['what'] | 'bad_letter'} Verdict */
/** What a link holds behind its `#`: `g=LETTER`, or `j=CODE.LETTER`, an invitation to play live, or
 * `r=CODE.MATCH`, the reply to it, with no more of a letter than what names its match.
 * @typedef {{ kind: string, code: string, letter: string }} Delivery */

const noticeId = 'apart-notice';

/** @param {string} hash @returns {Delivery} */
function deliveryOf(hash) {
  const [first, second = ''] = hash.slice(2).split('.');
  const kind = hash.slice(0, 1);
  return kind === 'g' ? { kind, code: '', letter: hash.slice(2) } : { kind, code: first, letter: second };
}

/** What it means for a letter that nothing was changed; nobody need hear it when it came with a code. */
const changesNothing = new Set(['own', 'older', 'same']);

/** @param {{ bridge: Bridge, drawCode: CodeWanted, grid: Grid, liveWanted: LiveWanted, narrator: Narrator,
 *   store: Store, first: View | null }} parts `first`: the first view of such a game, which may have gone on since */
export function makeApart({ bridge, drawCode, grid, liveWanted, narrator, store, first }) {
  const kept = makeKeptGames({ store });
  /** Live play, once somebody has wanted it. @type {Live | null} */
  let live = null;
  /** @param {(live: Live) => void} use */
  const withLive = (use) =>
    liveWanted((make) => {
      live ??= make({ hear: (letter) => receive(letter, 'live'), deliver: (hash) => deliver(hash) });
      use(live);
    });
  const panel = makePanel({ bridge, drawCode, grid, narrator, kept, playLive: () => withLive(({ open }) => open()) });
  /** The letter that came last, should it be preferred. */
  let latest = '';
  /** What became of it. @type {Verdict} */
  let verdict = 'changed';
  /** Whether it came by itself, in a link that somebody has opened for it. */
  let isAlone = true;

  /** Says it where it is seen: in the dialog of codes while that is open, else over the board.
   * @param {string} text @param {HTMLButtonElement[]} buttons what may be done about it */
  const notify = (text, ...buttons) => {
    if (buttons.length === 0 && live?.tellInDialog(text)) return;
    live?.close();
    const choices = buttons.length > 0 ? buttons : [makeButton(more.gotIt, () => {})];
    for (const button of choices) {
      button.addEventListener('click', () => {
        grid.focus();
        removeNotice(noticeId);
      });
    }
    showNotice(noticeId, make('p', { textContent: text }), ...choices);
    narrator.say('', text);
  };
  /** Hands a letter to the program; gives what became of it.
   * @param {string} letter @param {'letter' | 'live'} [way] @param {boolean} [alone] */
  const receive = (letter, way = 'letter', alone = way === 'letter') => {
    latest = letter;
    verdict = 'changed';
    isAlone = alone;
    bridge.send(`${way} ${letter}`);
    isAlone = true;
    return /** @type {Verdict} */ (verdict);
  };
  /** The save that was to bring this board up to date, until it has. */
  let awaited = '';
  /** Goes on with the game on this board from where another tab has brought it; false where nothing is newer. */
  const catchUp = () => {
    // While a position is set up the game behind it stands still; what is new comes once that is over.
    if (bridge.view.draft) return false;
    const save = kept.find(matchOnBoard(bridge.view))?.save;
    if (!save || save === awaited || !kept.differs(bridge.view)) return false;
    awaited = save;
    bridge.send(`resume ${save}`);
    return true;
  };
  const tabs = makeTabs({
    channel: new BroadcastChannel(`${keyPrefix(location.href)}apart`),
    take: (hash) => {
      const { kind, code, letter } = deliveryOf(hash);
      const isOnBoard = !bridge.view.draft && matchOnBoard(bridge.view) === matchOf(letter);
      const isMine = kind === 'r' ? live?.waitsFor(code) : isOnBoard;
      if (isMine) take(hash);
      return Boolean(isMine);
    },
  });
  store.onForeignChange(catchUp);
  bridge.on('drafted', ({ draft }) => {
    if (!draft) catchUp();
  });
  bridge.on('bad_save', () => kept.setAside(bridge.asked.slice('resume '.length)));
  // While the browser had put this page aside it heard nothing.
  addEventListener('pageshow', catchUp);

  /** @param {Extract<Event, { kind: 'apart' }>} event @param {Event[]} events all that came with it */
  const tell = ({ what, at }, events) => {
    const { view } = bridge;
    const { apart } = view;
    verdict = what;
    if (changesNothing.has(what) && !isAlone) return;
    switch (what) {
      case 'joined':
        narrator.say(apart?.seat ? apartWords.seat(apart.seat) : apartWords.watching, ` ${headline(view)}.`);
        break;
      case 'undo_asked':
        // The panel shows it.
        narrator.say('', apartWords.said.undo_asked[apart?.unsent ? 'here' : 'there']);
        break;
      case 'undo_agreed':
      case 'undo_refused': {
        // A friend may refuse by playing on.
        const move = events.find((event) => event.kind === 'played');
        const played = move ? words.friendPlayed(move.cell) : '';
        narrator.say(played + apartWords.said[what][apart?.unsent ? 'here' : 'there'], ` ${standing(view)}`);
        break;
      }
      case 'own':
      case 'older':
      case 'same':
        notify(apartWords[what]);
        break;
      case 'fork':
        notify(
          apartWords.fork(at),
          makeButton(apartWords.keepMine, () => {}),
          makeButton(apartWords.takeTheirs, () => bridge.send(`prefer ${latest}`)),
        );
        break;
      default:
    }
  };
  /** The game as it stood on this board last. */
  let shown = '';
  bridge.on('told', ({ events }) => {
    const { view } = bridge;
    const resumed = events.some((event) => event.kind === 'started' && event.how === 'resumed');
    const isNews = stateOf(view) !== shown;
    shown = stateOf(view);
    if (!kept.differs(view)) awaited = '';
    // What the browser's Back or a reload has brought may be older than what is kept. What is kept otherwise,
    // while nothing is new here, is of another tab.
    const isBehind = resumed && catchUp();
    if (view.apart && isNews && !isBehind) kept.keep(view, bridge.save);
    panel.show(view);
    for (const event of events) {
      if (event.kind === 'apart') tell(event, events);
      if (event.kind !== 'bad_letter') continue;
      verdict = 'bad_letter';
      if (isAlone) notify(apartWords.badLetter[event.reason](event.number));
    }
  });
  if (bridge.view.apart) {
    const isSameMatch = first && matchOnBoard(first) === matchOnBoard(bridge.view);
    if (kept.differs(isSameMatch ? first : bridge.view)) catchUp();
    else kept.keep(bridge.view, bridge.save);
    shown = stateOf(bridge.view);
  }
  panel.show(bridge.view);

  /** Takes what a link holds behind its `#`, for the game on this board. @param {string} hash */
  function take(hash) {
    const { kind, code, letter } = deliveryOf(hash);
    if (kind === 'r') {
      withLive(({ accept }) => accept(code));
    } else if (kind === 'g') {
      live?.close();
      receive(letter);
    } else {
      const became = receive(letter, 'letter', false);
      if (became === 'bad_letter') notify(apartWords.badCode);
      else if (became === 'own') notify(apartWords.own);
      else withLive(({ answer }) => answer(code));
    }
  }

  /** Takes it to where its game is: here, in another tab, or among those that are kept.
   * @param {string} hash like `g=LETTER`
   * @param {boolean} [fresh] this tab was opened for it: the game on its board is another tab's */
  async function deliver(hash, fresh = false) {
    const { kind, code, letter } = deliveryOf(hash);
    const isReply = kind === 'r';
    const isOnBoard = !fresh && matchOnBoard(bridge.view) === matchOf(letter);
    if (isReply ? live?.waitsFor(code) : isOnBoard) {
      take(hash);
      return;
    }
    if (await tabs.offer(hash)) {
      notify(apartWords.otherTab);
      return;
    }
    const save = kept.find(matchOf(letter))?.save;
    if (save && !isOnBoard) bridge.send(`resume ${save}`);
    if (isReply) withLive(({ faultOf }) => notify(faultOf(code) ?? apartWords.notWaited));
    else take(hash);
  }

  return {
    kept,
    send: panel.send,
    /** Begins to play live. */
    playLive: () => withLive(({ open }) => open()),
    /** Lets a code be entered. */
    enterCode: () => withLive(({ read }) => read()),
    deliver,
  };
}
