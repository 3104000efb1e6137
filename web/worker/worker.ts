// Inside the worker: it passes requests to worker.wasm and runs it in slices, so that messages get through in between.
// It shows a sign of life every second. The page's side is client.ts.
import { instantiate, type WorkerModule } from './module.ts';
import type { Asked, Said } from './client.ts';

const wake = new MessageChannel();
/** In milliseconds. */
const betweenSigns = 1000;
let lastSign = 0;

function say(said: Said) {
  lastSign = Date.now();
  postMessage(said);
}
function showLife() {
  if (Date.now() - lastSign >= betweenSigns) say({ kind: 'alive' });
}
const fail = (failure: unknown) => say({ kind: 'failed', why: String(failure) });

async function download() {
  const address = new URL('./worker.wasm', import.meta.url);
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    showLife();
  }
  return new Blob(parts).arrayBuffer();
}

let module: WorkerModule | null = null;
/** Messages that the module has not heard yet. */
const waiting: Asked[] = [];
let scheduled = false;

/** Continues after the messages that have come. */
const schedule = () => {
  if (scheduled) return;
  scheduled = true;
  wake.port2.postMessage(null);
};
wake.port1.onmessage = () => {
  scheduled = false;
  if (!module) return;
  try {
    for (const { id, text } of waiting.splice(0)) {
      if (text === null) module.cancel(id);
      else module.request(id, text);
    }
    if (!module.work()) return;
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
download()
  .then((bytes) => instantiate(bytes, (id, done, text) => say({ kind: 'reply', id, done, text })))
  .then((made) => {
    module = made;
    schedule();
  })
  .catch(fail);
