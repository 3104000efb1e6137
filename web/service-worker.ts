// Keeps one whole version of the site for use offline. Each version has a cache of its own; a new one fills its cache
// and waits until the user says yes. Older caches stay while a tab that may ask for their files is open. The build
// fills in VERSION, NEEDED and OTHERS.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** index.html contains it too. */
const version = '@VERSION@';
/** A file name and, where it contains a hash of the content, the content's subresource integrity. */
export type Entry = [name: string, integrity?: string];
/** What every visit needs besides the page. */
const needed: Entry[] = [['@NEEDED@']];
/** If the user saves data, each is cached only when the page asks for it. */
const others: Entry[] = [['@OTHERS@']];
const { scope } = worker.registration;
/** The names under which hosts serve the page, relative to its folder. */
const pageNames = ['', 'index.html', 'index'];
/** The one name it is cached under. */
const pageKey = './';
const prefix = `tic-tac-toe ${new URL(scope).pathname} `;
const cacheName = prefix + version;
/** A cache entry: the older caches, and the tabs that were open when this version took over. */
const olderVersions = './older-versions';

async function ask([name, integrity]: Entry, how: RequestInit) {
  const response = await fetch(new Request(name, { ...how, integrity }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // A redirected response may not answer a navigation; a copy may.
  const { body, headers, redirected } = response;
  return redirected ? new Response(body, { headers }) : response;
}

/** The file from the server, never another version's of the same name. */
async function load(entry: Entry) {
  // Bypass the HTTP cache: the server's freshness rules must not mix two versions.
  const anew = () => ask(entry, { cache: 'reload' });
  return entry[1] ? ask(entry, { cache: 'default' }).catch(anew) : anew();
}

/** The page of this version. A CDN may still have another version's, whose scripts are gone. */
async function loadPage(name: string) {
  const page = await load([name]);
  const body = await page.arrayBuffer();
  if (!new TextDecoder().decode(body).includes(version)) throw new Error(`${name} is of another version.`);
  return new Response(body, { headers: page.headers });
}

/** Caches what the browser has already, without a request to the server. */
function keepWhatIsHere(cache: Cache) {
  const named = others.filter(([, integrity]) => integrity);
  const keep = async (entry: Entry) =>
    cache.put(entry[0], await ask(entry, { cache: 'only-if-cached', mode: 'same-origin' }));
  return Promise.allSettled(named.map(keep));
}

async function fill() {
  const cache = await caches.open(cacheName);
  // Not every host serves the page under both names.
  await cache.put(pageKey, await loadPage(pageKey).catch(() => loadPage('index.html')));
  // @ts-expect-error Not every browser says whether its user saves data.
  const { saveData = false } = navigator.connection ?? {};
  const wanted = saveData ? needed : [...needed, ...others];
  await Promise.all(wanted.map(async (entry) => cache.put(entry[0], await load(entry))));
  if (saveData) await keepWhatIsHere(cache);
}

async function openTabs() {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => url.startsWith(scope)).map(({ id }) => id);
}

/** From now on this version answers. Every other cache that exists now is older; one that appears later is newer, and
 * waits. */
async function takeOver() {
  const cache = await caches.open(cacheName);
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await cache.put(olderVersions, new Response(JSON.stringify({ older, tabs: await openTabs() })));
  await worker.clients.claim();
  await dropOlderVersions();
}

async function dropOlderVersions() {
  const cache = await caches.open(cacheName);
  const noted = await cache.match(olderVersions);
  if (!noted) return;
  const { older, tabs }: { older: string[]; tabs: string[] } = await noted.json();
  const open = await openTabs();
  if (tabs.some((id) => open.includes(id))) return;
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function answer({ request }: FetchEvent) {
  // If the browser's storage fails, the page comes from its server.
  const cache = await caches.open(cacheName).catch(() => null);
  // Parameters do not make it another page.
  const name = request.url.slice(scope.length).replace(/[?#].*/, '');
  const kept = await cache?.match(pageNames.includes(name) ? pageKey : request).catch(() => undefined);
  if (kept) return kept;
  const entry = [...needed, ...others].find(([file]) => file === name);
  // A file with a content hash in its name may belong to an older version.
  if (!entry) return (await caches.match(request).catch(() => undefined)) ?? fetch(request);
  const file = await load(entry);
  // Answer with the file even if there is no room to cache it.
  await cache?.put(name, file.clone()).catch(() => {});
  return file;
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') worker.skipWaiting();
  // Each tab sends this once it is loaded, even one that was loaded past this worker.
  if (event.data === 'here') event.waitUntil(worker.clients.claim().then(dropOlderVersions));
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event));
});
