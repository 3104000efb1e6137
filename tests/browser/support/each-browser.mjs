// The same test in Chromium, Firefox and WebKitGTK, by what all three drivers can do.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import {
  chromiumFlags,
  chromiumProgram,
  findProgram,
  newContext,
  serve,
  siteFolder,
  startChromium,
  withoutServiceWorker,
} from './browser.mjs';
import { expectSoon, patience } from './expect.mjs';
import { tellOfFailure } from './failure.mjs';
import { startWebKit } from './webdriver.mjs';

/** Somebody at a browser: what they store is theirs. `another()` is somebody else at the same one. */
function chromiumUser(browser) {
  let context;
  return {
    another: () => chromiumUser(browser),
    visitor: async () => {
      await context?.close();
      context = await newContext(browser, { serviceWorker: true });
    },
    async tab() {
      const page = await context.newPage();
      return {
        goto: (url) => page.goto(url),
        // Playwright would pass one value only.
        run: (act, ...values) => page.evaluate(`(${act})(...${JSON.stringify(values)})`),
        reload: () => page.reload(),
        back: () => page.goBack(),
        click: (x, y) => page.mouse.click(x, y),
        // The page's own would make the whole tab one of a phone.
        async tap(x, y) {
          const devtools = await context.newCDPSession(page);
          // Both at once: a finger that stays for as long as the machine is busy presses for long.
          await Promise.all([
            devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
            devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
          ]);
          await devtools.detach();
        },
        key: (name) => page.keyboard.press(name),
        picture: () => page.screenshot(),
      };
    },
    close: () => browser.close(),
  };
}

/** @param {(page) => object} [more] what else can be done with a tab */
function puppeteerUser(browser, more = () => ({})) {
  let context;
  return {
    another: () => puppeteerUser(browser, more),
    visitor: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
    },
    async tab() {
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      return {
        goto: (url) => page.goto(url),
        run: (act, ...values) => page.evaluate(act, ...values),
        reload: () => page.reload(),
        back: () => page.goBack({ waitUntil: [] }).catch(() => {}),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        key: (name) => page.keyboard.press(name),
        picture: () => page.screenshot(),
        ...more(page),
      };
    },
    close: () => browser.close(),
  };
}

/** What the browser does with a tab that nobody looks at for long, and once somebody does again. */
function sleep(page) {
  let devtools;
  const become = async (state) => {
    devtools ??= await page.createCDPSession();
    await devtools.send('Page.setWebLifecycleState', { state });
    await expectSoon(() => page.evaluate(() => globalThis.lifecycle), state);
  };
  return {
    async freeze() {
      await page.evaluate(() => {
        document.addEventListener('freeze', () => {
          globalThis.lifecycle = 'frozen';
        });
        document.addEventListener('resume', () => {
          globalThis.lifecycle = 'active';
        });
      });
      await become('frozen');
    },
    thaw: () => become('active'),
  };
}

/** As WebDriver calls them. */
const keyCodes = {
  Enter: '\uE007',
  Home: '\uE011',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Chromium whose tabs can be frozen: by Playwright each of them is told that it has the focus, which keeps it
 * awake. */
export const sleepyChromium = async () =>
  puppeteerUser(
    await puppeteer.launch({
      executablePath: chromiumProgram(),
      args: chromiumFlags,
      headless: true,
      timeout: patience,
    }),
    sleep,
  );

/** A fresh tab each: `tab()` resolves to `goto(url)`, `run(function, ...values)`, `reload()`, `back()`, and
 * what hands do: `click(x, y)`, `tap(x, y)` where there is touch, `key(name)`; and `picture()`, a PNG.
 * Tabs of one visitor share what is stored. */
export const browsers = {
  async Chromium() {
    return chromiumUser(await startChromium());
  },
  async Firefox() {
    const executablePath = findProgram(process.env.FIREFOX, 'firefox-esr', 'firefox');
    // As large as Chromium's: Puppeteer's own 800×600 is a low screen, whose analysis is a sheet.
    const defaultViewport = { width: 1000, height: 700 };
    return puppeteerUser(
      await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        defaultViewport,
        headless: true,
        timeout: patience,
        // A touch is a tap here only if it takes less than 300 ms, and after 500 a long press; a driver's takes as
        // long as the machine is busy.
        extraPrefsFirefox: { 'apz.max_tap_time': patience, 'ui.click_hold_context_menus.delay': patience },
      }),
    );
  },
  async WebKitGTK() {
    let driver;
    let first;
    let tabs = 0;
    return {
      // A browser of its own would take as long as all that most visitors do. What the one before has stored
      // is out of reach anyway: each has a server of its own, and so another origin.
      visitor: async () => {
        if (driver) await driver.closeTabsBut(first);
        else {
          driver = await startWebKit();
          first = await driver.tab();
        }
        tabs = 0;
      },
      async tab() {
        tabs += 1;
        // A tab that is opened by the driver is behind the first one, and draws nothing.
        const handle = tabs === 1 ? first : await driver.openTab();
        const there = async () => {
          if ((await driver.tab()) !== handle) await driver.chooseTab(handle);
          return driver;
        };
        return {
          goto: async (url) => (await there()).open(url),
          run: async (act, ...values) => (await there()).run(String(act), ...values),
          reload: async () => (await there()).reload(),
          // The button passes over what was entered without a hand on the page.
          back: async () => (await there()).run('() => history.back()'),
          // The driver has no finger: it would press by a mouse.
          click: async (x, y) => (await there()).clickAt(x, y),
          key: async (name) => (await there()).press(keyCodes[name] ?? name),
          async picture() {
            // The driver would wait for one for ever, and so would the tests after this one.
            if (handle !== first) throw new Error('a tab behind another one draws nothing');
            return (await there()).picture();
          },
        };
      },
      close: () => driver?.close(),
    };
  },
};

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
    /** Presses, as assistive technology does, what has this selector, or a button with this text, once it can be
     * pressed: what is hidden, disabled or inert hears nothing of it. */
    async press(what) {
      const found = () =>
        tab.run((name) => {
          const visible = (element) => element.checkVisibility?.() ?? element.offsetParent !== null;
          const buttons = [...document.querySelectorAll('dialog[open] button, button')].filter(visible);
          const button = /^[#.[]/.test(name)
            ? document.querySelector(name)
            : buttons.findLast((one) => one.textContent.trim() === name);
          if (!button || !visible(button) || button.disabled || button.closest('[inert]')) return false;
          button.click();
          return true;
        }, what);
      await expectSoon(found, true);
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
    playable: () =>
      expectSoon(
        () =>
          tab.run(
            () =>
              Boolean(document.querySelector('[role=grid] button')?.ariaLabel) &&
              !document.querySelector('#board.waiting'),
          ),
        true,
      ),
    /** Back, to the page before or within one: what is asked of the tab until then is answered by the page that is left,
     * or fails on the way from it. `marks` are those of a game that is there then. */
    async goBack(marks) {
      await tab.run(() => {
        globalThis.left = false;
        // Within one page.
        addEventListener('popstate', () => delete globalThis.left, { once: true });
      });
      await tab.back();
      const onItsWay = (ask) => () => ask().catch(() => 'on its way');
      await expectSoon(
        onItsWay(() => tab.run(() => globalThis.left ?? 'gone')),
        'gone',
      );
      if (marks === undefined) return;
      await expectSoon(onItsWay(hands.marks), marks);
      await hands.playable();
    },
    /** The entry of the store with this name. */
    stored: (name) =>
      tab.run(
        (key) => JSON.parse(localStorage.getItem(`tic-tac-toe ${new URL('.', location.href).pathname} ${key}`)),
        name,
      ),
  };
  return hands;
}

/** A copy of the site to be damaged: `site.edit(pattern, text => text)` changes a file of it, and
 * `site.putBefore(script)` puts a script before all others of the page. It keeps itself for use without a network
 * only if `serviceWorker` says so: that is a third of what opening it takes, in each of the browsers. */
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

/** Runs a test in each browser. It gets a new visitor's `open(fragment)`, which gives a tab with the game
 * on it, and the `site` that is served, a copy of its own with these options. */
export function inEachBrowser(name, act, options = {}) {
  for (const [browserName, start] of Object.entries(browsers)) {
    test(`${browserName}: ${name}`, async () => {
      const browser = await started(browserName, start);
      const site = copySite(options);
      const server = await serve(site.folder);
      const tabs = [];
      try {
        await browser.visitor();
        const visit = async (address) => {
          const tab = withHands(await browser.tab());
          tabs.push(tab);
          await tab.goto(address);
          return tab;
        };
        const open = async (fragment = '#v=1') => {
          const tab = await visit(server.address + fragment);
          await tab.playable();
          return tab;
        };
        await act({ open, visit, site, address: server.address });
      } catch (failure) {
        await tellOfFailure(`${browserName}: ${name}`, tabs);
        throw failure;
      } finally {
        await server.close();
        site.remove();
      }
    });
  }
}

const running = new Map();
async function started(name, start) {
  if (!running.has(name)) running.set(name, await start());
  return running.get(name);
}
after(() => Promise.all([...running.values()].map((browser) => browser.close())));
