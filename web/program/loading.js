// Gets the game's program, showing how far it is. The wasm file is read here rather than by the
// program's own glue: this shows progress, and the type is put right in passing, so that a server
// which sends wasm as something else costs nothing and never a second download.
import createGame from './game.js';
import { words } from '../words/play.js';

const element = (id) => document.getElementById(id);
const wasmAddress = new URL('./game.wasm', import.meta.url);

/** A reason to stop loading: `file`, for which the page has words, or one of `words.loadFailed`. */
class LoadFailure extends Error {
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

function counting(stream) {
  const progress = element('loading-progress');
  return stream.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        progress.value += chunk.byteLength;
        controller.enqueue(chunk);
      },
    }),
  );
}

async function instantiate(imports) {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new LoadFailure('file', response.status);
  const headers = { 'Content-Type': 'application/wasm' };
  return WebAssembly.instantiateStreaming(new Response(counting(response.body), { headers }), imports);
}

/** The program with `host` to talk to; throws a LoadFailure. */
export async function loadProgram(canvas, host) {
  if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) {
    throw new LoadFailure('no_wasm');
  }
  if (!canvas.getContext?.('2d')) throw new LoadFailure('no_canvas');
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports, done) => {
      instantiate(imports).then(
        ({ instance, module }) => done(instance, module),
        (cause) => reject(cause instanceof LoadFailure ? cause : new LoadFailure('file', cause)),
      );
      return {};
    };
    createGame({ canvas, host, instantiateWasm }).then(resolve, (cause) =>
      reject(new LoadFailure('program', cause)),
    );
  });
}

export function showLoaded() {
  element('loading').remove();
  element('board').hidden = false;
}

/** Says what went wrong, in place of the board, and offers another try. */
export function showLoadFailure(failure) {
  console.error(failure);
  const told = element('load-failure').content.cloneNode(true);
  if (failure.reason !== 'file') {
    told.querySelector('p').textContent = words.loadFailed[failure.reason] ?? words.loadFailed.program;
  }
  told.querySelector('button').addEventListener('click', () => location.reload());
  element('loading').replaceChildren(told);
}
