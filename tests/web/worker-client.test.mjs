// The page's side of the worker: each request gets its replies or fails, whatever becomes of the worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWorkerClient } from '../../web/worker/client.ts';
import { fakeClock, fakeWorker } from './support/fakes.mjs';
import { ifRefused, makeStudy } from '../../web/study/study.ts';

/** A client whose workers only remember what they are asked; `answer` plays their part. */
function useClient(context, { none = false } = {}) {
  context.mock.method(console, 'warn', () => {});
  const workers = [];
  const client = makeWorkerClient(() => {
    if (none) throw new Error('no workers here');
    const worker = fakeWorker();
    worker.answer = (id, text = '', done = true) => worker.say({ kind: 'reply', id, done, text });
    workers.push(worker);
    return worker;
  });
  return { client, workers, clock: fakeClock(context) };
}
const isSettled = (promise) => Promise.race([promise.then(() => true), new Promise((r) => setImmediate(r, false))]);

test('a worker is started at the first request and asked in order once it hears', (context) => {
  const { client, workers } = useClient(context);
  assert.equal(workers.length, 0);
  client.ask('run PUZZLE');
  client.ask('day 2026-12-01');
  assert.deepEqual(workers[0].asked, []);
  workers[0].say({ kind: 'ready' });
  client.ask('fronts');
  assert.deepEqual(workers[0].asked, [
    { id: 1, text: 'run PUZZLE' },
    { id: 2, text: 'day 2026-12-01' },
    { id: 3, text: 'fronts' },
  ]);
});

test('it may be started before there is something to ask, and then nobody waits', (context) => {
  const { client, workers, clock } = useClient(context);
  client.start();
  client.start();
  assert.deepEqual([workers.length, clock.waiting()], [1, 0]);
  client.ask('fronts');
  assert.equal(workers.length, 1);
});

test('where none can be started before it is needed, that is said by the first request', async (context) => {
  const { client, clock } = useClient(context, { none: true });
  client.start();
  await assert.rejects(client.ask('fronts').answer, /no workers here/);
  assert.equal(clock.waiting(), 0);
});

test('each request gets its own replies, the last of which is its answer; one timer waits until all are there', async (context) => {
  const { client, workers, clock } = useClient(context);
  const heard = [];
  const first = client.ask('think 1', (reply) => heard.push(reply));
  const second = client.ask('run PUZZLE');
  workers[0].answer(1, 'a report', false);
  workers[0].answer(2, '{}');
  assert.equal(await second.answer, '{}');
  assert.deepEqual([await isSettled(first.answer), clock.waiting()], [false, 1]);
  workers[0].answer(1, 'the last');
  assert.deepEqual([await first.answer, clock.waiting()], ['the last', 0]);
  assert.deepEqual(heard, ['a report']);
});

test('one that is cancelled is told to the worker once, and nothing more is heard of it', async (context) => {
  const { client, workers, clock } = useClient(context);
  const heard = [];
  const job = client.ask('think 1', (reply) => heard.push(reply));
  workers[0].say({ kind: 'ready' });
  job.cancel();
  job.cancel();
  assert.deepEqual(workers[0].asked.slice(1), [{ id: 1, text: null }]);
  workers[0].answer(1, 'late', false);
  workers[0].answer(1, 'the last');
  assert.equal(await isSettled(job.answer), false);
  assert.deepEqual([heard, clock.waiting()], [[], 0]);
});

for (const [what, end, why] of [
  ['dies', (worker) => worker.fail(), /broken/],
  ['sends what cannot be read', (worker) => worker.fail('messageerror'), /broken/],
  ['says that it failed', (worker) => worker.say({ kind: 'failed', why: 'truncated' }), /truncated/],
  ['falls silent', (_, clock) => clock.pass(60_000), /It fell silent/],
]) {
  test(`one that ${what} is given up, all who wait are told, and the next one is asked only what is new`, async (context) => {
    const { client, workers, clock } = useClient(context);
    const lost = [client.ask('one'), client.ask('two')];
    end(workers[0], clock);
    for (const { answer } of lost) await assert.rejects(answer, why);
    assert.ok(workers[0].ended);
    assert.equal(clock.waiting(), 0);
    const next = client.ask('three');
    workers[0].answer(3, 'late');
    workers[0].fail();
    workers[1].say({ kind: 'ready' });
    assert.deepEqual(workers[1].asked, [{ id: 3, text: 'three' }]);
    assert.equal(clock.waiting(), 1);
    workers[1].answer(3, 'the answer');
    assert.equal(await next.answer, 'the answer');
  });
}

test('it may be slow to start, and one that shows signs of life may work for as long as it likes', async (context) => {
  const { client, workers, clock } = useClient(context);
  const { answer } = client.ask('one');
  for (let sign = 0; sign < 5; sign += 1) {
    clock.pass(45_000);
    workers[0].say({ kind: 'alive' });
  }
  workers[0].answer(1, 'at last');
  assert.equal(await answer, 'at last');
  assert.equal(workers.length, 1);
});

/** A client that loads these files, one try after the other, the last one for ever; null does not arrive. Its workers take
 * any file but a broken one: `taken` are what they were given, `asked` is all else. */
function useFiles(context, files) {
  context.mock.method(console, 'warn', () => {});
  const [taken, asked, workers] = [[], [], []];
  const start = () => {
    const worker = fakeWorker();
    worker.postMessage = ({ id, text }) => {
      (text?.includes('\n') ? taken : asked).push(text);
      const reply = text?.endsWith('broken') ? '{"error":"stock"}' : '{}';
      queueMicrotask(() => worker.say({ kind: 'reply', id, done: true, text: reply }));
    };
    queueMicrotask(() => worker.say({ kind: 'ready' }));
    workers.push(worker);
    return worker;
  };
  const load = async () => {
    const next = files.length > 1 ? files.shift() : files[0];
    if (next === null) throw new Error('no file');
    return next;
  };
  const client = makeWorkerClient(start, load);
  return { client, taken, asked, workers, hand: (kind) => client.handOver(kind, new URL('file:///a.txt')) };
}

test('a file is handed over once to each worker, and loaded anew where it did not arrive or is broken', async (context) => {
  const { taken, workers, hand } = useFiles(context, [null, 'broken', 'the file']);
  await assert.rejects(hand('stock'), /no file/);
  assert.deepEqual(taken, []);
  await assert.rejects(hand('stock'), /a\.txt: stock/);
  await hand('stock');
  await hand('stock');
  assert.deepEqual(taken.slice(1), ['stock\nthe file']);
  workers[0].fail();
  await hand('stock');
  assert.deepEqual(taken.slice(1), ['stock\nthe file', 'stock\nthe file'], 'the next worker needs it too');
});

test('two who need it at once have it handed over once, and each kind is a file of its own', async (context) => {
  const { taken, hand } = useFiles(context, ['the file']);
  await Promise.all([hand('stock'), hand('stock'), hand('book gravity')]);
  assert.deepEqual(taken, ['stock\nthe file', 'book gravity\nthe file']);
});

test('whatever is asked about a game that has a book, a lesson too, waits until the worker has it, or does without', async (context) => {
  const { client, taken, asked } = useFiles(context, [null, 'positions']);
  await client.ask('think 1 hint 7,6,4,gravity').answer;
  assert.deepEqual([taken, asked], [[], ['think 1 hint 7,6,4,gravity']]);
  const judged = client.ask('judge 7,6,4,gravity ......./ - d6');
  assert.equal(asked.length, 1);
  await judged.answer;
  assert.deepEqual([taken, asked.length], [['book 7,6,4,gravity\npositions'], 2]);
  const late = client.ask('values 7,6,4,gravity ......./ -');
  late.cancel();
  client.ask('think 2 move 3,3,3');
  await client.ask('fronts').answer;
  assert.deepEqual(asked.slice(2), ['think 2 move 3,3,3', 'fronts'], 'what nobody waits for is never asked');
});

/** A study whose worker answers each kind from `answers`, or is lost. */
function useStudy(answers = {}) {
  const asked = [];
  const answerTo = async (text) => {
    const answer = answers[text.split(' ')[0]] ?? {};
    if (answer === 'lost') throw new Error('lost');
    return JSON.stringify(answer);
  };
  const study = makeStudy({
    ask(text) {
      asked.push(text);
      return { answer: answerTo(text), cancel() {} };
    },
    handOver: async (kind) => asked.push(kind),
  });
  return { study, asked };
}

test('a request is its kind and what it needs, and its answer is read; the stock goes before the first that needs it', async () => {
  const { study, asked } = useStudy({ make: { puzzle: 'P', grade: 2 }, day: { puzzles: ['a'] } });
  assert.deepEqual(await study.ask('make', 'win', 2, 0), { puzzle: 'P', grade: 2 });
  assert.deepEqual(await study.ask('day', '2026-12-01'), { puzzles: ['a'] });
  assert.deepEqual(asked, ['make win 2 0', 'stock', 'day 2026-12-01']);
});

test('it is rejected when the worker is lost, and otherwise when it is refused, with what is wrong', async () => {
  const { study } = useStudy({ run: 'lost', stand: { error: 'moves', piece: 'z9' } });
  await assert.rejects(study.ask('run', 'PUZZLE').catch(ifRefused('')), /lost/);
  await assert.rejects(study.ask('stand', '3,3,3'), ({ fault }) => fault.piece === 'z9');
  assert.equal(await study.ask('stand', '3,3,3').catch(ifRefused('instead')), 'instead');
});
