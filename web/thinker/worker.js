// Thinks in slices, so that a new request or a stop is heard in between.
import createThinker from './thinker.js';

const encoder = new TextEncoder();
const wasmAddress = new URL('./thinker.wasm', import.meta.url);
const wake = new MessageChannel();
let program = null;
let wanted = null;
let thinking = false;

function take(request) {
  const bytes = encoder.encode(`${request}\0`);
  const pointer = program._malloc(bytes.length);
  program.HEAPU8.set(bytes, pointer);
  program._ttt_think(pointer);
  program._free(pointer);
}

function goOn() {
  if (wanted !== null) take(wanted);
  wanted = null;
  thinking = thinking && program._ttt_think_on() !== 0;
  if (thinking) wake.port2.postMessage(null);
}
wake.port1.onmessage = goOn;

addEventListener('message', ({ data: { request } }) => {
  wanted = request;
  const idle = !thinking;
  thinking = request !== null;
  if (program && thinking && idle) goOn();
});

async function load() {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error(`${wasmAddress}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  // Instantiated here, the program's glue does not look for a file beside itself.
  const instantiateWasm = (imports, done) => {
    WebAssembly.instantiate(bytes, imports).then(({ instance, module }) => done(instance, module));
    return {};
  };
  program = await createThinker({ instantiateWasm, host: { says: (line) => postMessage(line) } });
  if (thinking) goOn();
}
// A promise's failure would stay in here; thrown like this it reaches the page as the worker's error.
load().catch((error) => setTimeout(() => { throw error; }));
