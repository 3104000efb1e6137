// sizes.mjs weighs what visitors download, and compares it with the budgets and with the weights recorded before.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../web/tools/sizes.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
after(() => rmSync(folder, { recursive: true }));
const recorded = join(folder, 'weights.json');
let sites = 0;

/** A site with these files and a page that asks for the first of them; what is random cannot be compressed. */
function makeSite(kilobytes) {
  sites += 1;
  const site = mkdtempSync(join(folder, `site${sites}-`));
  for (const [name, size] of Object.entries(kilobytes)) writeFileSync(join(site, name), randomBytes(size * 1024));
  writeFileSync(join(site, 'index.html'), `"./${Object.keys(kilobytes)[0]}"`);
  return site;
}
const weigh = (site, ...more) => {
  const { status, stdout } = spawnSync(process.execPath, [program, site, '--recorded', recorded, ...more]);
  return { status, said: stdout.toString() };
};

for (const [what, kilobytes, told, wanted, ...options] of [
  ['how much of the budget is left', { main: 100 }, /budget 120 KB.*: \d+ bytes are left/, 0],
  ['by how much the site is over, and fails', { main: 121 }, /budget 120 KB.*: \d+ bytes OVER THE BUDGET/, 1],
  ['the same, but passes, with --record: you go on measuring', { main: 123 }, /OVER THE BUDGET/, 0, '--record'],
  [
    'what the worker weighs together with the script that starts it',
    { main: 10, worker: 1, 'worker.wasm': 90 },
    /91\.0 {2}KB in all; budget 90 KB.*: \d+ bytes OVER THE BUDGET/,
    1,
  ],
])
  test(`it says ${what}`, () => {
    const names = Object.entries(kilobytes).map(([name, size]) => [
      name.replace(/(\.wasm)?$/, (end) => `-00112233${end || '.js'}`),
      size,
    ]);
    const { status, said } = weigh(makeSite(Object.fromEntries(names)), ...options);
    assert.match(said, told);
    assert.equal(status, wanted);
    rmSync(recorded, { force: true });
  });

test('it says which files have grown since they were recorded, and does not fail for that', () => {
  const before = makeSite({ 'main-00112233.js': 10, 'help-00112233.js': 1, 'shared-ABCDEFGH-00112233.js': 2 });
  assert.doesNotMatch(weigh(before, '--record').said, /recorded/);
  const now = makeSite({ 'main-44556677.js': 12, 'shared-IJKLMNOP-44556677.js': 2, 'shared-QRSTUVWX-44556677.js': 1 });
  const { status, said } = weigh(now);
  assert.equal(status, 0);
  assert.match(said, /main\.js {2}\+20\d\d\n/);
  assert.match(said, /what later parts share\.js {2}\+10\d\d\n/);
  assert.match(said, /- {2}help\.js {2}-10\d\d\n/);
  assert.match(said, /\+20\d\d {2}bytes since they were recorded/);
});
