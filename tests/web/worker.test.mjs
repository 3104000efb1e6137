// Inside the worker: messages from before its module is there are not lost, and messages get through between slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { each, put } from './support/fakes.mjs';

/** Waits until this holds. @param {() => boolean} holds */
const until = async (holds) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/** Each test imports the script anew. */
let uses = 0;
/** A worker whose module works at each request for three slices of 400 milliseconds. `said` is what the page hears,
 * `noted` what the module took and how many slices were left after each; `post` plays the page, `arrive` lets the
 * module load. */
async function useWorker(context, { status = 200, fault = null, slice = () => {} } = {}) {
  const said = [];
  const noted = [];
  const clock = { now: 100_000 };
  const page = {};
  const arrived = new Promise((resolve) => {
    page.arrive = resolve;
  });
  class Channel {
    port1 = { onmessage() {} };
    port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
  }
  const memory = { buffer: new ArrayBuffer(4096) };
  const textAt = (at) => {
    const bytes = new Uint8Array(memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  };
  let left = 0;
  let working = 0;
  const places = [512, 1024];
  /** The exports of worker.wasm, with `env` to call. */
  const makeExports = ({ reply }) => ({
    memory,
    _initialize() {},
    malloc: () => places.pop(),
    free: (at) => places.push(at),
    ttt_request(id, at) {
      if (textAt(at) === 'nonsense') throw new Error('trapped');
      noted.push(textAt(at));
      working = id;
      left = 3;
    },
    ttt_cancel(id) {
      noted.push(`cancel ${id}`);
      left = 0;
    },
    ttt_work() {
      if (left === 0) return 0;
      left -= 1;
      clock.now += 400;
      noted.push(left);
      slice(left, page);
      const { written } = new TextEncoder().encodeInto('é', new Uint8Array(memory.buffer, 2048));
      if (left === 0) reply(working, 1, 2048, written);
      return left > 0 ? 1 : 0;
    },
  });
  put(context, 'MessageChannel', Channel);
  put(context, 'postMessage', (message) => said.push(message));
  put(context, 'addEventListener', (_, listener) => {
    page.post = (data) => listener({ data });
  });
  put(context, 'fetch', async () => {
    await arrived;
    return new Response('bytes', { status });
  });
  context.mock.method(WebAssembly, 'instantiate', async (_, { env }) => {
    if (fault) throw new Error(fault);
    return { instance: { exports: makeExports(env) } };
  });
  context.mock.method(Date, 'now', () => clock.now);
  uses += 1;
  await import(`../../web/worker/worker.ts?${uses}`);
  const count = (kind) => said.filter((one) => one.kind === kind).length;
  return { said, noted, places, clock, ...page, count };
}

test('it hears before its module is there, and then takes what it was told in order', async (context) => {
  const { said, noted, places, post, arrive, count } = await useWorker(context);
  post({ id: 1, text: 'one' });
  post({ id: 2, text: 'two' });
  assert.deepEqual([said, noted], [[{ kind: 'ready' }], []]);
  arrive();
  await until(() => count('reply') === 1);
  assert.deepEqual([noted, places.length], [['one', 'two', 2, 1, 0], 2]);
  assert.deepEqual(said.at(-1), { kind: 'reply', id: 2, done: true, text: 'é' });
});

test('a sign of life is shown when nothing was said for a second, while it loads and while it works', async (context) => {
  const { said, clock, post, arrive, count } = await useWorker(context);
  clock.now += 1000;
  arrive();
  await until(() => count('alive') === 1);
  clock.now += 400;
  post({ id: 1, text: 'one' });
  await until(() => count('reply') === 1);
  post({ id: 2, text: 'two' });
  await until(() => count('reply') === 2);
  assert.deepEqual(each(said, 'kind'), ['ready', 'alive', 'alive', 'reply', 'reply']);
});

for (const [what, message, wanted] of [
  ['another request is taken before the next', { id: 2, text: 'two' }, ['one', 2, 'two', 2, 1, 0]],
  ['that the request is cancelled, it is not worked at any more', { id: 1, text: null }, ['one', 2, 'cancel 1']],
])
  test(`of what comes between two slices: ${what}`, async (context) => {
    const between = [message];
    const slice = (left, page) => {
      if (left === 2) for (const one of between.splice(0)) page.post(one);
    };
    const { noted, post, arrive } = await useWorker(context, { slice });
    post({ id: 1, text: 'one' });
    arrive();
    await until(() => noted.length >= wanted.length);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(noted, wanted);
  });

for (const [what, given, why] of [
  ['there is no module', { status: 404 }, /^Error: file:.*worker\.wasm: 404$/],
  ['it cannot be made', { fault: 'truncated' }, /^Error: truncated$/],
  ['the module traps', {}, /^Error: trapped$/],
]) {
  test(`it says so where it cannot go on: ${what}`, async (context) => {
    const { said, post, arrive, count } = await useWorker(context, given);
    post({ id: 1, text: 'nonsense' });
    arrive();
    await until(() => count('failed') === 1);
    assert.equal(said.at(-1).kind, 'failed');
    assert.match(said.at(-1).why, why);
  });
}
