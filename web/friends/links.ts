// The links of a remote match: as a code, as links and as texts to copy.
import { html, render } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { linkTo } from '../browser/link.ts';
import { make } from '../dom.ts';
import { makeSharing } from '../forms/copy.ts';
import { makeDialog } from '../forms/dialog.ts';
import { copiedView } from '../forms/field-views.ts';
import { otherMark, type View } from '../program/contract.ts';
import { friendWords } from '../words/en/friends.ts';
import { words } from '../words/en/play.ts';
import { makeCode } from './qr.ts';

export const linkOf = (token: string) => linkTo(`g=${token}`);

function invitationOf(view: View) {
  const { seat = null, help = false, to_friend: token } = view.apart ?? { to_friend: '' };
  const rules = words.rules(view);
  return seat
    ? friendWords.invitationText(rules, otherMark(seat), help, linkOf(token))
    : friendWords.watchText(rules, linkOf(token));
}

/** A field with a text to copy.
 * @param parts `out` is called when the text is out */
export function copied(parts: {
  id: string;
  name: string;
  value: string;
  isLong?: boolean;
  sharing: ReturnType<typeof makeSharing>;
  out?: () => void;
}) {
  const { id, name, value, isLong = false, sharing, out = () => {} } = parts;
  const copy = async () => {
    // By now the field may have another link, which nobody has.
    if (await sharing.copy(value)) out();
  };
  return html`<div class="copied">
    ${copiedView(name, id, value, { rows: isLong ? 3 : 1, out })}
    <p class="actions"><button type="button" aria-label=${friendWords.copyOf(name)} @click=${copy}>${friendWords.copy}</button></p>
  </div>`;
}

/** A link as a code. */
export const codeView = (link: string, name: string) =>
  guard([link], () => makeCode(link, name) ?? friendWords.codeTooLong);

/** @param sent called when the link for the friend is out */
export function makeLinks(sent: () => void) {
  const room = make('div');
  const dialog = makeDialog('apart-links', friendWords.linksHeading, room);
  let view: View | null = null;
  const sharing = makeSharing(() => draw(), friendWords.copying);

  const draw = () => {
    const apart = view?.apart;
    if (!view || !apart) return;
    const [forFriend, asText] = [linkOf(apart.to_friend), invitationOf(view)];
    const [forOnlookers, forSelf] = [linkOf(apart.to_onlookers), linkOf(apart.to_self)];
    const field = (id: string, name: string, value: string, out?: () => void) =>
      copied({ id, name, value, sharing, out, isLong: id === 'invitation-text' });
    render(
      html`
        <p>${codeView(forFriend, friendWords.code)}</p>
        <p class="told" aria-live="polite">${sharing.told(forFriend, asText, forOnlookers, forSelf)}</p>
        ${field('link-for-friend', friendWords.linkForFriend, forFriend, sent)}
        <details>
          <summary>${friendWords.moreLinks}</summary>
          ${field('invitation-text', friendWords.invitation, asText, sent)}
          ${field('link-for-onlookers', friendWords.linkForSpectators, forOnlookers)}
          ${field('link-for-self', friendWords.linkForSelf, forSelf)}
        </details>`,
      room,
    );
  };
  const show = (now: View) => {
    view = now;
    draw();
  };
  return {
    open(now: View) {
      show(now);
      const others = room.querySelector('details');
      if (others) others.open = false;
      if (!dialog.open) dialog.showModal();
    },
    /** Closes it when the game goes on: its links are out of date. */
    follow(now: View) {
      if (dialog.open && now.apart?.to_friend !== view?.apart?.to_friend) dialog.close();
    },
    /** Copies the link for the friend; resolves to whether that worked. */
    copyLink(now: View) {
      show(now);
      return sharing.copy(linkOf(now.apart?.to_friend ?? ''));
    },
  };
}
