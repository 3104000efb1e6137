// Requests about puzzles and lessons: the answer is read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStudy } from '../../web/study/study.ts';

/** A study whose worker answers with what `answers` says to a kind, or is lost. */
function useStudy(answers = {}) {
  const worker = {
    ended: 0,
    asked: [],
    ask(text) {
      worker.asked.push(text);
      const answer = answers[text.split(' ')[0]] ?? {};
      return {
        answer: answer === 'lost' ? Promise.reject(new Error('lost')) : Promise.resolve(JSON.stringify(answer)),
      };
    },
  };
  const handed = [];
  const handOver = async (kind) => handed.push(kind, worker.asked.length);
  return { study: makeStudy(worker, handOver), worker, handed };
}

test('a request is its kind and what it needs, and its answer is read', async () => {
  const { study, worker } = useStudy({ pick: { puzzle: 'P', grade: 2 } });
  assert.deepEqual(await study.ask('pick', 'win', 2, 0), { puzzle: 'P', grade: 2 });
  assert.deepEqual(worker.asked, ['pick win 2 0']);
});

test('it is rejected when the worker is lost', async () => {
  const { study } = useStudy({ run: 'lost' });
  await assert.rejects(study.ask('run', 'PUZZLE'), /lost/);
});

test('the stock is handed over before the first request that needs it', async () => {
  const { study, worker, handed } = useStudy({ day: { puzzles: ['a'] } });
  assert.deepEqual(await study.askOfStock('day', '2026-12-01'), { puzzles: ['a'] });
  assert.deepEqual([handed, worker.asked], [['stock', 0], ['day 2026-12-01']]);
});
