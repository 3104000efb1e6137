// A test file in which a browser dies, for thorough/dead-browsers.test.mjs: node dying.mjs ENGINE KILLS SIGNAL. The
// first KILLS runs of the test kill it, or stop it by SIGSTOP.
import { readFileSync, readdirSync } from 'node:fs';
import { visitorOf } from './engines.mjs';
import { serve } from './browser.mjs';
import { test } from './living.mjs';

const [engine, kills, signal] = process.argv.slice(2);

/** Every running descendant of this process: its number and its name. */
function descendants() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, name, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) [^Z] (\d+)/);
        return [{ pid: Number(pid), name, parent: Number(parent) }];
      } catch {
        return []; // It has ended.
      }
    });
  const below = (one) => all.filter(({ parent }) => parent === one).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid);
}

/** The processes of each browser; of WebKitGTK either the window or the one with the page. */
const names = { Chromium: /^chrom|^headless_/, Firefox: /^firefox/, WebKitGTK: /^MiniBrowser/, page: /^WebKitWebProc/ };

function kill() {
  for (const { pid, name } of descendants()) {
    if (!names[engine].test(name)) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended with another one.
    }
  }
}

let runs = 0;
test('a test in the middle of which the browser may die', async () => {
  runs += 1;
  const { address, close } = await serve();
  try {
    const newTab = await visitorOf(engine === 'page' ? 'WebKitGTK' : engine);
    const tab = await newTab();
    await tab.goto(address);
    if (runs <= Number(kills)) kill();
    await tab.reload();
    await tab.run(() => document.title);
  } finally {
    await close();
  }
});

test('the test after it', async () => {
  const tab = await (await visitorOf(engine === 'page' ? 'WebKitGTK' : engine))();
  await tab.goto('about:blank');
});
