// Just enough of WebDriver to play a game in WebKitGTK, on a screen of its own.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findProgram } from './browser.mjs';
import { expectSoon } from './expect.mjs';

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The small browser that comes with WebKitGTK lies in a library folder, not on the PATH. */
function miniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  for (const folder of ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))]) {
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const path = join(folder, version, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  }
  throw new Error('WebKitGTK’s MiniBrowser is not on this machine');
}

/** A driver that listens; null if it has ended at once, as where another program has taken its port meanwhile. That may
 * be another driver, which has a session already and gives no other. */
async function startDriver() {
  const port = await freePort();
  // A group of its own, so that the screen and the browser end with the driver.
  const driver = spawn(
    findProgram('xvfb-run'),
    [
      '-a',
      '-s',
      '-screen 0 1280x1024x24 -noreset',
      findProgram('WebKitWebDriver'),
      `--port=${port}`,
      '--host=127.0.0.1',
    ],
    {
      detached: true,
      stdio: 'ignore',
    },
  );
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const state = () => {
    if (driver.exitCode !== null) return 'ended';
    return call('GET', '/status').then(
      ({ ready }) => ready && 'ready',
      () => 'starting',
    );
  };
  if ((await expectSoon(state, /ready|ended/)) === 'ended') return null;
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
  };
  const { sessionId } = await call('POST', '/session', { capabilities }).catch((failure) => {
    console.error(failure);
    return {};
  });
  if (sessionId) return { driver, call, sessionId };
  await end(driver);
  return null;
}

/** Ends a driver, its browser and its screen. */
async function end(driver) {
  if (driver.exitCode !== null) return;
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  process.kill(-driver.pid);
  await ended;
}

export async function startWebKit() {
  let started = null;
  for (let attempt = 0; attempt < 5 && !started; attempt += 1) started = await startDriver();
  if (!started) throw new Error('WebKitWebDriver ends at once, or gives no session');
  const { driver, call, sessionId } = started;
  const session = `/session/${sessionId}`;
  const run = (script, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args });

  const clickAt = async (x, y) => {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await call('POST', `${session}/actions`, { actions: [{ ...mouse, actions }] });
  };

  return {
    run,
    open: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    /** Another tab, to which everything goes until another is chosen; resolves to its handle. */
    async openTab() {
      const { handle } = await call('POST', `${session}/window/new`, { type: 'tab' });
      await call('POST', `${session}/window`, { handle });
      return handle;
    },
    async closeTabsBut(kept) {
      for (const handle of await call('GET', `${session}/window/handles`)) {
        if (handle === kept) continue;
        await call('POST', `${session}/window`, { handle });
        await call('DELETE', `${session}/window`);
      }
      await call('POST', `${session}/window`, { handle: kept });
    },
    tab: () => call('GET', `${session}/window`),
    chooseTab: (handle) => call('POST', `${session}/window`, { handle }),
    clickAt,
    /** A PNG of what is shown. */
    picture: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
    press: (key) =>
      call('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value: key },
              { type: 'keyUp', value: key },
            ],
          },
        ],
      }),
    async close() {
      await call('DELETE', session).catch(() => {});
      await end(driver);
    },
  };
}
