/** The service worker: the page and its files are kept, so that shelf, rulebooks and trainers open without a connection.
 *  What is said to the server is never kept. The build puts the names of its files and a version in. */
/* global VERSION, FILES */
const CACHE = `sabot-${VERSION}`;
const SHELF = '/api/games'; // what the shelf shows; the same for everybody

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(['/', ...FILES]);
  await cache.add(SHELF).catch(() => undefined); // a server with a password tells it later
}

/** Only once no page of an older build is open. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Nothing: the browser asks as it would without us. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (pathname.startsWith('/assets/')) return keptFirst(request);
  if (pathname === SHELF) return serverFirst(request, request);
  return request.mode === 'navigate' ? serverFirst(request, '/') : undefined;
}

/** A file's name changes with what is in it. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function serverFirst(request, instead) {
  try {
    const answer = await fetch(request);
    if (answer.ok && request.url.endsWith(SHELF)) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(instead);
    if (!kept) throw error;
    return kept;
  }
}
