// Sees to what is measured with other people's programs, which are no part of the tests:
//   node modules.mjs COMMAND...
// gets the modules of this folder by npm, and runs a command of Node once they are there; where they cannot be had, it
// says that this is left out.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const installed = `${folder}node_modules/.installed-from`;
const lock = readFileSync(`${folder}package-lock.json`, 'utf8');

function install() {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return true;
  const options = '--ignore-scripts --no-audit --no-fund --prefer-offline --fetch-timeout=30000 --fetch-retries=1';
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
  const { status } = spawnSync('npm', ['ci', ...options.split(' ')], { cwd: folder, env, stdio: 'inherit' });
  if (status === 0) writeFileSync(installed, lock);
  return status === 0;
}

const command = process.argv.slice(2);
if (install()) {
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
} else {
  console.log(`left out, because npm could not install what it takes: node ${command.join(' ')}`);
}
