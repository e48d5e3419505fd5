/*
 * Stands at `/sw.js` where `SERVICE_WORKER=off`: takes the place of the worker that browsers have, removes what it kept,
 * and goes (docs/operations.md).
 */
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
