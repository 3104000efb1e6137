// What stands beside the board of a game whose players are apart: who one is, what is to be done, and
// the buttons for that.
import { element, make, makeButton } from '../dom.js';
import { apartWords } from '../words/apart.js';
import { linkOf, makeLinkBox } from './link-box.js';
import { taskOf } from './task.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { View } from '../program/contract.d.ts'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { KeptGames } from './kept-games.js'
 * @import { CodeWanted } from './link-box.js'
 */

/** The first link of a match is shown: that it is a link is news, and the friend may sit beside.
 * @param {View} view */
const isInvitation = ({ moves, score: { first, second, draws } }) => moves.length <= 1 && first + second + draws === 0;

/** @param {{ bridge: Bridge, drawCode: CodeWanted, narrator: Narrator, kept: KeptGames, playLive: () => void }} parts */
export function makePanel({ bridge, drawCode, narrator, kept, playLive }) {
  const text = make('p', { className: 'apart-status' });
  const links = makeLinkBox({ drawCode, copied: () => bridge.send('sent') });
  const share = makeButton(apartWords.send, () => send());
  const more = makeButton(apartWords.linkAndCode, () => links.open(bridge.view));
  const agree = makeButton(apartWords.agree, () => bridge.send('answer yes'), { className: 'primary' });
  const refuse = makeButton(apartWords.refuse, () => bridge.send('answer no'));
  const live = makeButton(apartWords.live, playLive, { className: 'play-live' });
  const buttons = make('p', { className: 'actions' }, agree, refuse, share, more, live);
  const panel = make('section', { id: 'apart', className: 'apart', 'aria-label': apartWords.title }, text, buttons);
  element('talk').append(panel);

  /** The device's own sheet; resolves to whether the letter is out, null where there is no such sheet.
   * @param {string} letter */
  async function sendBySheet(letter) {
    if (!('share' in navigator)) return null;
    try {
      // Alone: some messengers cut what stands behind a text.
      await navigator.share({ url: linkOf(letter) });
      return true;
    } catch (failure) {
      // Its user has closed the sheet, which is an answer.
      return failure instanceof DOMException && failure.name === 'AbortError' ? false : null;
    }
  }

  async function send() {
    const { view } = bridge;
    const letter = view.apart?.to_friend;
    if (!letter) return;
    let out = await sendBySheet(letter);
    if (out === null) {
      out = await links.copyLink(view);
      if (out && !isInvitation(view)) narrator.say(apartWords.copied);
      else links.open(view);
    }
    if (out && bridge.view.apart?.to_friend === letter) bridge.send('sent');
  }

  /** @param {View} view */
  const statusOf = (view) => {
    const task = taskOf(view);
    const since = kept.find(view.apart?.to_friend.slice(1, 7) ?? '')?.since ?? Date.now();
    if (task) return apartWords.status[task];
    return view.apart?.undo === 'asked' ? apartWords.waitingForAnswer(since) : apartWords.waiting(since);
  };

  /** @param {View} view */
  const show = (view) => {
    const { apart } = view;
    panel.hidden = !apart;
    links.follow(view);
    if (!apart) return;
    const { seat } = apart;
    text.replaceChildren(
      make('strong', { textContent: seat ? apartWords.seat(seat) : apartWords.watching }),
      ` ${statusOf(view)}`,
    );
    const asked = taskOf(view) === 'asked';
    agree.hidden = refuse.hidden = !asked;
    share.hidden = asked || (seat !== null && !apart.unsent && taskOf(view) === 'yours');
    share.className = apart.unsent ? 'primary' : '';
    live.hidden = seat === null || !('RTCPeerConnection' in globalThis);
  };
  return { show, send };
}
