// Offline after one visit, and from one version to the next.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { hashPattern, integrity } from '../../web/tools/hash.mjs';
import { pageWords } from '../../web/words/en/page.ts';
import { button, clickCell, marks, inDialogs, playByMouse } from './support/board.mjs';
import { base, playable, reload, serve, siteFolder, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const { title } = pageWords;
const nextTitle = `${title} 2`;
const folder = mkdtempSync(join(tmpdir(), 'ttt-site-'));
after(() => rmSync(folder, { recursive: true }));

/** Serves a copy of the site, which the test may replace by another version. */
async function withCopyServed(act, first) {
  rmSync(folder, { recursive: true });
  cpSync(siteFolder, folder, { recursive: true });
  const server = await serve(folder, first);
  try {
    await act(server);
  } finally {
    await server.close();
  }
}

const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** A page with everything cached. */
async function keptFrom(server, prepare, fragment) {
  const page = await site.open(fragment, { address: server.address, serviceWorker: true, prepare });
  await controlled(page);
  return page;
}

/** Another version of the site in the same place: another title, scripts of other names. */
function publishNextVersion() {
  const edit = (name, from, to) => {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    assert.ok(text.includes(from), `${from} in ${name}`);
    writeFileSync(path, text.replaceAll(from, to));
  };
  const hashed = new RegExp(`-${hashPattern}\\.js`, 'g');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const name of [...scripts, 'index.html']) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(hashed, '-00000000.js'));
    if (hashed.test(name)) renameSync(path, path.replace(hashed, '-00000000.js'));
  }
  edit('index.html', `<title>${title}</title>`, `<title>${nextTitle}</title>`);
  const version = /const version = "(\w+)"/.exec(readFileSync(join(folder, 'service-worker.js'), 'utf8'))[1];
  for (const name of ['index.html', 'service-worker.js']) edit(name, version, 'next0000');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('-00000000.js'))) {
    const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
    const [entry] = new RegExp(`"${name}","[^"]+"`).exec(worker);
    edit('service-worker.js', entry, `"${name}","${integrity(readFileSync(join(folder, name)))}"`);
  }
}

test('a new version announces itself, waits for a yes, and keeps the game', () =>
  withCopyServed(async (server) => {
    const page = await keptFrom(server);
    await playByMouse(page, 'b2', 'a1');
    publishNextVersion();

    await reload(page);
    await page.getByText('A new version is ready.').waitFor();
    await expectSoon(() => page.title(), title);
    await button(page, 'Later').click();
    await expectSoon(() => page.getByText('A new version is ready.').count(), 0);
    await reload(page);
    await expectSoon(() => page.title(), title);

    await button(page, 'Use it now').waitFor();
    // A request at the moment of the yes would keep the old version for half a minute.
    const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    const askedBefore = await asked();
    await page.waitForLoadState('networkidle');
    assert.equal(await asked(), askedBefore);
    await button(page, 'Use it now').click();
    await expectSoon(() => page.title().catch(() => ''), nextTitle);
    await playable(page);
    await expectSoon(() => marks(page), 'O...X....');
    await clickCell(page, 'c3');
    await expectSoon(() => marks(page), 'O...X...X');
    await expectSoon(async () => (await page.evaluate(() => caches.keys())).length, 1);
  }));

const openHelp = async (page) => {
  await button(page, 'Help').click();
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
};
const answers = async (page, count = 2) => {
  await page.getByLabel('Player O', { exact: true }).selectOption('random');
  await expectSoon(async () => (await marks(page)).replaceAll('.', '').length, count);
};

test('a tab that stays with the old version finds its files for as long as it is open, even if it was hard-reloaded', () =>
  withCopyServed(async (server) => {
    const page = await keptFrom(server);
    const other = await page.context().newPage();
    // Like a tab that the browser has put to sleep: it hears nothing of the change.
    await other.addInitScript(() => {
      const { addEventListener: listen } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.addEventListener = function deaf(kind, ...given) {
        if (kind !== 'controllerchange') listen.call(this, kind, ...given);
      };
    });
    await other.goto(`${server.address}#v=1`);
    await playable(other);
    const devtools = await page.context().newCDPSession(other);
    const reloaded = other.waitForNavigation();
    await devtools.send('Page.reload', { ignoreCache: true });
    await reloaded;
    await playable(other);
    await playByMouse(other, 'b2');
    // It has announced itself and has all its parts, this one last.
    await controlled(other);
    await other.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/help-')),
    );
    publishNextVersion();
    await reload(page);
    await button(page, 'Use it now').click();
    await expectSoon(() => page.title().catch(() => ''), nextTitle);
    assert.equal(await other.title(), title);
    await answers(other);
    await openHelp(other);
  }));

test('two copies under one origin are two apps, which can be installed: relative, with icons that are there; a picture that the page never shows is nobody’s to keep', () => {
  const { id, start_url, scope, icons } = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8'));
  // An `id` would be resolved against the origin alone; without one, `start_url` stands for it.
  assert.deepEqual([id, start_url, scope], [undefined, './', './']);
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'));
  assert.ok(icons.length >= 4 && icons.every(({ src }) => existsSync(join(siteFolder, src))));
  assert.doesNotMatch(readFileSync(join(siteFolder, 'service-worker.js'), 'utf8'), /social/);
});

const answer =
  (path, ...head) =>
  (request, response) => {
    if (request.url.replace(/\?.*/, '') !== base + path) return false;
    response.writeHead(...head).end();
    return true;
  };
const leads = (path, to) => answer(path, 301, { Location: to, 'Cache-Control': 'max-age=600' });
for (const [what, first, names] of [
  ['has both names', () => false, ['', 'index.html', '?utm=1']],
  ['redirects ./index.html to ./', leads('index.html', './'), ['', 'index.html', 'index.html?utm=1']],
  ['redirects ./ to ./index.html', leads('', 'index.html'), ['', 'index.html', 'index.html?utm=1']],
  ['does not show its folder', answer('', 403), ['index.html']],
]) {
  test(`a host that ${what}: all names that it has open, with a network and without, also in a browser that is never idle`, () =>
    withCopyServed(async (server) => {
      const isNeverIdle = () => {
        globalThis.requestIdleCallback = (act, { timeout } = {}) => {
          if (timeout !== undefined) setTimeout(act, timeout);
        };
      };
      const page = await keptFrom(server, (fresh) => fresh.addInitScript(isNeverIdle), `${names[0]}#v=1`);
      const opens = async () => {
        for (const name of names) {
          // Otherwise an address with only a new fragment would not load.
          await page.goto('about:blank');
          await page.goto(`${server.address}${name}#v=1&moves=b2`);
          await playable(page);
          await expectSoon(() => marks(page), '....X....');
        }
      };
      await opens();
      await server.close();
      await opens();
      await inDialogs(page);
    }, first));
}

/** Looks for a new version; resolves to what becomes of its worker. */
const outcomeOfUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    if (!registration.waiting && !registration.installing) {
      await registration.update();
      if (!registration.waiting && !registration.installing) await found;
    }
    const worker = registration.installing ?? registration.waiting;
    if (worker.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker.state;
  });

/** A visitor of the old version in the middle of a release: the files that `first` withholds are not there yet. They
 * play on, and get the whole new version once it is there. */
async function visitDuringRelease(makeFirst) {
  let behind = false;
  let old = '';
  const first = (request, response) => behind && makeFirst(request, response, old);
  await withCopyServed(async (server) => {
    old = readFileSync(join(folder, 'index.html'), 'utf8');
    const page = await keptFrom(server);
    await playByMouse(page, 'b2');
    publishNextVersion();
    behind = true;
    assert.equal(await outcomeOfUpdate(page), 'redundant');
    await reload(page);
    await expectSoon(() => page.title(), title);
    await playByMouse(page, 'a1');
    assert.equal(await button(page, 'Use it now').count(), 0);

    behind = false;
    await expectSoon(() => outcomeOfUpdate(page), 'installed');
    await button(page, 'Use it now').click();
    await expectSoon(() => page.title().catch(() => ''), nextTitle);
    await playable(page);
    await server.close();
    await reload(page);
    await expectSoon(() => marks(page), 'O...X....');
    await clickCell(page, 'c3');
    await answers(page, 4);
  }, first);
}
const html = { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=600' };

for (const [what, first] of [
  [
    'the old page with the new scripts',
    (request, response, old) =>
      [base, `${base}index.html`].includes(request.url) && response.writeHead(200, html).end(old),
  ],
  [
    'the new page and a page of its own for its scripts',
    (request, response) =>
      request.url.endsWith('-00000000.js') &&
      response.writeHead(200, html).end('<!doctype html><title>No such page</title>'),
  ],
])
  test(`a content network that has ${what}: one whole version, then the other`, () => visitDuringRelease(first));

/** A page whose user saves data, with a worker that begins with `first`: parts come when they are used. */
function openSaving(server, first = '') {
  const saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";
  const worker = join(folder, 'service-worker.js');
  writeFileSync(worker, saving + first + readFileSync(worker, 'utf8'));
  return keptFrom(server, (fresh) => fresh.addInitScript(saving));
}

test('a browser that keeps nothing more, or nothing at all, shows the page and its parts all the same', () =>
  withCopyServed(async (server) => {
    const failing = `addEventListener('fetch', ({ request }) => {
      const fail = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
      Cache.prototype.put = fail;
      if (request.url.includes('?none')) CacheStorage.prototype.open = CacheStorage.prototype.match = fail;
    });\n`;
    const page = await openSaving(server, failing);
    await openHelp(page);
    await page.goto(`${server.address}?none#v=1&moves=b2`);
    await playable(page);
    await expectSoon(() => marks(page), '....X....');
    await openHelp(page);
  }));

test('who saves data is sent nothing ahead by the worker either, and has without a network what was used', async () => {
  const asked = [];
  await withCopyServed(
    async (server) => {
      const page = await openSaving(server);
      await playByMouse(page, 'b2');
      await openHelp(page);
      await page.keyboard.press('Escape');
      await page.waitForLoadState('networkidle');
      assert.ok(asked.some((url) => url.includes('/boot-')));
      const ahead = /\/(worker|share-|statistics|settings|licences|apart|live|set-up|icons\/icon-512)/;
      const fetchedAhead = asked.filter((url) => ahead.test(url));
      assert.deepEqual(fetchedAhead, []);
      await server.close();
      await reload(page);
      await expectSoon(() => marks(page), '....X....');
      await openHelp(page);
    },
    (request) => {
      asked.push(request.url);
      return false;
    },
  );
});
