// Which puzzle comes next in practice, by a study that is only pretended.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeComing } from '../../web/puzzles/coming.ts';

/** A study that makes these puzzles, one after the other, and the last one for ever. */
function fakeStudy(...puzzles) {
  const asked = [];
  const answer = async (...request) => {
    asked.push(request.join(' '));
    return { puzzle: puzzles.length > 1 ? puzzles.shift() : puzzles[0] };
  };
  return { asked, ask: answer, askOfStock: answer };
}
function comingOf(study) {
  let number = 0;
  return makeComing({
    study,
    count() {
      number += 1;
      return number;
    },
  });
}

test('Next brings another puzzle, also where the one before is made once more', async () => {
  const coming = comingOf(fakeStudy('one', 'one', 'two'));
  assert.equal(await coming.next('3,3,3,vanish.save', 1), 'one');
  assert.equal(await coming.next('3,3,3,vanish.save', 1), 'two');
});

test('one that was made meanwhile and is on the board already is passed over', async () => {
  const coming = comingOf(fakeStudy('one', 'one', 'two'));
  assert.equal(await coming.next('3,3,3,vanish.win', 2), 'one');
  coming.make('3,3,3,vanish.win', 2);
  await new Promise(setImmediate);
  assert.equal(await coming.next('3,3,3,vanish.win', 2), 'two');
});

test('the only puzzle of its kind comes again, and nothing is asked for ever', async () => {
  const study = fakeStudy('one');
  const coming = comingOf(study);
  assert.equal(await coming.next('any', 5), 'one');
  assert.equal(await coming.next('any', 5), 'one');
  assert.equal(study.asked.length, 4);
});

test('where there is none, none is asked for again', async () => {
  const asked = [];
  const refuse = async (...request) => {
    asked.push(request);
    return { error: 'none' };
  };
  const coming = comingOf({ ask: refuse, askOfStock: refuse });
  assert.equal(await coming.next('3,3,3,vanish.trap', 1), '');
  assert.equal(await coming.next('3,3,3,vanish.trap', 1), '');
  assert.equal(asked.length, 2);
});
