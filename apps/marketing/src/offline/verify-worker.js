/*
 * Keeps the verification page usable offline: serves what the page has cached (`islands/offline-proof.ts`) when the
 * network fails. A sticker's code then still proves its essential fields. Network first, so that a revocation shows as
 * soon as there is a connection.
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
      // The empty page works for every sticker: the script reads number and proof from the URL.
      const bare = new URL(self.registration.scope).pathname;
      const kept = await cache.match(request.mode === 'navigate' ? bare : request);
      if (kept) return kept;
      throw error;
    }),
  );
});
