/*
 * Stands at `/sw.js` where `SERVICE_WORKER=off`: takes the place of the worker that browsers have, removes what that one kept
 * (`sw.js`) and nothing else, and goes (docs/operations/brand-and-content.md).
 */
async function leave() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('shell-') || name === 'vin-excerpts');
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
