// How CTest runs the files of tests/browser: which of them may have a second try, and that it is told.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('../browser/run.mjs', import.meta.url));

/** Runs a file of tests with this name, which passes from this time on.
 * @param {import('node:test').TestContext} context @param {string} name @param {number} passesAt */
function runFile(context, name, passesAt) {
  const folder = mkdtempSync(join(tmpdir(), 'ttt-run-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, `${name}.test.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(join(folder, 'runs'))}, '.');
     if (readFileSync(${JSON.stringify(join(folder, 'runs'))}, 'utf8').length < ${passesAt}) throw new Error('not yet');`,
  );
  const { NODE_TEST_CONTEXT, ...env } = { ...process.env, TTT_REPEATED: join(folder, 'repeated') };
  const node = (...given) => spawnSync(process.execPath, [runner, ...given], { env, encoding: 'utf8' });
  const { status, stdout } = node(file);
  return { passed: status === 0, stdout, told: node('--repeated').stdout };
}

test('what passes is not run twice', (context) => {
  const { passed, told } = runFile(context, 'live', 1);
  assert.ok(passed);
  assert.equal(told, 'No test was run twice.\n');
});

test('a file that may be repeated passes at the second time, and the end says so with the reason', (context) => {
  const { passed, told } = runFile(context, 'live', 2);
  assert.ok(passed);
  assert.match(told, /browser\.live: browsers give up/);
});

test('no file passes at the third time', (context) => {
  assert.equal(runFile(context, 'live', 3).passed, false);
});

test('any other file has one try, and says what runs it alone', (context) => {
  const { passed, stdout, told } = runFile(context, 'play', 2);
  assert.equal(passed, false);
  assert.match(stdout, /ctest --preset test -R '\^browser\\\.play\$'/);
  assert.equal(told, 'No test was run twice.\n');
});
