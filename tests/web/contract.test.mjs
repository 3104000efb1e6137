// What the program calls things by, and what the page has words for: the same.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pieceFaults } from '../../web/words/address-faults.js';
import { more } from '../../web/words/more.js';
import { why } from '../../web/words/why.js';

/** The names that a list of the C++ sources holds. @param {string} file @param {string} list its beginning */
function namesIn(file, list) {
  const text = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  const from = text.indexOf(list);
  assert.ok(from >= 0, `${list} in ${file}`);
  return [...text.slice(from, text.indexOf(';', from)).matchAll(/"(\w+)"/g)].map(([, name]) => name);
}

test('whatever can be wrong with rules, a position or moves has its words', () => {
  assert.deepEqual(Object.keys(pieceFaults).sort(), namesIn('engine/parse_error.h', 'parse_error_names = ').sort());
});

test('so has each refusal', () => {
  assert.deepEqual(Object.keys(more.refused).sort(), namesIn('session/event.h', 'names{"off_the_board"').sort());
});

test('and so has each kind of reason', () => {
  const cells = ['a1', 'b2', 'c3', 'a2'];
  for (const kind of namesIn('solver/reason.h', 'reason_kind_names = ')) {
    const said = why.reason(
      { kind, side: 'X', cells, plies: 3, proven: true },
      { mark: 'X', misere: false, value: 'win' },
    );
    assert.match(said, /\S.*\.$/, kind);
  }
});
