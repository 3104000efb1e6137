// What is seen of a live connection: a line and buttons beside the board, and a dialog for the codes that
// the two must exchange.
import { linkTo } from '../apart/link-box.js';
import { makeDialog } from '../dialogs/dialog.js';
import { makeField } from '../dialogs/fields.js';
import { element, make, makeButton } from '../dom.js';
import { apartWords } from '../words/apart.js';
import { liveWords } from '../words/live.js';
import { makeCopied } from '../apart/copied.js';

/**
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { CodeWanted } from '../apart/link-box.js'
 * @import { State } from './connection.js'
 */

/** What a state says. @param {State} state */
const textOf = ({ phase, since, end }) => (end ? liveWords.end[end] : liveWords.phase[phase](since));

/** The link in what somebody has pasted or scanned: the fragment without its `#`, or nothing.
 * @param {string} text */
export const linkIn = (text) => /(?:^|#|\s)([gjr]=[\w-]+(?:\.[\w-]+)?)/.exec(text)?.[1] ?? '';

/**
 * @param {object} parts
 * @param {CodeWanted} parts.drawCode
 * @param {Narrator} parts.narrator
 * @param {() => string} parts.letter the game, as it goes with the code
 * @param {(hash: string) => void} parts.deliver
 * @param {() => void} parts.invite
 * @param {() => void} parts.wave
 * @param {() => void} parts.leave
 */
export function makeLivePanel({ drawCode, narrator, letter, deliver, invite, wave, leave }) {
  const line = make('p', { className: 'live-status' });
  const show = makeButton(liveWords.showCode, () => open());
  const waves = makeButton(liveWords.wave, wave);
  const fresh = makeButton(liveWords.freshCode, () => {
    open();
    invite();
  });
  const leaves = makeButton(liveWords.leave, leave);
  const room = make('div', { className: 'live', hidden: true }, line);
  room.append(make('p', { className: 'actions' }, show, waves, fresh, leaves));
  const apart = element('apart');
  apart.append(room);

  const help = make('p', { className: 'live-help' });
  const said = make('p', { className: 'told', ariaLive: 'polite' });
  const picture = make('p', { className: 'code-place' });
  const link = make('input', { type: 'text' });
  const text = make('textarea', { rows: 3 });
  const ours = make('div');
  const theirs = make('input', { id: 'live-theirs', type: 'text', autocomplete: 'off', spellcheck: false });
  const view = make('div', { className: 'camera' });
  const camera = makeButton(liveWords.useCamera, () => toggleCamera());
  /** What lets go of the camera. @type {(() => void) | null} */
  let stop = null;

  /** @param {string} found */
  const take = (found) => {
    const hash = linkIn(found);
    said.textContent = hash ? '' : liveWords.noCode;
    if (!hash) return;
    stopCamera();
    theirs.value = '';
    deliver(hash);
  };
  const form = make(
    'form',
    { method: 'dialog' },
    makeField(liveWords.theirs, theirs),
    make('p', { className: 'actions' }, make('button', { type: 'submit', textContent: liveWords.connect }), camera),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    take(theirs.value);
  });
  const again = makeButton(liveWords.freshCode, invite);
  const dialog = makeDialog(
    'live-dialog',
    liveWords.heading,
    said,
    help,
    picture,
    ours,
    make('p', { className: 'actions' }, again),
    view,
    form,
  );
  dialog.addEventListener('close', () => stopCamera());

  function stopCamera() {
    stop?.();
    stop = null;
    view.replaceChildren();
    camera.textContent = liveWords.useCamera;
  }
  async function toggleCamera() {
    if (stop) {
      stopCamera();
      return;
    }
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    camera.textContent = liveWords.stopCamera;
    said.textContent = liveWords.cameraOn;
    try {
      const { openCamera } = await import('./camera.js');
      const { video, close } = await openCamera(take);
      if (!isWanted) {
        close();
        return;
      }
      stop = close;
      view.replaceChildren(video);
    } catch (cause) {
      console.warn('No camera.', cause);
      stopCamera();
      said.textContent = liveWords.cameraFailed;
    }
  }
  camera.hidden = !navigator.mediaDevices?.getUserMedia;

  /** @param {'offered' | 'answered'} phase @param {string} code */
  const showOurs = (phase, code) => {
    link.value = linkTo(`${phase === 'offered' ? 'j' : 'r'}=${code}.${letter()}`);
    text.value = liveWords.message[phase](link.value);
    ours.replaceChildren(
      makeCopied(link, 'live-link', liveWords.link[phase], { said }),
      makeCopied(text, 'live-text', liveWords.text[phase], { said }),
    );
    const drawn = link.value;
    drawCode((draw) => {
      if (drawn === link.value) picture.replaceChildren(draw(drawn, liveWords.code[phase]) ?? apartWords.codeTooLong);
    });
  };

  /** @type {State} */
  let state = { phase: 'none', since: 0, code: '', end: null };
  function open() {
    if (!dialog.open) dialog.showModal();
    showDialog();
  }
  function showDialog() {
    const { phase, code } = state;
    const isOurs = phase === 'offered' || phase === 'answered';
    help.textContent = isOurs ? liveWords.help[phase] : phase === 'none' ? liveWords.help.read : '';
    if (textOf(state)) said.textContent = textOf(state);
    ours.hidden = picture.hidden = !isOurs;
    form.hidden = phase === 'connected' || phase === 'connecting' || phase === 'answered';
    again.hidden = phase === 'none' || phase === 'preparing' || phase === 'connected';
    if (!isOurs) {
      picture.replaceChildren();
      ours.replaceChildren();
    } else showOurs(phase, code);
  }

  return {
    open,
    /** Says something in the dialog, or beside the board. @param {string} message */
    tell(message) {
      if (dialog.open) said.textContent = message;
      narrator.say(message);
    },
    /** @param {State} now */
    show(now) {
      state = now;
      const { phase } = now;
      room.hidden = phase === 'none';
      if (phase === 'none') delete apart.dataset.live;
      else apart.dataset.live = phase;
      line.textContent = textOf(now);
      show.hidden = !['offered', 'answered', 'connecting'].includes(phase);
      waves.hidden = phase !== 'connected';
      fresh.hidden = phase !== 'lost' && phase !== 'ended';
      leaves.hidden = phase === 'ended' || phase === 'preparing';
      if (phase !== 'none' && phase !== 'preparing') narrator.say(textOf(now));
      if (phase === 'connected') dialog.close();
      else if (dialog.open) showDialog();
    },
  };
}
