/*
 * Caches the parts of a brand's site needed to decode VINs offline (docs/adr/0052-offline-vin-decoding.md): the offline
 * page with its files, and previously fetched excerpts of the VIN index. Pages always come from the network and aren't
 * cached; calls, PDFs, the members app's files, and other hosts aren't intercepted. `/verify` has its own worker, whose
 * scope takes precedence.
 */

/** Filled in by the build: files of the offline page's island, and a version for them. */
const SHELL = { build: 'none', assets: [] };

const KEPT = `shell-${SHELL.build}`;
/** Survives deployments: its URLs contain the index version. */
const EXCERPTS = 'vin-excerpts';
/** About 2 MB. */
const MOST_EXCERPTS = 500;

/** In the brand's own language; the others are optional. */
const OFFLINE = '/offline';
const TRANSLATIONS = ['/en/offline', '/es/offline'];

const CALL = /^\/(?:api|api-cwa|api_cwa|landing)(?:\/|$)/;

/**
 * Strategy for a request: `page` is network first, then the offline page; `asset` and `excerpt` are cache first, then
 * the network; `network` isn't intercepted.
 */
function strategyOf({ method, url, mode }, origin) {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || CALL.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/vpic/')) return 'excerpt';
  return pathname.startsWith('/assets/') ? 'asset' : 'network';
}

/** No cached response varies by a header. */
const find = (cache, address) => cache.match(address, { ignoreVary: true });

/** Fetches the public version of a page: without cookies, rejecting redirects. */
async function bare(path) {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'error' });
  if (!page.ok) throw new Error(`${path} answered ${page.status}.`);
  return page;
}

async function keepPage(cache, path) {
  const page = await bare(path);
  const html = await page.clone().text();
  const files = [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  await cache.addAll([...new Set([...files, ...SHELL.assets])]);
  await cache.put(path, page);
}

async function install() {
  const cache = await caches.open(KEPT);
  await keepPage(cache, OFFLINE);
  for (const path of TRANSLATIONS) await keepPage(cache, path).catch(() => undefined);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== KEPT).map((name) => caches.delete(name)),
  );
  // Requests start while the worker boots, so pages arrive no later than without it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(KEPT);
    const language = new URL(request.url).pathname.split('/')[1];
    const kept = (await find(cache, `/${language}${OFFLINE}`)) ?? (await find(cache, OFFLINE));
    if (kept) return kept;
    throw error;
  }
}

/** Only immutable responses of hashed files are cached, not fallbacks such as an outdated style sheet. */
const isForEver = ({ ok, headers }) => ok && /immutable/.test(headers.get('cache-control') ?? '');

async function asset(event) {
  const cache = await caches.open(KEPT);
  const kept = await find(cache, event.request.url);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isForEver(answer)) event.waitUntil(cache.put(event.request.url, answer.clone()));
  return answer;
}

/** Same manufacturer and year from another release: offline, better than none, and its date is shown. */
async function otherRelease(cache, url) {
  const name = url.slice(url.lastIndexOf('/'));
  const other = (await cache.keys()).findLast((each) => each.url.endsWith(name));
  return other && find(cache, other.url);
}

async function keepExcerpt(cache, url, answer) {
  await cache.put(url, answer);
  const over = (await cache.keys()).slice(0, -MOST_EXCERPTS);
  await Promise.all(over.map((each) => cache.delete(each)));
}

async function excerpt(event) {
  const { url, cache: mode } = event.request;
  const cache = await caches.open(EXCERPTS);
  // A damaged one is refetched, bypassing all caches.
  const kept = mode === 'reload' ? undefined : await find(cache, url);
  if (kept) return kept;
  try {
    const answer = await fetch(event.request);
    if (isForEver(answer)) event.waitUntil(keepExcerpt(cache, url, answer.clone()));
    return answer;
  } catch (error) {
    const other = await otherRelease(cache, url);
    if (other) return other;
    throw error;
  }
}

const ANSWERS = { page, asset, excerpt };

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = ANSWERS[strategyOf(event.request, self.location.origin)];
  if (answer) event.respondWith(answer(event));
});
