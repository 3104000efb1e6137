// What the program calls things by, and what the page has words for: the same.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pieceFaults } from '../../web/words/en/address-faults.ts';
import { more } from '../../web/words/en/more.ts';
import { why } from '../../web/words/en/why.ts';

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

/** The functions that a table of src/web/README.md explains, in its order. @param {string} heading */
function callsUnder(heading) {
  const readme = readFileSync(new URL('../../src/web/README.md', import.meta.url), 'utf8');
  const from = readme.indexOf(`## ${heading}\n`);
  assert.ok(from >= 0, heading);
  const section = readme.slice(from, readme.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name);
}
/** The functions that a C++ source shares with the page. @param {string} file */
const sharedBy = (file) =>
  [...readFileSync(new URL(`../../src/web/${file}`, import.meta.url), 'utf8').matchAll(/KEEPALIVE \w+ (\w+)\(/g)].map(
    ([, name]) => name,
  );

test('the README of the protocol explains each call, and no other', () => {
  assert.deepEqual(callsUnder('The page calls the game'), sharedBy('bridge.cpp'));
  assert.deepEqual(callsUnder('The worker').sort(), sharedBy('worker.cpp').sort());
  const page = readFileSync(new URL('../../src/web/browser_page.cpp', import.meta.url), 'utf8');
  const called = [...page.matchAll(/Module\["host"\]\["(\w+)"\]/g)].map(([, name]) => name);
  assert.deepEqual(callsUnder('The game calls the page'), called);
});
