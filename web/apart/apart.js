// Games with a friend elsewhere, as far as the page has to do with them: it hands letters to the program,
// keeps the games, says what has come, and shows what to do next. The program knows the seats and rules.
import { headline } from '../feedback/sentences.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { make, makeButton } from '../dom.js';
import { keyPrefix } from '../storage/store.js';
import { apartWords } from '../words/apart.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import { makeKeptGames, matchOf, matchOnBoard } from './kept-games.js';
import { makePanel } from './panel.js';
import { makeTabs } from './tabs.js';

/**
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Event } from '../program/contract.d.ts'
 * @import { Store } from '../storage/store.js'
 * @import { CodeWanted } from './link-box.js'
 */
/** @typedef {ReturnType<typeof makeApart>} Apart */

const noticeId = 'apart-notice';

/** @param {{ bridge: Bridge, drawCode: CodeWanted, narrator: Narrator, store: Store }} parts */
export function makeApart({ bridge, drawCode, narrator, store }) {
  const kept = makeKeptGames({ store });
  const panel = makePanel({ bridge, drawCode, narrator, kept });
  /** The letter that came last, should it be preferred. */
  let latest = '';

  /** @param {string} text @param {HTMLButtonElement[]} buttons */
  const notify = (text, ...buttons) => {
    const done = makeButton(more.gotIt, () => removeNotice(noticeId));
    const choices = buttons.length > 0 ? buttons : [done];
    for (const button of choices) button.addEventListener('click', () => removeNotice(noticeId));
    showNotice(noticeId, make('p', { textContent: text }), ...choices);
    narrator.say('', text);
  };
  /** @param {string} letter */
  const receive = (letter) => {
    latest = letter;
    bridge.send(`letter ${letter}`);
  };
  /** Another tab has gone on with the game on this board. */
  const catchUp = () => {
    const save = kept.find(matchOnBoard(bridge.view))?.save;
    if (save && kept.differs(bridge.view)) bridge.send(`resume ${save}`);
  };
  const tabs = makeTabs({
    channel: new BroadcastChannel(`${keyPrefix(location.href)}apart`),
    take: (letter) => {
      if (matchOnBoard(bridge.view) !== matchOf(letter)) return false;
      receive(letter);
      return true;
    },
    follow: (match) => {
      if (match === matchOnBoard(bridge.view)) catchUp();
    },
  });

  /** @param {Extract<Event, { kind: 'apart' }>} event */
  const tell = ({ what, at }) => {
    const { view } = bridge;
    const { apart } = view;
    switch (what) {
      case 'joined':
        narrator.say(apart?.seat ? apartWords.seat(apart.seat) : apartWords.watching, ` ${headline(view)}.`);
        break;
      case 'undo_asked':
        // The panel shows it.
        narrator.say('', apartWords.said.undo_asked[apart?.unsent ? 'here' : 'there']);
        break;
      case 'undo_agreed':
      case 'undo_refused':
        narrator.say(apartWords.said[what][apart?.unsent ? 'here' : 'there'], ` ${words.sentence(headline(view))}`);
        break;
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
  bridge.on('told', ({ events }) => {
    const { view } = bridge;
    const resumed = events.some((event) => event.kind === 'started' && event.how === 'resumed');
    if (view.apart && resumed && kept.differs(view)) {
      // What the browser's Back or a reload has brought is older than what is kept.
      catchUp();
    } else if (view.apart && kept.keep(view, bridge.save)) {
      tabs.tell(matchOnBoard(view));
    }
    panel.show(view);
    for (const event of events) {
      if (event.kind === 'apart') tell(event);
      if (event.kind === 'bad_letter') notify(apartWords.badLetter[event.reason](event.number));
    }
  });
  if (bridge.view.apart) {
    if (kept.differs(bridge.view)) catchUp();
    else kept.keep(bridge.view, bridge.save);
  }
  panel.show(bridge.view);

  return {
    kept,
    send: panel.send,
    /** Takes what a link holds behind its `#`.
     * @param {string} hash like `g=LETTER`
     * @param {boolean} [fresh] this tab was opened for it: the game on its board is another tab's */
    async deliver(hash, fresh = false) {
      const letter = hash.slice(2);
      const isHere = !fresh && matchOnBoard(bridge.view) === matchOf(letter);
      if (!isHere && (await tabs.offer(letter))) {
        notify(apartWords.otherTab);
        return;
      }
      const save = kept.find(matchOf(letter))?.save;
      if (!isHere && save) bridge.send(`resume ${save}`);
      receive(letter);
    },
  };
}
