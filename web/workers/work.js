// A worker from within: it works with one module in slices, so that messages are heard in between, and says every second
// that it is alive. The page's side is watched-worker.js.
import { download } from '../program/standalone.js';

/** @import { Sign } from './watched-worker.js' */

const wake = new MessageChannel();
/** In milliseconds. */
const betweenSigns = 1000;
let lastSign = 0;

/** Tells the page. @param {Sign | { kind: string }} said */
export function say(said) {
  lastSign = Date.now();
  postMessage(said);
}
function showLife() {
  if (Date.now() - lastSign >= betweenSigns) say({ kind: 'alive' });
}
/** @param {unknown} failure */
const fail = (failure) => say({ kind: 'failed', why: String(failure) });

/**
 * @template Program, Message
 * @param {{ address: URL, make: (bytes: ArrayBuffer) => Promise<Program>,
 *   take: (program: Program, message: Message) => void, on: (program: Program) => boolean }} parts
 * `take` hears a message once the program is there; `on` works for a slice, and is true while there is more to do
 */
export function work({ address, make, take, on }) {
  /** @type {Program | null} */
  let program = null;
  /** @type {Message[]} */
  const waiting = [];
  let scheduled = false;

  /** Goes on after the messages that have come. */
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    wake.port2.postMessage(null);
  };
  wake.port1.onmessage = () => {
    scheduled = false;
    if (!program) return;
    try {
      for (const message of waiting.splice(0)) take(program, message);
      if (!on(program)) return;
      showLife();
      schedule();
    } catch (failure) {
      fail(failure);
    }
  };
  addEventListener('message', ({ data }) => {
    waiting.push(data);
    schedule();
  });

  say({ kind: 'ready' });
  download(address, showLife)
    .then(make)
    .then((made) => {
      program = made;
      schedule();
    })
    .catch(fail);
}
