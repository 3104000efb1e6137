// A page in Chromium, Firefox or WebKitGTK, by what both drivers can do: Playwright, and Selenium for WebKitGTK.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from 'playwright-core';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { chromiumOf, findProgram, isPlayable, living, newContext } from './browser.mjs';
import { serve, siteFolder, withoutServiceWorker } from './browser.mjs';
import { Hangs, answerOf, expectSoon, patience } from './expect.mjs';
import { browserOf, test } from './living.mjs';
import { storedEntry } from './stored.mjs';

/** What a tab can do: `goto(url)`, `run(function, ...values)`, `reload()`, `back()`, which skips entries that the page
 * made without a key or a mouse; and what hands do: `click(x, y)`, `tap(x, y)` if the driver has a finger,
 * `key(name)`; and `picture()`, a PNG. */
export function playwrightTab(page, tap) {
  // Playwright would pass only one value.
  const run = (act, ...values) => page.evaluate(`(${act})(...${JSON.stringify(values)})`);
  return {
    goto: (url) => page.goto(url),
    run,
    reload: () => page.reload(),
    /** If the previous page comes back from the back/forward cache, Playwright hears nothing of it. The page being left
     * answers until then, or its answer fails on the way. */
    async back() {
      await run(() => {
        globalThis.left = false;
        // Back within the same page.
        addEventListener('popstate', () => delete globalThis.left, { once: true });
        setTimeout(() => history.back());
      });
      await expectSoon(() => run(() => globalThis.left ?? 'gone').catch(() => 'on its way'), 'gone');
    },
    click: (x, y) => page.mouse.click(x, y),
    ...(tap && { tap }),
    key: (name) => page.keyboard.press(name),
    picture: () => page.screenshot(),
  };
}

/** A visitor with nothing stored, who gets tabs that share what they store.
 * @param {import('playwright-core').Browser} browser
 * @param {(page: import('playwright-core').Page) => (x: number, y: number) => Promise<void>} [finger] */
async function playwrightVisitor(browser, finger) {
  const context = await newContext(browser, { serviceWorker: true, viewport: { width: 1000, height: 700 } });
  return async () => {
    const page = await context.newPage();
    return playwrightTab(page, finger?.(page));
  };
}

/** Playwright's own touch would make the whole tab a phone's. */
const chromiumFinger = (page) => async (x, y) => {
  const devtools = await page.context().newCDPSession(page);
  // Both at once: on a busy machine a finger that waits would become a long press.
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await devtools.detach();
};

/** Firefox as distributions have it, by WebDriver BiDi, which it speaks itself: Selenium would need a geckodriver,
 * which neither Debian nor npm has. */
const startFirefox = async () =>
  living(
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: findProgram(process.env.FIREFOX, 'firefox-esr', 'firefox'),
      timeout: patience,
    }),
  );

/** The small browser of WebKitGTK is in a library folder, not on the PATH. */
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

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** WebKitGTK's driver on its own screen, in its own process group, so that screen and browser end with it. */
async function startWebKitDriver() {
  const port = await freePort();
  const program = spawn(
    findProgram('xvfb-run'),
    [
      ...['-a', '-s', '-screen 0 1280x1024x24 -noreset'],
      ...[findProgram('WebKitWebDriver'), `--port=${port}`, '--host=127.0.0.1'],
    ],
    { detached: true, stdio: 'ignore' },
  );
  const address = `http://127.0.0.1:${port}`;
  const state = () =>
    program.exitCode !== null
      ? 'ended'
      : fetch(`${address}/status`).then(
          () => 'ready',
          () => 'starting',
        );
  const end = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = new Promise((resolve) => program.once('exit', resolve));
    process.kill(-program.pid);
    process.kill(-program.pid, 'SIGCONT'); // What is stopped hears nothing else.
    await ended;
  };
  if ((await expectSoon(state, /ready|ended/)) === 'ended') throw new Error('WebKitWebDriver has ended at once');
  return { address, end };
}

/** The names in WebDriver. */
const keyCodes = {
  Enter: '\uE007',
  Home: '\uE011',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

async function startWebKit() {
  const { address, end } = await startWebKitDriver();
  const capabilities = new Capabilities({
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const executor = new Executor(new HttpClient(address));
  const execute = executor.execute.bind(executor);
  /** A call that waits for one answer blocks all others. */
  let hangs;
  executor.execute = async (command) => {
    if (hangs) throw hangs;
    try {
      return await answerOf(execute(command));
    } catch (failure) {
      if (failure instanceof Hangs) hangs = failure;
      throw failure;
    }
  };
  const driver = WebDriver.createSession(executor, capabilities);
  const first = await driver.getWindowHandle();
  let tabs = [];
  const newTab = async () => {
    // A tab opened by the driver is behind the first one, and draws nothing.
    if (tabs.length > 0) await driver.switchTo().newWindow('tab');
    const handle = tabs.length > 0 ? await driver.getWindowHandle() : first;
    const there = async () => {
      if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle);
      return driver;
    };
    const run = async (act, ...values) => (await there()).executeScript(`return (${act})(...arguments)`, ...values);
    tabs.push({
      goto: async (url) => (await there()).get(url),
      run,
      reload: async () => (await there()).navigate().refresh(),
      // A question to a page that is being left may stay without an answer, and so would all later ones.
      back: async () => (await there()).navigate().back(),
      // The driver has no finger: it would press with a mouse.
      click: async (x, y) => (await there()).actions().move({ x, y, duration: 0 }).click().perform(),
      key: async (name) =>
        (await there())
          .actions()
          .sendKeys(keyCodes[name] ?? name)
          .perform(),
      async picture() {
        // The driver would wait for a picture for ever, and so would the tests after this one.
        if (handle !== first) throw new Error('a tab behind another one draws nothing');
        return Buffer.from(await (await there()).takeScreenshot(), 'base64');
      },
    });
    return tabs.at(-1);
  };
  return {
    isDead: () =>
      driver.getAllWindowHandles().then(
        (handles) => !handles.includes(first),
        () => true,
      ),
    tabs: () => tabs,
    async reset() {
      tabs = [];
      for (const handle of await driver.getAllWindowHandles()) {
        if (handle === first) continue;
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(first);
    },
    async close() {
      await driver.quit().catch(() => {});
      await end();
    },
    // Starting another browser would take as long as everything most visitors do. Data of others is out of reach
    // anyway: each visitor has a server, and so an origin, of their own.
    visitor: async () => newTab,
  };
}

/** New visitors by browser. */
const visitors = {
  Chromium: async () => playwrightVisitor(await chromiumOf(), chromiumFinger),
  Firefox: async () => playwrightVisitor((await browserOf('Firefox', startFirefox)).browser),
  WebKitGTK: async () => (await browserOf('WebKitGTK', startWebKit)).visitor(),
};
/** @typedef {keyof typeof visitors} Engine */

/** A new visitor at this browser, as a function that gives them another tab. @param {Engine} engine */
export const visitorOf = (engine) => visitors[engine]();

/** Runs in the page: the element of this selector, or the last button with this text, if it is visible. */
function elementOf(what) {
  const visible = (element) => element?.checkVisibility?.() ?? Boolean(element?.offsetParent);
  const byText = (one) => visible(one) && one.textContent.trim() === what;
  const element = /^[#.[]/.test(what)
    ? document.querySelector(what)
    : [...document.querySelectorAll('button')].findLast(byText);
  return visible(element) ? element : null;
}
/** A function for the page that gets the element in place of its selector or text. */
export const withElement = (act) => `(what) => (${act})((${elementOf})(what))`;

/** What a user sees and does, by means that every driver has. */
export function withHands(tab) {
  const text = (selector) => tab.run((one) => document.querySelector(one)?.textContent ?? '', selector);
  const hands = {
    ...tab,
    text,
    says: (pattern) => expectSoon(() => text('[role=status]'), pattern),
    marks: () =>
      tab.run(() =>
        [...document.querySelectorAll('[role=grid] button')].map((cell) => cell.dataset.mark || '.').join(''),
      ),
    /** Presses as assistive technology does, by selector or by the text of a button, once it can be pressed: hidden,
     * disabled or inert elements hear nothing of it. */
    async press(what) {
      const press = withElement((element) => {
        if (!element || element.disabled || element.closest('[inert]')) return false;
        element.click();
        return true;
      });
      await expectSoon(() => tab.run(press, what), true);
    },
    async play(...cells) {
      for (const cell of cells) {
        await this.press(`[data-cell=${cell}]`);
        await expectSoon(
          () => tab.run((name) => document.querySelector(`[data-cell=${name}]`).dataset.mark !== '', cell),
          true,
        );
      }
    },
    playable: () => expectSoon(() => tab.run(isPlayable), true),
    /** Back to a game with these marks. */
    async goBack(marks) {
      await tab.back();
      await expectSoon(hands.marks, marks);
      await hands.playable();
    },
    /** The entry of the store with this name. */
    stored: (name) => tab.run(storedEntry, name),
  };
  return hands;
}

/** A copy of the site to damage: `site.edit(pattern, text => text)` changes a file of it, and `site.putBefore(script)`
 * puts a script before all others of the page. It caches itself for use offline only if `serviceWorker` says so: that
 * is a third of what opening it takes, in each of the browsers. */
export function copySite({ serviceWorker = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ttt-site-'));
  cpSync(siteFolder, folder, { recursive: true });
  let scripts = 0;
  const site = {
    folder,
    edit(pattern, change) {
      const name = readdirSync(folder).find((one) => pattern.test(one));
      writeFileSync(join(folder, name), change(readFileSync(join(folder, name))));
    },
    putBefore(script) {
      scripts += 1;
      const name = `before-${scripts}.js`;
      writeFileSync(join(folder, name), script);
      site.edit(/^index\.html$/, (text) =>
        String(text).replace('<script ', `<script src="./${name}"></script><script `),
      );
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
  if (!serviceWorker) site.putBefore(withoutServiceWorker);
  return site;
}

/** A test in this browser. It gets a new visitor's `open(fragment)`, which gives a tab with the game on it,
 * `visit(url)`, and the served `site`, its own copy with these options.
 * @param {Engine} engine */
export function inBrowser(engine, name, act, options = {}) {
  test(`${engine}: ${name}`, async () => {
    const site = copySite(options);
    const server = await serve(site.folder);
    try {
      const newTab = await visitorOf(engine);
      const visit = async (url) => {
        const tab = withHands(await newTab());
        await tab.goto(url);
        return tab;
      };
      const open = async (fragment = '#v=1') => {
        const tab = await visit(server.address + fragment);
        await tab.playable();
        return tab;
      };
      await act({ open, visit, site, address: server.address });
    } finally {
      await server.close();
      site.remove();
    }
  });
}
