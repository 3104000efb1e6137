// Keeps one version of the site, whole, for use without a network. A version's files go into a cache
// of their own; a new version fills its own beside it and waits until the user says yes. Older caches
// stay for as long as a tab is open that may still ask for their files. VERSION, NEEDED and OTHERS are filled
// in when the site is built.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** It stands in the page too. */
const version = '@VERSION@';
/** A file's name and, where the name changes with what is in the file, that as subresource integrity has it. */
export type Entry = [name: string, integrity?: string];
/** What every visit needs beside the page. */
const needed: Entry[] = [['@NEEDED@']];
/** Where the user saves data they are kept once they are asked for. */
const others: Entry[] = [['@OTHERS@']];
const { scope } = worker.registration;
/** What hosts call the page, from the folder that it is in. */
const pageNames = ['', 'index.html', 'index'];
/** The one name that it is kept under. */
const pageKey = './';
const prefix = `tic-tac-toe ${new URL(scope).pathname} `;
const cacheName = prefix + version;
/** An entry of this version's cache: the older caches, and the tabs that were open, when it took over. */
const olderVersions = './older-versions';

async function ask([name, integrity]: Entry, how: RequestInit) {
  const response = await fetch(new Request(name, { ...how, integrity }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // What was redirected may not answer a navigation; a copy may.
  const { body, headers, redirected } = response;
  return redirected ? new Response(body, { headers }) : response;
}

/** The file from the host, and no other one by the same name. */
async function load(entry: Entry) {
  // The server's own word on how long a file is fresh must not mix two versions.
  const anew = () => ask(entry, { cache: 'reload' });
  return entry[1] ? ask(entry, { cache: 'default' }).catch(anew) : anew();
}

/** The page of this version: a content network may have that of another, which asks for scripts that are gone. */
async function loadPage(name: string) {
  const page = await load([name]);
  const body = await page.arrayBuffer();
  if (!new TextDecoder().decode(body).includes(version)) throw new Error(`${name} is of another version.`);
  return new Response(body, { headers: page.headers });
}

/** Keeps what the browser has already, without a request to the server. */
function keepWhatIsHere(cache: Cache) {
  const named = others.filter(([, integrity]) => integrity);
  const keep = async (entry: Entry) =>
    cache.put(entry[0], await ask(entry, { cache: 'only-if-cached', mode: 'same-origin' }));
  return Promise.allSettled(named.map(keep));
}

async function fill() {
  const cache = await caches.open(cacheName);
  // Not every host has the page under both names.
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

/** From now on this version answers, and those that are here now are the older ones; one that comes
 * later is newer, and waits. */
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
  // Where the browser's storage fails the page comes from its server.
  const cache = await caches.open(cacheName).catch(() => null);
  // Parameters in its address make it no other page.
  const name = request.url.slice(scope.length).replace(/[?#].*/, '');
  const kept = await cache?.match(pageNames.includes(name) ? pageKey : request).catch(() => undefined);
  if (kept) return kept;
  const entry = [...needed, ...others].find(([file]) => file === name);
  // A file that has its content's hash in its name may be an older version's.
  if (!entry) return (await caches.match(request).catch(() => undefined)) ?? fetch(request);
  const file = await load(entry);
  // What has arrived is of use though there may be no room to keep it.
  await cache?.put(name, file.clone()).catch(() => {});
  return file;
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') worker.skipWaiting();
  // From each tab once it is loaded, also from one that was loaded past this worker.
  if (event.data === 'here') event.waitUntil(worker.clients.claim().then(dropOlderVersions));
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event));
});
