// A browser that dies is no test that fails; one that dies twice is.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Runs two tests, of which the first kills the browser so often.
 * @param {import('node:test').TestContext} context @param {string} engine @param {number} kills */
function dying(context, engine, kills) {
  const folder = mkdtempSync(join(tmpdir(), 'ttt-deaths-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const { NODE_TEST_CONTEXT, ...env } = { ...process.env, TTT_DEATHS: folder };
  const node = (...given) => spawnSync(process.execPath, given, { env, encoding: 'utf8' });
  const { status, stdout } = node('--test-reporter=tap', file('../support/dying.mjs'), engine, `${kills}`);
  return { passed: status === 0, stdout, told: node(file('../deaths.mjs')).stdout };
}

for (const [engine, name] of [
  ['Chromium', 'Chromium'],
  ['Firefox', 'Firefox'],
  ['WebKitGTK', 'WebKitGTK'],
  ['page', 'WebKitGTK'],
]) {
  const what = engine === 'page' ? 'WebKitGTK’s process for pages' : name;
  test(`${what} is killed in the middle of a test, which passes with another one, and the end says so`, (context) => {
    const { passed, stdout, told } = dying(context, engine, 1);
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
