// The links of a game whose players are apart: as a code, as links and as texts to copy.
import { makeDialog } from '../dialogs/dialog.js';
import { makeField } from '../dialogs/fields.js';
import { make, makeButton } from '../dom.js';
import { apartWords } from '../words/apart.js';
import { words } from '../words/play.js';

/**
 * @import { Mark, View } from '../program/contract.d.ts'
 * @import { makeCode } from './qr.js'
 */
/** Hands over what draws codes, once it is there.
 * @typedef {(use: (draw: typeof makeCode) => void) => Promise<void>} CodeWanted */

/** The one-file edition lies on its user's disk, where nobody else can open it. */
const isFile = location.protocol === 'file:';

/** Where a letter opens. @param {string} letter */
export const linkTo = (letter) => (isFile ? `#g=${letter}` : new URL(`#g=${letter}`, location.href).href);

/** @param {Mark} mark @returns {Mark} */
const other = (mark) => (mark === 'X' ? 'O' : 'X');

/** What is said with the link for the friend. @param {View} view */
export function invitationOf(view) {
  const { seat = null, to_friend: letter } = view.apart ?? { to_friend: '' };
  const rules = words.rules(view);
  return seat
    ? apartWords.invitationText(rules, other(seat), linkTo(letter))
    : apartWords.watchText(rules, linkTo(letter));
}

/** @param {{ drawCode: CodeWanted, copied: () => void }} parts `copied` is told when the link for the friend is out */
export function makeLinkBox({ drawCode, copied }) {
  const code = make('p', { className: 'code-place' });
  const told = make('p', { className: 'told', ariaLive: 'polite' });

  /** @param {HTMLInputElement | HTMLTextAreaElement} field */
  const copy = async (field) => {
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = apartWords.copied;
      return true;
    } catch {
      told.textContent = apartWords.copyFailed;
      field.select();
      return false;
    }
  };
  /** @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} id @param {string} name @param {() => void} [out] */
  const makeCopied = (field, id, name, out = () => {}) => {
    Object.assign(field, { id, readOnly: true });
    field.addEventListener('focus', () => field.select());
    field.addEventListener('copy', out);
    const button = makeButton(apartWords.copy, async () => {
      await copy(field);
      out();
    });
    button.ariaLabel = apartWords.copyOf(name);
    return make('div', { className: 'copied' }, makeField(name, field), make('p', { className: 'actions' }, button));
  };
  const friend = make('input', { type: 'text' });
  const text = make('textarea', { rows: 3 });
  const onlookers = make('input', { type: 'text' });
  const self = make('input', { type: 'text' });
  const dialog = makeDialog(
    'apart-links',
    apartWords.linksHeading,
    code,
    told,
    makeCopied(friend, 'link-for-friend', apartWords.linkForFriend, copied),
    makeCopied(text, 'invitation-text', apartWords.invitation, copied),
    makeCopied(onlookers, 'link-for-onlookers', apartWords.linkForOnlookers),
    makeCopied(self, 'link-for-self', apartWords.linkForSelf),
  );
  let drawn = '';

  /** @param {View} view */
  const show = (view) => {
    const { apart } = view;
    if (!apart || drawn === apart.to_friend) return;
    drawn = apart.to_friend;
    friend.value = linkTo(apart.to_friend);
    onlookers.value = linkTo(apart.to_onlookers);
    self.value = linkTo(apart.to_self);
    text.value = invitationOf(view);
    told.textContent = '';
    code.replaceChildren();
  };
  const showCode = () => {
    const link = friend.value;
    drawCode((draw) => {
      if (link === friend.value) code.replaceChildren(draw(link, apartWords.code) ?? apartWords.codeTooLong);
    });
  };
  return {
    /** @param {View} view */
    open(view) {
      show(view);
      showCode();
      if (!dialog.open) dialog.showModal();
    },
    /** What it shows is over once the game goes on. @param {View} view */
    follow(view) {
      if (dialog.open && view.apart?.to_friend !== drawn) dialog.close();
    },
    /** Copies the link for the friend; resolves to whether that could be done. @param {View} view */
    copyLink(view) {
      show(view);
      return copy(friend);
    },
  };
}
