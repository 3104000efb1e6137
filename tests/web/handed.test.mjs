// Files that each worker is handed once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeHandOver } from '../../web/worker/client.ts';

/** Hands over to a worker that only remembers; `files` are what is loaded, one try after the other, null where it does not arrive. */
function useHandOver(files) {
  const worker = {
    ended: 0,
    asked: [],
    ask(text) {
      worker.asked.push(text);
      return { answer: Promise.resolve(text.endsWith('broken') ? '{"error":"stock"}' : '{}'), cancel() {} };
    },
  };
  let loaded = 0;
  const load = async () => {
    const next = files[Math.min(loaded, files.length - 1)];
    loaded += 1;
    if (next === null) throw new Error('no file');
    return next;
  };
  const handOver = makeHandOver(worker, load);
  return { worker, loaded: () => loaded, hand: (kind) => handOver(kind, new URL('file:///a.txt')) };
}

test('a file is handed over once to each worker, and loaded anew where it did not arrive or is broken', async () => {
  const { worker, loaded, hand } = useHandOver([null, 'broken', 'the file']);
  await assert.rejects(hand('stock'), /no file/);
  assert.deepEqual(worker.asked, []);
  await assert.rejects(hand('stock'), /a\.txt: stock/);
  await hand('stock');
  await hand('stock');
  assert.deepEqual([worker.asked.slice(1), loaded()], [['stock\nthe file'], 3]);
  worker.ended += 1;
  await hand('stock');
  assert.deepEqual(worker.asked.slice(1), ['stock\nthe file', 'stock\nthe file'], 'the next worker needs it too');
});

test('two who need it at once have it handed over once, and each kind is a file of its own', async () => {
  const { worker, hand } = useHandOver(['the file']);
  await Promise.all([hand('stock'), hand('stock'), hand('book gravity')]);
  assert.deepEqual(worker.asked, ['stock\nthe file', 'book gravity\nthe file']);
});
