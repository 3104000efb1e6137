// A worker from within: what it is told before its module is there is not lost, and messages are heard between slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** Lets what is under way happen until this holds. @param {() => boolean} holds */
const until = async (holds) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/** Each test has the module anew. */
let uses = 0;
/** A worker that works at each message for three slices of 400 milliseconds. `said` is what the page hears, `noted` what
 * was taken and how many slices were left after each; `post` is the page's side, `arrive` lets the module come. */
async function useWork(context, { status = 200, make = () => ({ left: 0 }), slice = () => {} } = {}) {
  const said = [];
  const noted = [];
  const clock = { now: 100_000 };
  const page = {};
  const put = (owner, name, value) => {
    const real = owner[name];
    owner[name] = value;
    context.after(() => {
      owner[name] = real;
    });
  };
  const arrived = new Promise((resolve) => {
    page.arrive = resolve;
  });
  class Channel {
    port1 = { onmessage() {} };
    port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
  }
  put(globalThis, 'MessageChannel', Channel);
  put(globalThis, 'postMessage', (message) => said.push(message));
  put(globalThis, 'addEventListener', (_, listener) => {
    page.post = (data) => listener({ data });
  });
  put(globalThis, 'fetch', async () => {
    await arrived;
    return new Response('bytes', { status });
  });
  put(Date, 'now', () => clock.now);
  uses += 1;
  const { say, work } = await import(`../../web/workers/work.js?${uses}`);
  work({
    address: new URL('file:///some.wasm'),
    make: async () => make(),
    take(program, message) {
      if (message === 'nonsense') throw new Error('not a request');
      noted.push(message);
      program.left = 3;
    },
    on(program) {
      if (program.left === 0) return false;
      program.left -= 1;
      clock.now += 400;
      noted.push(program.left);
      slice(program.left, page);
      if (program.left === 0) say({ kind: 'done' });
      return program.left > 0;
    },
  });
  const count = (kind) => said.filter((one) => one.kind === kind).length;
  return { said, noted, clock, ...page, count };
}

test('it hears before its module is there, and then takes what it was told in order', async (context) => {
  const { said, noted, post, arrive, count } = await useWork(context);
  post('one');
  post('two');
  assert.deepEqual([said, noted], [[{ kind: 'ready' }], []]);
  arrive();
  await until(() => count('done') === 1);
  assert.deepEqual(noted, ['one', 'two', 2, 1, 0]);
});

test('a sign of life is shown when nothing was said for a second, while it loads and while it works', async (context) => {
  const { said, clock, post, arrive, count } = await useWork(context);
  clock.now += 1000;
  arrive();
  await until(() => count('alive') === 1);
  clock.now += 400;
  post('one');
  await until(() => count('done') === 1);
  post('two');
  await until(() => count('done') === 2);
  assert.deepEqual(
    said.map(({ kind }) => kind),
    ['ready', 'alive', 'alive', 'done', 'done'],
  );
});

test('a message that comes between two slices is taken before the next', async (context) => {
  const between = [['two'], []];
  const slice = (left, page) => {
    if (left === 2) for (const message of between.shift()) page.post(message);
  };
  const { noted, post, arrive, count } = await useWork(context, { slice });
  post('one');
  arrive();
  await until(() => count('done') === 1);
  assert.deepEqual(noted, ['one', 2, 'two', 2, 1, 0]);
});

for (const [what, given, why] of [
  ['there is no module', { status: 404 }, 'Error: file:///some.wasm: 404'],
  ['it cannot be made', { make: () => Promise.reject(new Error('truncated')) }, 'Error: truncated'],
  ['a request is none', {}, 'Error: not a request'],
]) {
  test(`it says so where it cannot go on: ${what}`, async (context) => {
    const { said, post, arrive, count } = await useWork(context, given);
    post('nonsense');
    arrive();
    await until(() => count('failed') === 1);
    assert.deepEqual(said.at(-1), { kind: 'failed', why });
  });
}
