// What the game asks of the worker: it asks again if the worker is lost, or says that the engine is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeThinking } from '../../web/worker/thinking.ts';
import { each, fakeBridge, settled } from './support/fakes.mjs';

/** Thinking with a worker that only remembers its `jobs`. */
function useThinking() {
  const jobs = [];
  const worker = {
    ask(text, progress) {
      const job = { text, progress, isCancelled: false };
      const answer = new Promise((resolve, reject) => Object.assign(job, { resolve, reject }));
      jobs.push(job);
      return {
        answer,
        cancel() {
          job.isCancelled = true;
        },
      };
    },
  };
  const bridge = fakeBridge();
  return { bridge, jobs, ...makeThinking({ bridge, worker }) };
}

test('a request goes to the worker, and every report to the game', async () => {
  const { bridge, jobs, think } = useThinking();
  think('1 move 3,3,3');
  assert.equal(jobs[0].text, 'think 1 move 3,3,3');
  jobs[0].progress('the first line');
  jobs[0].resolve('the last line');
  await settled();
  assert.deepEqual(bridge.sent, ['thought the first line', 'thought the last line']);
});

test('a newer request and a stop cancel the one before, of which nothing is heard', async () => {
  const { bridge, jobs, think, stop } = useThinking();
  think('1');
  think('2');
  assert.deepEqual(each(jobs, 'isCancelled'), [true, false]);
  stop();
  stop();
  assert.equal(jobs[1].isCancelled, true);
  for (const { reject } of jobs) reject(new Error('lost'));
  await settled();
  assert.deepEqual([bridge.sent, jobs.length], [[], 2]);
});

test('if the worker dies, its request is sent once more; if that fails too, the game hears of it', async () => {
  const { bridge, jobs, think } = useThinking();
  for (const request of ['1', '2']) {
    think(request);
    for (const told of [[], ['engine lost']]) {
      jobs.at(-1).reject(new Error('broken'));
      await settled();
      assert.equal(jobs.at(-1).text, `think ${request}`);
      assert.deepEqual(bridge.sent.splice(0), told);
    }
  }
  assert.equal(jobs.length, 4);
});
