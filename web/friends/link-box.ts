// The links of a game with a friend elsewhere: as a code, as links and as texts to copy.
import { linkTo } from '../browser/link.ts';
import { make } from '../dom.ts';
import { makeDialog } from '../forms/dialog.ts';
import { otherMark } from '../program/mark.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import { copyField } from '../forms/copy.ts';
import { makeCopied } from './copied.ts';
import type { View } from '../program/contract.ts';
import type { makeCode } from './qr.ts';

/** Hands over what draws codes, once it is there. */
export type CodeWanted = (use: (draw: typeof makeCode) => void) => Promise<void>;

/** Where a letter opens. */
export const linkOf = (letter: string) => linkTo(`g=${letter}`);

/** What is said with the link for the friend. */
export function invitationOf(view: View) {
  const { seat = null, help = false, to_friend: letter } = view.apart ?? { to_friend: '' };
  const rules = words.rules(view);
  return seat
    ? friendWords.invitationText(rules, otherMark(seat), help, linkOf(letter))
    : friendWords.watchText(rules, linkOf(letter));
}

/** @param parts `copied` is told when the link for the friend is out */
export function makeLinkBox({ drawCode, copied }: { drawCode: CodeWanted; copied: () => void }) {
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

  const show = (view: View) => {
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
    open(view: View) {
      show(view);
      showCode();
      others.open = false;
      if (!dialog.open) dialog.showModal();
    },
    /** What it shows is over once the game goes on. */
    follow(view: View) {
      if (dialog.open && view.apart?.to_friend !== drawn) dialog.close();
    },
    /** Copies the link for the friend; resolves to whether that could be done. */
    copyLink(view: View) {
      show(view);
      return copyField(friend, told, friendWords);
    },
  };
}
