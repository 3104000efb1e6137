// The supervisor of the thinker's worker: it is asked once more, or the game is told. What it shares with other workers is
// tested in watched-worker.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSupervisor } from '../../web/thinker/supervisor.js';
import { fakeBridge, fakeClock, fakeWorker } from './support/fakes.mjs';

/** Workers that do nothing but remember; `say` is their answer. */
function useWorkers(context, { dead = 0 } = {}) {
  const warn = console.warn;
  console.warn = () => {};
  context.after(() => {
    console.warn = warn;
  });
  const workers = [];
  const start = (isWhole) => {
    if (workers.length < dead) {
      workers.push(null);
      throw new Error('no workers here');
    }
    const worker = fakeWorker();
    worker.isWhole = isWhole;
    /** What it was asked, once it hears. */
    worker.hears = () => {
      worker.say({ kind: 'ready' });
      return worker.asked;
    };
    workers.push(worker);
    return worker;
  };
  const bridge = fakeBridge();
  const supervisor = makeSupervisor({ bridge, start });
  bridge.on('think', supervisor.think);
  bridge.on('stop', supervisor.stop);
  const clock = fakeClock(context);
  return { bridge, workers, supervisor, clock };
}
const lost = ({ bridge }) => bridge.sent.filter((command) => command === 'thinker lost').length;

test('a worker is started at the first request, and its reports reach the game', (context) => {
  const { bridge, workers } = useWorkers(context);
  assert.equal(workers.length, 0);
  bridge.tell('think', 'request 1');
  assert.deepEqual(workers[0].asked, []);
  assert.deepEqual(workers[0].hears(), [{ request: 'request 1', number: 1 }]);
  workers[0].say({ kind: 'report', line: 'the line' });
  assert.deepEqual(bridge.sent, ['thought the line']);
});

test('without a request there is no timer, and after the answer neither', (context) => {
  const { bridge, workers, clock } = useWorkers(context);
  assert.equal(clock.waiting(), 0);
  bridge.tell('think', 'one');
  assert.equal(clock.waiting(), 1);
  workers[0].say({ kind: 'done', number: 1 });
  assert.equal(clock.waiting(), 0);
  bridge.tell('think', 'two');
  workers[0].hears();
  bridge.tell('stop');
  assert.equal(clock.waiting(), 0);
  assert.equal(workers[0].asked.at(-1).request, null);
});

test('a worker that dies is started once more with its request, and then the game is told', (context) => {
  const all = useWorkers(context);
  const { bridge, workers, clock } = all;
  bridge.tell('think', 'one');
  workers[0].fail();
  assert.equal(workers[1].hears()[0].request, 'one');
  assert.equal(lost(all), 0);
  workers[1].fail();
  assert.equal(lost(all), 1);
  assert.equal(workers.length, 2);
  assert.equal(clock.waiting(), 0);
});

test('a worker that cannot even be constructed: the game is told', (context) => {
  const all = useWorkers(context, { dead: 2 });
  all.bridge.tell('think', 'one');
  assert.equal(lost(all), 1);
  assert.equal(all.clock.waiting(), 0);
});

test('the end of an older request is not that of the newer one', (context) => {
  const { bridge, workers, clock } = useWorkers(context);
  bridge.tell('think', 'one');
  bridge.tell('think', 'two');
  workers[0].say({ kind: 'done', number: 1 });
  assert.equal(clock.waiting(), 1);
  workers[0].say({ kind: 'done', number: 2 });
  assert.equal(clock.waiting(), 0);
});

test('Try again starts afresh and asks the game what there is to think about', (context) => {
  const all = useWorkers(context, { dead: 2 });
  const { bridge, workers, supervisor } = all;
  bridge.tell('think', 'one');
  assert.equal(lost(all), 1);
  supervisor.tryAgain();
  assert.equal(bridge.sent.at(-1), 'retry');
  bridge.tell('think', 'one');
  assert.equal(workers.at(-1).hears()[0].request, 'one');
  workers.at(-1).fail();
  assert.equal(lost(all), 1);
});

test('a worker that dies with nothing to do is not missed', (context) => {
  const all = useWorkers(context);
  all.bridge.tell('think', 'one');
  all.workers[0].say({ kind: 'done', number: 1 });
  all.workers[0].fail();
  assert.equal(all.workers.length, 1);
  assert.equal(lost(all), 0);
  all.bridge.tell('think', 'two');
  assert.equal(all.workers.length, 2);
});

test('another program has a worker of its own, and nothing of the one before is heard', (context) => {
  const { bridge, workers } = useWorkers(context);
  bridge.tell('think', 'request 1');
  workers[0].hears();
  bridge.tell('stop');
  bridge.isWhole = true;
  bridge.tell('exchanged');
  assert.equal(workers[0].ended, true);
  bridge.tell('think', 'request 1 of the other');
  workers[0].say({ kind: 'report', line: 'late' });
  assert.deepEqual(workers[1].hears().at(-1).request, 'request 1 of the other');
  assert.deepEqual(workers[1].isWhole, true);
  assert.deepEqual(bridge.sent, []);
});
