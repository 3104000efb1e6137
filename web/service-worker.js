// Keeps one version of the site, whole, for use without a network. A version's files go into a cache
// of their own; a new version fills its own beside it and waits until the user says yes. VERSION and
// FILES are filled in when the site is built.
const version = '@VERSION@';
const files = ['@FILES@'];
const prefix = `tic-tac-toe ${new URL(registration.scope).pathname} `;
const cacheName = prefix + version;

async function fill() {
  const cache = await caches.open(cacheName);
  // The server's own word on how long a file is fresh must not mix two versions.
  await cache.addAll(files.map((file) => new Request(file, { cache: /-[0-9a-f]{10}\./.test(file) ? 'default' : 'reload' })));
}

async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  // A page is the page whatever parameters its address carries.
  const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
  return kept ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
