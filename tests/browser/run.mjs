// Runs one file of tests, as CTest does: node run.mjs FILE
// A file that stands in `repeatable` gets a second try. `node run.mjs --repeated` says which have had one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const connects = 'browsers give up a WebRTC connection after times of their own, which no test can stop';
/** Why a failure need not be the page's fault. Whatever else fails, fails. @type {Record<string, string>} */
const repeatable = {
  'friend-states': connects,
  live: connects,
  'live-camera': connects,
  'live-faults': connects,
  'vanish-live': connects,
};

const folder = process.env.TTT_REPEATED ?? fileURLToPath(new URL('../../build/repeated', import.meta.url));
mkdirSync(folder, { recursive: true });

/** @param {string} file */
const passes = (file) => spawnSync(process.execPath, [file], { stdio: 'inherit' }).status === 0;

/** @param {string} file */
function run(file) {
  const name = basename(file, '.test.mjs');
  rmSync(`${folder}/${name}`, { force: true });
  if (passes(file)) return true;
  const thorough = basename(dirname(file)) === 'thorough' ? 'thorough\\.' : '';
  console.log(
    `to run this file by itself: cmake --preset test && ctest --preset test -R '^browser\\.${thorough}${name}$'`,
  );
  if (!repeatable[name]) return false;
  console.log(`once more, because ${repeatable[name]}`);
  writeFileSync(`${folder}/${name}`, '');
  return passes(file);
}

const [what] = process.argv.slice(2);
if (what === '--repeated') {
  const names = readdirSync(folder);
  console.log(names.length === 0 ? 'No test was run twice.' : 'Run twice, because the first time failed:');
  for (const name of names) console.log(`  browser.${name}: ${repeatable[name]}`);
} else {
  process.exitCode = run(what) ? 0 : 1;
}
