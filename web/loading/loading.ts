// Loads the game's program, and says so when that fails or the program breaks down.
import { element, make, makeButton } from '../dom.ts';
import { showNotice } from '../feedback/notice.ts';
import { words } from '../words/en/play.ts';
import createGame from './game.js';
import type { Host, Program } from '../program/contract.ts';

export type Reason = 'file' | keyof typeof words.loadFailed;

class LoadFailure extends Error {
  /** `file`, whose words are in index.html, or a key of `words.loadFailed`. */
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Loads the program and connects it to `host`.
 * @returns rejects with a LoadFailure */
export async function loadProgram(
  compiled: Promise<WebAssembly.Module>,
  canvas: HTMLCanvasElement,
  host: Host,
): Promise<Program> {
  if (typeof WebAssembly !== 'object' || !WebAssembly.compileStreaming) throw new LoadFailure('no_wasm');
  if (!canvas.getContext?.('2d')) throw new LoadFailure('no_canvas');
  return new Promise((resolve, reject) => {
    const failed = (reason: Reason) => (cause: unknown) => reject(new LoadFailure(reason, cause));
    compiled.then((program) => {
      createGame({
        canvas,
        host,
        instantiateWasm: (imports, done) => {
          WebAssembly.instantiate(program, imports).then((instance) => done(instance, program), failed('program'));
          return {};
        },
      }).then(resolve, failed('program'));
    }, failed('file'));
  });
}

export function showLoaded() {
  element('loading').remove();
  element('board').classList.remove('waiting');
  document.documentElement.classList.remove('first-visit');
}

const reload = () => location.reload();

/** Says that the program has stopped. The saved game resumes when the page is reloaded. */
export function showEnd() {
  // An open dialog would cover the notice.
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  const text = make('p', { textContent: words.ended, role: 'alert' });
  showNotice('ended', text, makeButton(words.reload, reload, { className: 'primary' }));
}

/** Catches traps in calls that the bridge does not make: the browser calls SDL when the canvas is pressed. */
export function watchForTraps(end: () => void) {
  addEventListener('error', ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError) end();
  });
}

/** Says what went wrong in place of the board, and offers another try. */
export function showLoadFailure(failure: unknown) {
  console.error(failure);
  if (!document.getElementById('loading')) {
    showEnd();
    return;
  }
  const told = element('load-failure', HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  const reason = failure instanceof LoadFailure ? failure.reason : 'program';
  const [text, again] = [told.querySelector('p'), told.querySelector('button')];
  if (text && reason !== 'file') text.textContent = words.loadFailed[reason];
  again?.addEventListener('click', reload);
  const place = element('loading');
  place.classList.add('failed');
  place.replaceChildren(told);
}
