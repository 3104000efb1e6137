// The dialog for the codes that two must exchange, a step at a time: one's own code to be shown or sent,
// then the friend's to be scanned or pasted.
import { linkTo } from '../browser/link.ts';
import { copyField } from '../forms/copy.ts';
import { makeCopied } from '../friends/copied.ts';
import { sendBySheet } from '../forms/send.ts';
import { makeDialog } from '../forms/dialog.ts';
import { makeField } from '../forms/fields.ts';
import { make, makeButton } from '../dom.ts';
import { linkIn } from '../program/pasted-link.ts';
import { beginningOf } from '../storage/matches.ts';
import { friendWords } from '../words/en/friends.ts';
import { liveWords } from '../words/en/live.ts';
import { makeCameraButton } from './camera-button.ts';
import type { CodeWanted } from '../friends/link-box.ts';
import type { State } from './connection.ts';

/** What a state says. */
export const textOf = ({ phase, since, end }: State) => (end ? liveWords.end[end] : liveWords.phase[phase](since));

/** One's own code: as a picture, to be sent, and as texts to copy. */
function makeOwnStep({
  drawCode,
  letter,
  said,
  toReply,
  invite,
}: {
  drawCode: CodeWanted;
  letter: () => string;
  said: HTMLElement;
  toReply: () => void;
  invite: () => void;
}) {
  const picture = make('p', { className: 'code-place' });
  const help = make('p', { className: 'live-help' });
  const link = make('input', { type: 'text' });
  const text = make('textarea', { rows: 3 });
  const texts = make('div');
  const details = make('details', {}, make('summary', { textContent: liveWords.otherWays }), texts);
  details.append(make('p', { className: 'actions spread' }, makeButton(liveWords.freshCode, invite)));
  const send = makeButton(
    friendWords.send,
    async () => {
      if ((await sendBySheet({ url: link.value })) === null && !(await copyField(link, said, friendWords)))
        details.open = true;
    },
    { className: 'primary' },
  );
  const reply = makeButton(liveWords.enterReply, toReply);
  const buttons = make('p', { className: 'actions spread' }, send, reply);
  const room = make('div', {}, picture, help, buttons, details);

  return {
    room,
    show(phase: 'offered' | 'answered', code: string) {
      help.textContent = liveWords.help[phase];
      reply.hidden = phase === 'answered';
      // Who gets a reply has the game, and what is new in it comes over the connection.
      link.value = linkTo(phase === 'offered' ? `j=${code}.${letter()}` : `r=${code}.${beginningOf(letter())}`);
      text.value = liveWords.message[phase](link.value);
      texts.replaceChildren(
        makeCopied(link, 'live-link', liveWords.link[phase], { said }),
        makeCopied(text, 'live-text', liveWords.text[phase], { said }),
      );
      const drawn = link.value;
      drawCode((draw) => {
        if (drawn === link.value)
          picture.replaceChildren(draw(drawn, liveWords.code[phase]) ?? friendWords.codeTooLong);
      });
    },
    /** Nobody can answer it any more. */
    clear() {
      details.open = false;
      link.value = '';
      picture.replaceChildren();
      texts.replaceChildren();
    },
  };
}

/** The friend's code: scanned or pasted. */
function makeTheirStep({
  said,
  deliver,
  back,
}: {
  said: HTMLElement;
  deliver: (hash: string) => void;
  back: () => void;
}) {
  const help = make('p', { className: 'live-help' });
  const field = make('input', { id: 'live-theirs', type: 'text', autocomplete: 'off', spellcheck: false });
  const take = (found: string) => {
    const hash = linkIn('friend', found);
    said.textContent = hash ? '' : liveWords.noCode;
    if (!hash) return;
    camera.letGo();
    field.value = '';
    deliver(hash);
  };
  const camera = makeCameraButton({ said, take });
  const toOwn = makeButton(liveWords.showCode, back);
  const connect = make('button', { type: 'submit', className: 'primary', textContent: liveWords.connect });
  const room = make(
    'form',
    { method: 'dialog' },
    help,
    camera.view,
    makeField(liveWords.theirs, field),
    make('p', { className: 'actions spread' }, connect, camera.button, toOwn),
  );
  room.addEventListener('submit', (event) => {
    event.preventDefault();
    take(field.value);
  });
  return {
    room,
    letGo: camera.letGo,
    focus: () => field.focus(),
    /** @param isReply to one's own invitation */
    show(isReply: boolean) {
      help.textContent = liveWords.help[isReply ? 'reply' : 'read'];
      toOwn.hidden = !isReply;
    },
  };
}

export function makeCodeDialog({
  drawCode,
  letter,
  deliver,
  invite,
}: {
  drawCode: CodeWanted;
  /** the game, as it goes with the code */
  letter: () => string;
  deliver: (hash: string) => void;
  /** makes a fresh code */
  invite: () => void;
}) {
  const greeting = make('p', { className: 'greeting' });
  const said = make('p', { className: 'told', ariaLive: 'polite' });
  /** Whether the reply is to be entered: the second step for the player who invites. */
  let isReplying = false;
  const turn = (replying: boolean) => {
    isReplying = replying;
    show();
    if (replying) theirs.focus();
    else dialog.querySelector('h2')?.focus();
  };
  const own = makeOwnStep({ drawCode, letter, said, toReply: () => turn(true), invite });
  const theirs = makeTheirStep({ said, deliver, back: () => turn(false) });
  const again = make('p', { className: 'actions spread' }, makeButton(liveWords.freshCode, invite));
  const dialog = makeDialog('live-dialog', liveWords.heading, greeting, said, own.room, theirs.room, again);
  dialog.addEventListener('close', theirs.letGo);

  let state: State = { phase: 'none', since: 0, code: '', end: null };
  /** The code that is shown. */
  let shown = '';
  function show() {
    const { phase, code } = state;
    if (code !== shown) {
      shown = code;
      isReplying = false;
      if (phase === 'offered' || phase === 'answered') own.show(phase, code);
      else own.clear();
    }
    own.room.hidden = code === '' || isReplying;
    theirs.room.hidden = phase !== 'none' && !isReplying;
    theirs.show(isReplying);
    again.hidden = phase !== 'lost' && phase !== 'ended';
    if (theirs.room.hidden) theirs.letGo();
  }
  return {
    said,
    isOpen: () => dialog.open,
    close: () => dialog.close(),
    /** @param text for somebody who has just joined the game */
    open(text: string = '') {
      greeting.textContent = text;
      greeting.hidden = text === '';
      if (!dialog.open) dialog.showModal();
      said.textContent = textOf(state);
      turn(false);
    },
    follow(now: State) {
      state = now;
      if (!dialog.open) return;
      if (textOf(now)) said.textContent = textOf(now);
      const held = document.activeElement;
      show();
      // What was pressed may have gone with its step.
      if (dialog.contains(held) && held?.closest('[hidden]')) dialog.querySelector('h2')?.focus();
    },
  };
}
