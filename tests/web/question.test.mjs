// A question on the board, whoever asks it: what a press is, and which answers are told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeQuestion, withReason } from '../../web/exercise/question.ts';
import { fakeBridge, someView } from './support/fakes.mjs';

/** A question whose asker writes down what it is told; `judged` are the answers that tries wait for. */
function useQuestion({ asker = {} } = {}) {
  const bridge = fakeBridge(someView({ cells: 'X........' }));
  const told = [];
  const judged = {};
  const note = (kind) => (cell, said) => told.push([kind, cell, said].filter(Boolean).join(' '));
  const question = makeQuestion({
    bridge,
    asker: {
      taken: note('taken'),
      looking: note('looking'),
      right: note('right'),
      wrong: note('wrong'),
      judge: (cell, found) => {
        judged[cell] = found;
      },
      ...asker,
    },
  });
  return { question, told, judged, press: question.press };
}

test('a try that must be looked at is told so, and then what it is; after the right one nothing counts', () => {
  const { question, told, judged, press } = useQuestion();
  question.ask();
  press('a1');
  press('b2');
  judged.b2('wrong', 'no');
  judged.b2('wrong', 'no, because');
  assert.equal(question.mistakes, 1, 'a reason that comes later is no other mistake');
  press('c3');
  judged.c3('right', 'yes');
  press('c1');
  assert.deepEqual(told, [
    'taken a1',
    'looking b2',
    'wrong b2 no',
    'wrong b2 no, because',
    'looking c3',
    'right c3 yes',
  ]);
  assert.equal(question.stand, 'over');
});

test('what comes of a try that nobody waits for is not told: another try, another question, none', () => {
  const { question, told, judged, press } = useQuestion();
  question.ask();
  press('b2');
  const first = judged.b2;
  press('c3');
  first('right', 'late');
  question.ask();
  judged.c3('right', 'late');
  press('c3');
  question.ask('over');
  judged.c3('right', 'late');
  assert.deepEqual(told, ['looking b2', 'looking c3', 'looking c3']);
});

test('one that is judged at once is not looked at; a press on a wrong one tries again, and none counts while busy', () => {
  let busy = false;
  const presses = [];
  const { question, told, press } = useQuestion({
    asker: {
      judge: (_, found) => found('wrong', 'no'),
      isBusy: () => busy,
      retry: () => presses.push('retry'),
      over: () => presses.push('over'),
    },
  });
  question.ask();
  press('b2');
  assert.deepEqual(told, ['wrong b2 no']);
  question.ask('wrong');
  press('c3');
  question.ask('over');
  press('c3');
  busy = true;
  press('c3');
  assert.deepEqual(presses, ['retry', 'over']);
});

test('a wrong try is told with its most telling reason, if there is one', () => {
  const about = { mark: 'X', misere: false, value: 'loss' };
  assert.equal(withReason('No.', [], about), 'No.');
  const reasons = [{ kind: 'allows_line', side: 'O', cells: ['b1', 'b2', 'b3'], plies: 1, proven: true }];
  assert.match(withReason('No.', reasons, about), /^No\. It lets O complete a line/);
});
