// The program says exactly what the page has types and words for.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { crowd } from '../../web/analysis/values.ts';
import { chances } from '../../web/program/chances.ts';
import { pieceFaults } from '../../web/words/en/address-faults.ts';
import { remarkWords } from '../../web/words/en/remarks.ts';
import { reasonWords } from '../../web/words/en/reasons.ts';

const source = (file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
/** The names of an enumeration in the C++ sources. @param {string} file @param {string} name the enumeration's */
function namesIn(file, name) {
  const list = new RegExp(`enum class ${name} : std::uint8_t {([^}]*)`).exec(source(file).replace(/\/\/.*/g, ''));
  assert.ok(list, `${name} in ${file}`);
  return list[1].match(/\w+/g);
}

test('whatever can be wrong with rules, a position or moves has its words', () => {
  assert.deepEqual(Object.keys(pieceFaults).sort(), namesIn('engine/notation.h', 'Reason').sort());
});

test('so has each refusal', () => {
  for (const [reason, say] of Object.entries(remarkWords.refused))
    for (const cell of ['b2', null]) assert.match(say(cell), /\.$/, reason);
  assert.deepEqual(Object.keys(remarkWords.refused).sort(), namesIn('session/event.h', 'Reason').sort());
});

test('and so has each kind of reason', () => {
  const cells = ['a1', 'b2', 'c3', 'a2'];
  for (const kind of namesIn('solver/reason.h', 'ReasonKind')) {
    const said = reasonWords.reason(
      { kind, side: 'X', cells, plies: 3, proven: true },
      { mark: 'X', misere: false, value: 'win' },
    );
    assert.match(said, /\S.*\.$/, kind);
  }
});

test('both judge chances, and call moves a crowd, by the same numbers', () => {
  const texts = source('solver/value.h') + source('analysis/review.h') + source('gui/app.cpp');
  const names = /constexpr \S+ (?:chance_lost_by_a_)?(good|bad|mistake|proof|crowd) = (\d+)/g;
  const numbers = [...texts.matchAll(names)].map(([, name, number]) => [name, Number(number)]);
  assert.deepEqual(Object.fromEntries(numbers), { ...chances, crowd });
});

/** The functions in a table of src/web/README.md, in order. @param {string} heading */
function callsUnder(heading) {
  const readme = source('web/README.md');
  const from = readme.indexOf(`## ${heading}\n`);
  assert.ok(from >= 0, heading);
  const section = readme.slice(from, readme.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name);
}
/** The functions that a C++ source shares with the page. @param {string} file */
const sharedBy = (file) => [...source(file).matchAll(/KEEPALIVE \w+ (\w+)\(/g)].map(([, name]) => name);

test('the README of the protocol explains each call, and no other', () => {
  assert.deepEqual(callsUnder('The page calls the game'), sharedBy('web/bridge.cpp'));
  assert.deepEqual(callsUnder('The worker').sort(), sharedBy('web/worker.cpp').sort());
  const called = [...source('web/bridge.cpp').matchAll(/Module\["host"\]\["(\w+)"\]/g)].map(([, name]) => name);
  assert.deepEqual(callsUnder('The game calls the page'), called);
});

/** All updates in the program's tests. @param {string} folder for files on the way */
function newsOfTests(folder) {
  const programs = process.env.TTT_PROGRAM_TESTS ?? fileURLToPath(new URL('../../build/native/bin', import.meta.url));
  const TTT_NEWS = join(folder, 'news');
  const run = (name, ...options) =>
    execFileSync(join(programs, name), options, {
      env: { ...process.env, TTT_NEWS },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('web_test');
  run('session_test', '--gtest_filter=*StormTest*/0');
  return readFileSync(TTT_NEWS, 'utf8').trim().split('\n');
}
/** A value without what differs between games: names made of words stay. */
const shapeOf = (value) => {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].sort();
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
  if (typeof value === 'string') return /^[a-z_]{2,}$/i.test(value) ? value : '';
  return typeof value === 'number' ? 0 : value;
};
const keysIn = (value) =>
  value && typeof value === 'object' ? Object.entries(value).flatMap(([key, one]) => [key, ...keysIn(one)]) : [];
/** One of each shape. */
const oneOfEach = (values) => [...new Map(values.map((one) => [JSON.stringify(shapeOf(one)), one])).values()];

test('each thing that the program tells has the fields of its type, all of them, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'news-'));
  try {
    const news = newsOfTests(folder).map((text) => JSON.parse(text));
    const events = oneOfEach(news.flatMap((one) => one.events));
    const parts = { view: 'View', thoughts: 'Thoughts', explanation: 'Explanation | null', review: 'Review | null' };
    const contract = fileURLToPath(new URL('../../web/program/contract.ts', import.meta.url));
    const written = [
      `import type { Event, Explanation, StateUpdate, Review, Thoughts, View } from ${JSON.stringify(contract)};`,
      `export const events: Event[] = ${JSON.stringify(events)};`,
      // A kind that never occurs is missing here.
      `export const kinds: Record<Event['kind'], true> = ${JSON.stringify(Object.fromEntries(events.map(({ kind }) => [kind, true])))};`,
      `export const news: Record<keyof StateUpdate, true> = ${JSON.stringify(Object.fromEntries(news.flatMap((one) => Object.keys(one).map((key) => [key, true]))))};`,
    ];
    for (const [part, type] of Object.entries(parts)) {
      const told = oneOfEach(news.filter((one) => part in one).map((one) => one[part]));
      written.push(`export const ${part}: (${type})[] = ${JSON.stringify(told)};`);
    }
    // No optional field is missing from all updates.
    const types = readFileSync(contract, 'utf8').split('/** The compiled program')[0];
    const told = new Set(keysIn(news));
    const fields = types.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').matchAll(/\b(\w+)\??: /g);
    const untold = [...fields].map(([, field]) => field).filter((field) => !told.has(field));
    assert.deepEqual(untold, []);
    const file = join(folder, 'told.ts');
    writeFileSync(file, written.join('\n'));
    const compiler = fileURLToPath(new URL('../browser/node_modules/typescript/bin/tsc', import.meta.url));
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--allowImportingTsExtensions'];
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, '--ignoreConfig', file], {
      encoding: 'utf8',
    });
    assert.equal(stdout, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
