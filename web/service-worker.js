// Keeps one version of the site, whole, for use without a network. A version's files go into a cache
// of their own; a new version fills its own beside it and waits until the user says yes. Older caches
// stay for as long as a tab is open that may still ask for their files. VERSION, FILES and HASH are filled
// in when the site is built.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const version = '@VERSION@';
const files = ['@FILES@'];
/** Names that change with what is in the file. */
const hashed = /-@HASH@\./;
const prefix = `tic-tac-toe ${new URL(worker.registration.scope).pathname} `;
const cacheName = prefix + version;
/** An entry of this version's cache: the older caches, and the tabs that were open, when it took over. */
const olderVersions = './older-versions';

async function fill() {
  const cache = await caches.open(cacheName);
  // The server's own word on how long a file is fresh must not mix two versions.
  await cache.addAll(files.map((file) => new Request(file, { cache: hashed.test(file) ? 'default' : 'reload' })));
}

async function openTabs() {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => url.startsWith(worker.registration.scope)).map(({ id }) => id);
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
  /** @type {{ older: string[], tabs: string[] }} */
  const { older, tabs } = await noted.json();
  const open = await openTabs();
  if (tabs.some((id) => open.includes(id))) return;
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(cacheName);
  // A page is the page whatever parameters its address carries.
  const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
  // A file that has its content's hash in its name may be an older version's.
  return kept ?? (await caches.match(request)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') worker.skipWaiting();
  // From each tab once it is loaded, also from one that was loaded past this worker.
  if (event.data === 'here') event.waitUntil(worker.clients.claim().then(dropOlderVersions));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) event.respondWith(answer(request));
});
