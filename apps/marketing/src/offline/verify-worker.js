/*
 * Keeps the verify page usable without a connection: what the page put into the cache (`islands/offline-proof.ts`) is
 * given where the network gives nothing. The code of a sticker then still proves its essential fields; a page that the
 * network gives is never replaced, so that a revocation shows as soon as there is a connection.
 */
const CACHE = 'verify';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const cache = await caches.open(CACHE);
      // The bare page stands for every sticker's: its number and its proof are in the address, where the script reads them.
      const bare = new URL(self.registration.scope).pathname;
      const kept = await cache.match(request.mode === 'navigate' ? bare : request);
      if (kept) return kept;
      throw error;
    }),
  );
});
