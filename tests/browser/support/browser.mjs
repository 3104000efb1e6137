// Chromium, and the finished site on a static server under a sub-path.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { makeStaticServer } from '../../../web/tools/static-server.mjs';
import { Hangs, answerOf, patience } from './expect.mjs';
import { begin, browserOf } from './living.mjs';

export const siteFolder = process.env.TTT_SITE ?? fileURLToPath(new URL('../../../build/web/site', import.meta.url));
export const base = '/some/where/';

/** Whether a program is a snap, or a script that starts one: a snap sees neither the profiles nor the files of a test.
 * @param {string} file */
function isSnap(file) {
  const real = realpathSync(file);
  return (
    /\/snap(\/|$)/.test(real) || (statSync(real).size < 10_000 && readFileSync(real, 'utf8').includes('/snap/bin'))
  );
}

/** The first of these programs that exists. */
export function findProgram(...names) {
  for (const name of names) {
    if (!name) continue;
    if (name.includes('/') && existsSync(name)) return name;
    const found = process.env.PATH.split(delimiter)
      .map((folder) => join(folder, name))
      .find((file) => existsSync(file) && !isSnap(file));
    if (found) return found;
  }
  throw new Error(`None of these programs is on this machine: ${names.filter(Boolean).join(', ')}`);
}

const wholeChromiums = ['chromium', 'chromium-browser', 'google-chrome'];

/** Chromium for tests: headless if there is one, which opens a page in a third of the time. */
export const chromiumProgram = () => findProgram(process.env.CHROMIUM, 'chromium-headless-shell', ...wholeChromiums);

/** Chromium as people have it, for measuring what they feel; otherwise the one for tests. */
export function wholeChromiumProgram() {
  const program = findProgram(process.env.CHROMIUM, ...wholeChromiums, 'chromium-headless-shell');
  console.log(`measured in ${program}`);
  return program;
}

export const chromiumFlags = [
  // Not every system allows a sandbox: containers do not, nor does Ubuntu for programs it does not know. Playwright
  // runs without one, too.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export const fragment = (page) => new URL(page.url()).hash;

/** A phone in the hand, with the browser's bars around the page. */
export const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** A script for a page that must not be kept for use offline. */
export const withoutServiceWorker = 'delete Navigator.prototype.serviceWorker;';

/** Browsers with a crashed page. */
const crashed = new WeakSet();
/** What pages threw and nothing caught, and the errors in their consoles. @type {string[]} */
const complaints = [];
/** What tests bring about: no network, no storage. */
const onPurpose = /Failed to (?:load resource|fetch)|at <anonymous>/;
let mayComplain = false;

/** A context of a browser, which waits for its pages until they are dead. Caching the whole site for use offline is a
 * third of what opening a page takes, so there is a service worker only where it matters. Then requests pass
 * `page.route`, too. */
export async function newContext(browser, { serviceWorker = false, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(patience);
  context.on('page', (page) => page.on('crash', () => crashed.add(browser)));
  // Firefox runs scripts of a page that is left, whose requests end.
  const complain = (text) =>
    onPurpose.test(text) || browser.browserType().name() === 'firefox' || complaints.push(text);
  context.on('weberror', (error) => complain(String(error.error().stack)));
  context.on('console', (message) => message.type() === 'error' && complain(message.text()));
  if (!serviceWorker) await context.addInitScript(withoutServiceWorker);
  return context;
}

/** @param {string[]} [flags] additional ones */
export const startChromium = (flags = []) =>
  chromium.launch({ executablePath: chromiumProgram(), args: [...chromiumFlags, ...flags], timeout: patience });

/** The ports that this process has used. An origin with a used port would still have its stored data. */
const ports = new Set();

/** Makes a server listen at an origin that no page of this process knows.
 * @param {import('node:http').Server} server */
async function listen(server) {
  for (;;) {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    if (!ports.has(port)) {
      ports.add(port);
      return;
    }
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Serves a folder; resolves to its address and a way to end it.
 * @param {(request, response) => boolean | void} [first] answers what this host does differently, and says if it has */
export async function serve(folder = siteFolder, first = () => false) {
  const plain = makeStaticServer(folder, base);
  const server = createServer((request, response) => {
    if (!first(request, response)) plain.emit('request', request, response);
  });
  await listen(server);
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    address: `http://127.0.0.1:${server.address().port}${base}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const pagesOf = (browser) => browser.contexts().flatMap((context) => context.pages());

/** A browser for a test file. @param {import('playwright-core').Browser} browser */
export const living = (browser) => ({
  browser,
  async isDead() {
    if (crashed.has(browser) || !browser.isConnected()) return true;
    const answers = await Promise.allSettled(pagesOf(browser).map((page) => answerOf(page.evaluate('0'))));
    return answers.some(({ reason }) => reason instanceof Hangs);
  },
  tabs: () => pagesOf(browser).map((page) => ({ picture: () => page.screenshot() })),
  faults: () => (mayComplain ? [] : complaints),
  async reset() {
    await Promise.all(browser.contexts().map((context) => context.close()));
    complaints.length = 0;
  },
  close: () => browser.close(),
});
/** The Chromium of this test file. */
export const chromiumOf = async () => (await browserOf('Chromium', async () => living(await startChromium()))).browser;

/** A server for a test file; `site.open()` gives a page with the game on it. A test fails if a page complains, except in
 * files `about` that. */
export function useSite(about = '') {
  begin();
  mayComplain = about === 'complaints';
  const site = {
    server: null,
    async context(options = {}) {
      return newContext(await chromiumOf(), { viewport: { width: 1000, height: 700 }, ...options });
    },

    /** A new visitor's page, `prepare`d before it goes there. */
    async visit(fragment = '#v=1', { prepare = async () => {}, address = site.server.address, ...options } = {}) {
      const page = await (await site.context(options)).newPage();
      await prepare(page);
      await page.goto(address + fragment);
      return page;
    },

    /** The same, once it can be played on. */
    async open(...given) {
      const page = await site.visit(...given);
      await playable(page);
      return page;
    },
  };
  before(async () => {
    site.server = await serve();
  });
  after(() => site.server?.close());
  return site;
}

/** Runs in the page: whether it can be played on. */
export const isPlayable = () =>
  Boolean(document.querySelector('[role=grid] button')?.ariaLabel) && !document.querySelector('#board.waiting');
export const playable = (page) => page.waitForFunction(isPlayable);

/** The page's clock runs this many times as slowly from now on, and is this many milliseconds ahead. */
export const setClock = (page, slower, ahead = 0) =>
  page.evaluate(`{
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => start + (now() - start) / ${slower} + ${ahead};
  }`);

export async function reload(page) {
  await page.reload();
  await playable(page);
}
