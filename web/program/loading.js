// Gets the game's program. The wasm file is fetched here rather than by the program's own glue: it is
// compiled while it arrives, and a server which sends wasm as something else costs nothing and never a
// second download.
import { element } from '../dom.js';
import { words } from '../words/play.js';
import createGame from './game.js';

/** @import { Host, Program } from './contract.d.ts' */

const wasmAddress = new URL('./game.wasm', import.meta.url);

/** @typedef {'file' | keyof typeof words.loadFailed} Reason */

class LoadFailure extends Error {
  /** @param {Reason} reason `file`, for which index.html has words, or one of `words.loadFailed`
   * @param {unknown} [cause] */
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** @param {WebAssembly.Imports} imports */
async function instantiate(imports) {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new LoadFailure('file', response.status);
  const type = 'application/wasm';
  // As it came the browser can keep what it has compiled.
  const right = response.headers.get('Content-Type') === type;
  const named = right ? response : new Response(response.body, { headers: { 'Content-Type': type } });
  return WebAssembly.instantiateStreaming(named, imports);
}

/** Shows the lines of the first visitor's board while the program is on its way. */
export const expectFirstBoard = () => element('board').classList.add('expected');

/** The program with `host` to talk to.
 * @param {HTMLCanvasElement} canvas
 * @param {Host} host
 * @returns {Promise<Program>} rejected with a LoadFailure */
export async function loadProgram(canvas, host) {
  if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) throw new LoadFailure('no_wasm');
  if (!canvas.getContext?.('2d')) throw new LoadFailure('no_canvas');
  return new Promise((resolve, reject) => {
    createGame({
      canvas,
      host,
      instantiateWasm: (imports, done) => {
        instantiate(imports).then(
          ({ instance, module }) => done(instance, module),
          (cause) => reject(cause instanceof LoadFailure ? cause : new LoadFailure('file', cause)),
        );
        return {};
      },
    }).then(resolve, (cause) => reject(new LoadFailure('program', cause)));
  });
}

export function showLoaded() {
  element('loading').remove();
  element('board').classList.remove('waiting', 'expected');
}

/** Says what went wrong, in place of the board, and offers another try.
 * @param {unknown} failure */
export function showLoadFailure(failure) {
  console.error(failure);
  const told = /** @type {DocumentFragment} */ (element('load-failure', HTMLTemplateElement).content.cloneNode(true));
  const reason = failure instanceof LoadFailure ? failure.reason : 'program';
  const [text, again] = [told.querySelector('p'), told.querySelector('button')];
  if (text && reason !== 'file') text.textContent = words.loadFailed[reason];
  again?.addEventListener('click', () => location.reload());
  const place = element('loading');
  place.classList.add('failed');
  place.replaceChildren(told);
}
