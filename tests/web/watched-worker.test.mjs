// A worker as the page has it: nobody waits for ever, whatever becomes of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWatchedWorker } from '../../web/workers/watched-worker.js';
import { fakeClock, fakeWorker } from './support/fakes.mjs';

/** One that is asked what `ask` posts, until it says `done`; `told` is what became of it. */
function useWorker(context, { none = false } = {}) {
  const workers = [];
  const told = [];
  let asked = 0;
  const worker = makeWatchedWorker({
    start() {
      if (none) throw new Error('no workers here');
      workers.push(fakeWorker());
      return workers.at(-1);
    },
    isAwaited: () => asked > 0,
    hear(said) {
      if (said.kind === 'done') asked -= 1;
      told.push(said.kind);
    },
    died(why) {
      asked = 0;
      told.push(String(why));
    },
  });
  const ask = (message) => {
    asked += 1;
    worker.post(message);
  };
  return { worker, workers, told, ask, clock: fakeClock(context) };
}

test('it is started when it is first told something, and told in order once it hears', (context) => {
  const { workers, ask } = useWorker(context);
  assert.equal(workers.length, 0);
  ask('one');
  ask('two');
  assert.deepEqual(workers[0].asked, []);
  workers[0].say({ kind: 'ready' });
  assert.deepEqual(workers[0].asked, ['one', 'two']);
  ask('three');
  assert.deepEqual(workers[0].asked, ['one', 'two', 'three']);
  assert.equal(workers.length, 1);
});

test('without anything to answer there is no timer', (context) => {
  const { worker, workers, told, ask, clock } = useWorker(context);
  worker.post('nothing to answer');
  assert.equal(clock.waiting(), 0);
  ask('one');
  assert.equal(clock.waiting(), 1);
  workers[0].say({ kind: 'done' });
  assert.deepEqual(told, ['done']);
  assert.equal(clock.waiting(), 0);
  ask('two');
  worker.drop();
  assert.equal(clock.waiting(), 0);
});

for (const [what, end, why] of [
  ['dies', (worker) => worker.fail(), 'broken'],
  ['sends what cannot be read', (worker) => worker.fail('messageerror'), 'broken'],
  ['says that it failed', (worker) => worker.say({ kind: 'failed', why: 'truncated' }), 'truncated'],
  ['falls silent', (_, clock) => clock.pass(60_000), 'It fell silent.'],
]) {
  test(`one that ${what} is given up, nothing more is heard of it, and the next one is told only what is new`, (context) => {
    const { workers, told, ask, clock } = useWorker(context);
    ask('one');
    end(workers[0], clock);
    assert.ok(workers[0].ended);
    assert.equal(clock.waiting(), 0);
    ask('two');
    workers[0].say({ kind: 'done' });
    workers[0].fail();
    workers[1].say({ kind: 'ready' });
    assert.deepEqual(workers[1].asked, ['two']);
    assert.deepEqual(told, [why]);
    assert.equal(clock.waiting(), 1);
  });
}

test('it may be slow to start, and one that shows signs of life may work for as long as it likes', (context) => {
  const { workers, told, ask, clock } = useWorker(context);
  ask('one');
  for (let sign = 0; sign < 5; sign += 1) {
    clock.pass(45_000);
    workers[0].say({ kind: 'alive' });
  }
  assert.deepEqual(told, []);
  assert.equal(workers.length, 1);
});

test('where none can be started that is told', (context) => {
  const { told, ask, clock } = useWorker(context, { none: true });
  ask('one');
  assert.deepEqual(told, ['Error: no workers here']);
  assert.equal(clock.waiting(), 0);
});
