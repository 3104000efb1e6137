// A test does not fail if its browser dies once; it does if that happens twice.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Runs two tests; the first kills or stops the browser this many times.
 * @param {import('node:test').TestContext} context @param {string} engine @param {number} kills
 * @param {'SIGKILL' | 'SIGSTOP'} [signal] */
function dying(context, engine, kills, signal = 'SIGKILL') {
  const folder = mkdtempSync(join(tmpdir(), 'ttt-deaths-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const { NODE_TEST_CONTEXT, ...env } = { ...process.env, TTT_DEATHS: folder };
  if (signal === 'SIGSTOP') env.TTT_PATIENCE = '30000';
  const node = (...given) => spawnSync(process.execPath, given, { env, encoding: 'utf8' });
  const { status, stdout } = node('--test-reporter=tap', file('../support/dying.mjs'), engine, `${kills}`, signal);
  return { passed: status === 0, stdout, told: node(file('../deaths.mjs')).stdout };
}

for (const [engine, signal, what] of /** @type {const} */ ([
  ['Chromium', 'SIGKILL', 'Chromium is killed'],
  ['Firefox', 'SIGKILL', 'Firefox is killed'],
  ['WebKitGTK', 'SIGKILL', 'WebKitGTK is killed'],
  ['page', 'SIGKILL', 'WebKitGTK’s process for pages is killed'],
  ['Chromium', 'SIGSTOP', 'Chromium gives no answer any more'],
  ['page', 'SIGSTOP', 'WebKitGTK’s process for pages gives no answer any more'],
])) {
  const name = engine === 'page' ? 'WebKitGTK' : engine;
  test(`${what} in the middle of a test, which passes with another one, and the end says so`, (context) => {
    const { passed, stdout, told } = dying(context, engine, 1, signal);
    assert.ok(passed, stdout);
    assert.equal(
      told,
      `browser.dying.mjs: ${name} died in “a test in the middle of which the browser may die”, and the test ran once more\n`,
    );
  });
}

test('where a browser dies twice the test fails, and the next one has a browser', (context) => {
  const { passed, stdout } = dying(context, 'Chromium', 2);
  assert.equal(passed, false);
  assert.match(stdout, /Chromium died a second time/);
  assert.match(stdout, /^ok 2 - the test after it/m);
});

test('where nothing dies nothing is told', (context) => {
  const { passed, told } = dying(context, 'Chromium', 0);
  assert.ok(passed);
  assert.equal(told, 'No browser died.\n');
});
