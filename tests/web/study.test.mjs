// The page's side of the study: each request is answered or its asker told, and the stock is fetched once. What it shares
// with other workers is tested in watched-worker.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStudy } from '../../web/study/study.js';
import { fakeClock, fakeWorker } from './support/fakes.mjs';

/** Workers that only remember; `say` is their part. `stocks` are what the stock's file holds, one try after the other. */
function useStudy(context, { dead = false, stocks = ['the stock'] } = {}) {
  const warn = console.warn;
  console.warn = () => {};
  context.after(() => {
    console.warn = warn;
  });
  const workers = [];
  const fetched = [];
  const start = () => {
    if (dead) throw new Error('no workers here');
    const worker = fakeWorker();
    worker.answer = (number, answer = {}) => worker.say({ kind: 'answer', number, json: JSON.stringify(answer) });
    workers.push(worker);
    return worker;
  };
  const stock = async () => {
    const next = stocks[Math.min(fetched.length, stocks.length - 1)];
    fetched.push(next);
    if (next === null) throw new Error('no stock');
    return next;
  };
  return { study: makeStudy({ start, stock }), workers, fetched, clock: fakeClock(context) };
}
/** Lets promises that are settled be heard. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a worker is started at the first request and asked once it hears; each gets its own answer', async (context) => {
  const { study, workers } = useStudy(context);
  assert.equal(workers.length, 0);
  const first = study.ask('run', 'PUZZLE', 'b2');
  const second = study.ask('practice', 1, 0, 'solved');
  assert.deepEqual(workers[0].asked, []);
  workers[0].say({ kind: 'ready' });
  assert.deepEqual(workers[0].asked, [
    { number: 1, text: 'run PUZZLE b2' },
    { number: 2, text: 'practice 1 0 solved' },
  ]);
  workers[0].answer(2, { grade: 2, in_a_row: 0 });
  workers[0].answer(1, { stage: 'asking' });
  assert.deepEqual(await first, { stage: 'asking' });
  assert.deepEqual(await second, { grade: 2, in_a_row: 0 });
  study.ask('streak', '2026-12-01').catch(() => {});
  assert.equal(workers[0].asked.length, 3, 'at once, now that it hears');
});

test('all who wait are told when the worker is lost, and the next request starts another', async (context) => {
  const { study, workers, clock } = useStudy(context);
  const lost = [study.ask('run', 'PUZZLE'), study.ask('make', 'win', 1, 7)];
  workers[0].fail();
  for (const asked of lost) await assert.rejects(asked, /broken/);
  assert.equal(clock.waiting(), 0);
  const next = study.ask('run', 'PUZZLE');
  workers[1].say({ kind: 'ready' });
  workers[1].answer(3, { stage: 'asking' });
  assert.deepEqual(await next, { stage: 'asking' });
  assert.equal(clock.waiting(), 0, 'without a request there is no timer');
});

test('where no worker can be started the request is rejected', async (context) => {
  await assert.rejects(useStudy(context, { dead: true }).study.ask('run', 'PUZZLE'), /no workers here/);
});

test('the stock is handed over once to each worker, and fetched anew where it did not arrive', async (context) => {
  const { study, workers, fetched } = useStudy(context, { stocks: [null, 'the stock'] });
  await assert.rejects(study.askOfStock('day', '2026-12-01'), /no stock/);
  const first = study.askOfStock('day', '2026-12-01');
  await settle();
  workers[0].say({ kind: 'ready' });
  assert.deepEqual(workers[0].asked, [{ number: 1, text: 'stock\nthe stock' }]);
  workers[0].answer(1, { count: 1, days: 1 });
  await settle();
  workers[0].answer(2, { puzzles: ['a', 'b', 'c'] });
  assert.deepEqual(await first, { puzzles: ['a', 'b', 'c'] });
  study.askOfStock('pick', 'any', 1, 1).catch(() => {});
  await settle();
  assert.equal(workers[0].asked.at(-1).text, 'pick any 1 1');
  assert.equal(fetched.length, 2);
  workers[0].say({ kind: 'failed', why: 'gone' });
  await settle();
  study.askOfStock('day', '2026-12-02').catch(() => {});
  await settle();
  workers[1].say({ kind: 'ready' });
  assert.equal(workers[1].asked[0].text, 'stock\nthe stock', 'the next worker needs it too');
});
