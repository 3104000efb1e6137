// The dialog for the codes that two players exchange, a step at a time: your own code to show or send, then the
// friend's to scan or paste.
import { html, nothing, render } from 'lit-html';
import { linkTo } from '../../browser/link.ts';
import { make, makeButton } from '../../dom.ts';
import { makeSharing } from '../../forms/copy.ts';
import { makeDialog } from '../../forms/dialog.ts';
import { nameView } from '../../forms/field-views.ts';
import { codeView, copied } from '../links.ts';
import { linkIn } from '../../program/name.ts';
import { beginningOf } from '../../storage/matches.ts';
import { friendWords } from '../../words/en/friends.ts';
import { liveWords, type OwnCode } from '../../words/en/live.ts';
import type { State } from './connection.ts';

/** @param parts `say` gets its states, `take` each code that is seen */
function makeCameraButton({ say, take }: { say: (text: string) => void; take: (text: string) => void }) {
  const view = make('div', { className: 'camera' });
  const button = makeButton(liveWords.useCamera, () => (stop ? letGo() : open()));
  button.hidden = !navigator.mediaDevices?.getUserMedia;
  /** Lets go of the camera. */
  let stop: (() => void) | null = null;

  function letGo() {
    stop?.();
    stop = null;
    view.replaceChildren();
    button.textContent = liveWords.useCamera;
  }
  async function open() {
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    button.textContent = liveWords.stopCamera;
    say(liveWords.cameraOn);
    try {
      const { openCamera } = await import('./camera.ts');
      const { video, close } = await openCamera(take);
      if (!isWanted) {
        close();
        return;
      }
      stop = close;
      view.replaceChildren(video);
    } catch (cause) {
      console.warn('No camera.', cause);
      letGo();
      say(liveWords.cameraFailed);
    }
  }
  return { button, view, letGo };
}

/** The words for a state.
 * @param parts `name` is the friend's, `isSent` whether this side's code is out */
export function textOf({ phase, since, end }: State, { name, isSent }: { name: string; isSent: boolean }) {
  if (end) return liveWords.end[end](name);
  return isSent || !isOwnCode(phase) ? liveWords.phase[phase](since, name) : liveWords.unsent[phase];
}
const isOwnCode = (phase: State['phase']): phase is OwnCode => phase === 'offered' || phase === 'answered';

export function makeCodeDialog(parts: {
  /** the match, as it goes with the code */
  token: () => string;
  deliver: (hash: string) => void;
  /** makes a fresh code */
  invite: () => void;
  /** the words for the connection */
  text: () => string;
  /** this side's code is out */
  sent: () => void;
  /** the guest has given no name */
  isNameless: () => boolean;
  rename: (name: string) => void;
}) {
  const { token, deliver, invite, text, sent, isNameless, rename } = parts;
  const room = make('div');
  const dialog = makeDialog('live-dialog', liveWords.heading, room);
  const heading = dialog.querySelector('h2');
  let state: State = { phase: 'none', since: 0, code: '', end: null };
  let greeting = '';
  let said = '';
  /** Whether the inviting player is at the second step, entering the reply. */
  let isReplying = false;
  /** A guest who joins is asked, and can correct it while the dialog is open. */
  let asksName = false;
  const say = (now: string) => {
    said = now;
    draw();
  };
  const sharing = makeSharing(say, friendWords.copying);
  const take = (found: string) => {
    const hash = linkIn('friend', found);
    if (hash) {
      camera.letGo();
      const field = dialog.querySelector<HTMLInputElement>('#live-theirs');
      if (field) field.value = '';
    }
    say(hash ? '' : liveWords.noCode);
    if (hash) deliver(hash);
  };
  const camera = makeCameraButton({ say, take });
  dialog.addEventListener('close', camera.letGo);

  const turn = (replying: boolean) => {
    isReplying = replying;
    // What was said is about the other step.
    said = '';
    draw();
    if (replying) dialog.querySelector<HTMLInputElement>('#live-theirs')?.focus();
    else heading?.focus();
  };
  const button = (name: string, act: () => void, className: string = '') =>
    html`<button type="button" class=${className} @click=${act}>${name}</button>`;

  /** This side's code: as a picture, to send, and as texts to copy. */
  const ownStep = (phase: OwnCode) => {
    // A friend who gets a reply has the match; what is new in it comes over the connection.
    const link = linkTo(phase === 'offered' ? `j=${state.code}.${token()}` : `r=${state.code}.${beginningOf(token())}`);
    const send = async () => {
      said = '';
      const isOut = await sharing.send(link);
      if (isOut) {
        sent();
        say(said || liveWords.isOut[phase]);
      }
      if (isOut === null) (dialog.querySelector('details') as HTMLDetailsElement).open = true;
    };
    return html`
      ${asksName ? nameView(friendWords.ownName, 'live-name', { change: rename }) : nothing}
      <p>${codeView(link, liveWords.code[phase])}</p>
      <p class="live-help">${liveWords.help[phase]}</p>
      <p class="actions">
        ${button(friendWords.acts.send, send, 'primary')}
        ${phase === 'offered' ? button(liveWords.enterReply, () => turn(true)) : nothing}
      </p>
      <details>
        <summary>${liveWords.otherWays}</summary>
        ${copied({ id: 'live-link', name: liveWords.link[phase], value: link, sharing, out: sent })}
        ${copied({ id: 'live-text', name: liveWords.text[phase], value: liveWords.message[phase](link), isLong: true, sharing, out: sent })}
        <p class="actions">${button(liveWords.freshCode, invite)}</p>
      </details>`;
  };
  const theirStep = () => html`
    <form method="dialog" @submit=${(event: Event) => {
      event.preventDefault();
      take(dialog.querySelector<HTMLInputElement>('#live-theirs')?.value ?? '');
    }}>
      <p class="live-help">${liveWords.help[isReplying ? 'reply' : 'read']}</p>
      ${camera.view}
      <p class="field"><label for="live-theirs">${liveWords.theirs}</label><input id="live-theirs" type="text" autocomplete="off" spellcheck="false"></p>
      <p class="actions">
        <button type="submit" class="primary">${liveWords.connect}</button>
        ${camera.button}
        ${isReplying ? button(friendWords.acts.showCode, () => turn(false)) : nothing}
      </p>
    </form>`;

  function draw() {
    const { phase } = state;
    const isOver = phase === 'lost' || phase === 'ended';
    const isTheirs = phase === 'none' || isReplying;
    if (!isTheirs) camera.letGo();
    render(
      html`
        <p class="greeting" ?hidden=${greeting === ''}>${greeting}</p>
        <p class="told" aria-live="polite">${said}</p>
        ${isOwnCode(phase) && !isReplying ? ownStep(phase) : nothing}
        ${isTheirs ? theirStep() : nothing}
        ${isOver ? html`<p class="actions">${button(liveWords.freshCode, invite)}</p>` : nothing}`,
      room,
    );
  }
  return {
    get isOpen() {
      return dialog.open;
    },
    say,
    close: () => dialog.close(),
    /** @param greets a player who has just joined the match */
    open(greets: string = '') {
      greeting = greets;
      if (!dialog.open) dialog.showModal();
      asksName = isNameless();
      turn(false);
      if (!isOwnCode(state.phase)) say(text());
    },
    follow(now: State) {
      if (now.code !== state.code) isReplying = false;
      state = now;
      if (!dialog.open) return;
      if (isOwnCode(now.phase)) said = '';
      else if (text()) said = text();
      const held = document.activeElement;
      draw();
      // The pressed button may be gone with its step.
      if (held && held !== document.body && !held.isConnected) heading?.focus();
    },
  };
}
