// The links of a game with a friend elsewhere: as a code, as links and as texts to copy.
import { linkTo } from '../browser/link.js';
import { make } from '../dom.js';
import { makeDialog } from '../forms/dialog.js';
import { otherMark } from '../program/mark.js';
import { friendWords } from '../words/friends.js';
import { words } from '../words/play.js';
import { copyField } from '../forms/copy.js';
import { makeCopied } from './copied.js';

/**
 * @import { View } from '../program/contract.d.ts'
 * @import { makeCode } from './qr.js'
 */
/** Hands over what draws codes, once it is there.
 * @typedef {(use: (draw: typeof makeCode) => void) => Promise<void>} CodeWanted */

/** Where a letter opens. @param {string} letter */
export const linkOf = (letter) => linkTo(`g=${letter}`);

/** What is said with the link for the friend. @param {View} view */
export function invitationOf(view) {
  const { seat = null, help = false, to_friend: letter } = view.apart ?? { to_friend: '' };
  const rules = words.rules(view);
  return seat
    ? friendWords.invitationText(rules, otherMark(seat), help, linkOf(letter))
    : friendWords.watchText(rules, linkOf(letter));
}

/** @param {{ drawCode: CodeWanted, copied: () => void }} parts `copied` is told when the link for the friend is out */
export function makeLinkBox({ drawCode, copied }) {
  const code = make('p', { className: 'code-place' });
  const told = make('p', { className: 'told', ariaLive: 'polite' });

  const friend = make('input', { type: 'text' });
  const text = make('textarea', { rows: 3 });
  const spectators = make('input', { type: 'text' });
  const self = make('input', { type: 'text' });
  const others = make(
    'details',
    {},
    make('summary', { textContent: friendWords.moreLinks }),
    makeCopied(text, 'invitation-text', friendWords.invitation, { said: told, out: copied }),
    makeCopied(spectators, 'link-for-onlookers', friendWords.linkForSpectators, { said: told }),
    makeCopied(self, 'link-for-self', friendWords.linkForSelf, { said: told }),
  );
  const dialog = makeDialog(
    'apart-links',
    friendWords.linksHeading,
    code,
    told,
    makeCopied(friend, 'link-for-friend', friendWords.linkForFriend, { said: told, out: copied }),
    others,
  );
  let drawn = '';

  /** @param {View} view */
  const show = (view) => {
    const { apart } = view;
    if (!apart || drawn === apart.to_friend) return;
    drawn = apart.to_friend;
    friend.value = linkOf(apart.to_friend);
    spectators.value = linkOf(apart.to_onlookers);
    self.value = linkOf(apart.to_self);
    text.value = invitationOf(view);
    told.textContent = '';
    code.replaceChildren();
  };
  const showCode = () => {
    const link = friend.value;
    drawCode((draw) => {
      if (link === friend.value) code.replaceChildren(draw(link, friendWords.code) ?? friendWords.codeTooLong);
    });
  };
  return {
    /** @param {View} view */
    open(view) {
      show(view);
      showCode();
      others.open = false;
      if (!dialog.open) dialog.showModal();
    },
    /** What it shows is over once the game goes on. @param {View} view */
    follow(view) {
      if (dialog.open && view.apart?.to_friend !== drawn) dialog.close();
    },
    /** Copies the link for the friend; resolves to whether that could be done. @param {View} view */
    copyLink(view) {
      show(view);
      return copyField(friend, told, friendWords);
    },
  };
}
