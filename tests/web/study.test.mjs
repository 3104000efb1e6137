// Requests about puzzles and lessons: the answer is read, and each worker is handed the stock once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStudy } from '../../web/study/study.ts';

/** A study whose worker answers with what `answers` says to a kind, or is lost. `stocks` are what the stock's file holds,
 * one try after the other. */
function useStudy({ answers = {}, stocks = ['the stock'] } = {}) {
  const worker = {
    ended: 0,
    asked: [],
    ask(text) {
      worker.asked.push(text);
      const answer = answers[text.split(/[\s]/)[0]] ?? {};
      return {
        answer: answer === 'lost' ? Promise.reject(new Error('lost')) : Promise.resolve(JSON.stringify(answer)),
      };
    },
  };
  let fetched = 0;
  const stock = async () => {
    const next = stocks[Math.min(fetched, stocks.length - 1)];
    fetched += 1;
    if (next === null) throw new Error('no stock');
    return next;
  };
  return { study: makeStudy(worker, stock), worker, fetched: () => fetched };
}

test('a request is its kind and what it needs, and its answer is read', async () => {
  const { study, worker } = useStudy({ answers: { practice: { grade: 2, in_a_row: 0 } } });
  assert.deepEqual(await study.ask('practice', 1, 0, 'solved'), { grade: 2, in_a_row: 0 });
  assert.deepEqual(worker.asked, ['practice 1 0 solved']);
});

test('it is rejected when the worker is lost', async () => {
  const { study } = useStudy({ answers: { run: 'lost' } });
  await assert.rejects(study.ask('run', 'PUZZLE'), /lost/);
});

test('the stock is handed over once to each worker, and fetched anew where it did not arrive', async () => {
  const { study, worker, fetched } = useStudy({ stocks: [null, 'the stock'], answers: { day: { puzzles: ['a'] } } });
  await assert.rejects(study.askOfStock('day', '2026-12-01'), /no stock/);
  assert.deepEqual(worker.asked, []);
  assert.deepEqual(await study.askOfStock('day', '2026-12-01'), { puzzles: ['a'] });
  await study.askOfStock('pick', 'any', 1, 1);
  assert.deepEqual(worker.asked, ['stock\nthe stock', 'day 2026-12-01', 'pick any 1 1']);
  assert.equal(fetched(), 2);
  worker.ended += 1;
  await study.askOfStock('day', '2026-12-02');
  assert.deepEqual(worker.asked.slice(3), ['stock\nthe stock', 'day 2026-12-02'], 'the next worker needs it too');
});

test('two who ask at once have the stock handed over once', async () => {
  const { study, worker } = useStudy();
  await Promise.all([study.askOfStock('pick', 'any', 1, 1), study.askOfStock('pick', 'any', 1, 2)]);
  assert.deepEqual(worker.asked, ['stock\nthe stock', 'pick any 1 1', 'pick any 1 2']);
});
