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

test('it says how much of the budget is left, or fails and says by how much the site is over', () => {
  for (const [kilobytes, told, wanted] of [
    [100, /budget 120 KB.*: \d+ bytes are left/, 0],
    [121, /budget 120 KB.*: \d+ bytes OVER THE BUDGET/, 1],
  ]) {
    const { status, said } = weigh(makeSite({ 'main-00112233.js': kilobytes }));
    assert.match(said, told);
    assert.equal(status, wanted);
  }
});

test('it weighs the worker together with the script that starts it', () => {
  const site = makeSite({ 'main-00112233.js': 10, 'worker-00112233.js': 1, 'worker-00112233.wasm': 90 });
  const { status, said } = weigh(site);
  assert.match(said, /91\.0 {2}KB in all; budget 90 KB.*: \d+ bytes OVER THE BUDGET/);
  assert.equal(status, 1);
});

test('with --record it does not fail over the budget, so that measuring goes on', () => {
  const { status, said } = weigh(makeSite({ 'main-00112233.js': 123 }), '--record');
  assert.match(said, /OVER THE BUDGET/);
  assert.equal(status, 0);
  rmSync(recorded);
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
