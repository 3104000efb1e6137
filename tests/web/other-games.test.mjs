// Which texts are of another game than the first, and which rules the page knows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLessons } from '../../web/learn/lessons/text.js';
import { isOfOtherGame } from '../../web/program/other-games.js';
import { knownRules } from '../../web/program/known-rules.js';

const others = ['3,3,3,vanish', '3,3,3,vanish,misere', '3,3,3,misere,vanish', '3,3,3,gravity'];
const first = ['3,3,3', '15,15,5', '3,3,3,misere'];

test('rules show by any of their options, in any order, that they are of another game', () => {
  for (const [all, expected] of /** @type {const} */ ([
    [others, true],
    [first, false],
  ]))
    for (const rules of all)
      for (const text of [
        rules,
        `v=1&rules=${rules}`,
        `#v=1&rules=${encodeURIComponent(rules)}&x=human`,
        `#v=1&rules=${encodeURIComponent(rules).toLowerCase()}`,
        `new rules=${rules}&x=human&o=easy`,
        `save=1&rules=${rules}&x=human&o=human&moves=b2.a1`,
        `v=1&lesson=own&rules=${rules}&task=find`,
        `${rules}.win.1.a2.X2/O1O/1X1`,
      ])
        assert.equal(isOfOtherGame(text), expected, text);
});

test('options are known in either order, each once', () => {
  const both = { columns: 3, rows: 3, in_a_row: 3, misere: true, vanish: true };
  assert.deepEqual(knownRules('3,3,3,misere,vanish'), both);
  assert.deepEqual(knownRules('3,3,3,vanish,misere'), both);
  assert.deepEqual(knownRules('3,3,3,misere'), { ...both, vanish: false });
  assert.deepEqual(knownRules('3,3,3,vanish'), { ...both, misere: false });
  for (const text of [
    '3,3,3,misere,misere',
    '3,3,3,vanish,vanish',
    '3,3,3,vanish,misere,vanish',
    '3,3,3,misere,vanish,misere',
    '3,3,3,',
    '3,3,3,misere,',
    '3,3,3vanish',
    '5,5,4,misere,vanish',
  ])
    assert.equal(knownRules(text), null, text);
});

test('a lesson is read in either order of its rules', () => {
  const said = parseLessons('v=1&lesson=own&rules=3,3,3,misere,vanish&position=b2.c3/a1/O');
  assert.equal('lessons' in said && said.lessons[0].position, 'b2.c3/a1/O');
});
