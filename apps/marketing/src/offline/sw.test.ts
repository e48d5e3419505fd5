// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const CODE = {
  on: readFileSync(new URL('./sw.js', import.meta.url), 'utf8'),
  off: readFileSync(new URL('./sw-off.js', import.meta.url), 'utf8'),
};
const ORIGIN = 'https://vinlore.example';
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

type Fetch = (path: string) => Response | Promise<Response>;
type Event = Record<string, unknown> & { readonly pending: Promise<unknown>[] };

const pathOf = (asked: string | { readonly url: string }) => {
  const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
  return pathname;
};

/** A fake CacheStorage with the methods the worker uses. */
function memory() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string, network: Fetch) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: (asked: string) => Promise.resolve(kept.get(pathOf(asked))?.clone()),
      put: (asked: string, answer: Response) => Promise.resolve(void kept.set(pathOf(asked), answer)),
      keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: ORIGIN + path }))),
      delete: (asked: { readonly url: string }) => Promise.resolve(kept.delete(pathOf(asked))),
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(path, await network(path));
      },
    };
  };
  return { all, open };
}

/** Runs the worker as a browser would. @param network the fake network; throws when offline */
function worker(network: Fetch, name: keyof typeof CODE = 'on', { all, open } = memory()) {
  const listeners = new Map<string, (event: Event) => void>();
  let state = 'registered';
  const context = {
    URL,
    self: {
      addEventListener: (kind: string, handle: (event: Event) => void) => listeners.set(kind, handle),
      location: { origin: ORIGIN },
      skipWaiting: () => Promise.resolve(),
      clients: { claim: () => Promise.resolve() },
      registration: { unregister: () => Promise.resolve((state = 'gone')) },
    },
    fetch: async (asked: string | { readonly url: string }) => network(pathOf(asked)),
    caches: {
      open: (cache: string) => Promise.resolve(open(cache, network)),
      keys: () => Promise.resolve([...all.keys()]),
      delete: (cache: string) => Promise.resolve(all.delete(cache)),
    },
  } as unknown as { strategyOf: (request: object, origin: string) => string };
  runInNewContext(CODE[name], context);
  const tell = async (kind: string) => {
    const pending: Promise<unknown>[] = [];
    listeners.get(kind)!({ pending, waitUntil: (work: Promise<unknown>) => pending.push(work) });
    await Promise.all(pending);
  };
  return {
    caches: all,
    state: () => state,
    strategyOf: (path: string, mode = 'cors', method = 'GET') =>
      context.strategyOf({ method, mode, url: path.startsWith('/') ? ORIGIN + path : path }, ORIGIN),
    start: async () => {
      await tell('install');
      await tell('activate');
    },
    /** The worker's response to a request; null if it doesn't intercept. */
    ask: async (path: string, { mode = 'cors', cache = 'default' } = {}): Promise<string | null> => {
      const pending: Promise<unknown>[] = [];
      let answer: Promise<Response> | null = null;
      const request = { url: ORIGIN + path, mode, cache, method: 'GET' };
      const respondWith = (given: Promise<Response>) => (answer = given);
      listeners.get('fetch')!({
        request,
        respondWith,
        pending,
        waitUntil: (work: Promise<unknown>) => pending.push(work),
      });
      const text = answer && (await (await (answer as Promise<Response>)).text());
      await Promise.all(pending);
      return text;
    },
  };
}

/** A site whose pages reference their files. */
const site: Fetch = (path) => {
  if (path === '/en/offline') return new Response('no such page', { status: 404 });
  if (path.startsWith('/assets/')) return new Response(`file ${path}`, { headers: FOREVER });
  return new Response(`<link rel="stylesheet" href="/assets/a.css"/> page ${path}`);
};
const noConnection: Fetch = () => {
  throw new TypeError('Failed to fetch');
};
const kept = (caches: Map<string, Map<string, Response>>, name: string) => [...(caches.get(name)?.keys() ?? [])];

describe('handling a request', () => {
  const { strategyOf } = worker(site);

  it.each([
    ['/', 'navigate', 'page'],
    ['/decode?vin=1M8GDM9AXKP042788', 'navigate', 'page'],
    ['/members/dashboard', 'navigate', 'page'],
    ['/assets/loader-1.js', 'cors', 'asset'],
    ['/assets/brand/vinlore.1.css', 'no-cors', 'asset'],
    ['/assets/vpic/1/4T1-C.shard', 'cors', 'excerpt'],
    ['/assets/vpic/1/4T1.names', 'cors', 'excerpt'],
  ])('%s (%s): %s', (path, mode, strategy) => expect(strategyOf(path, mode)).toBe(strategy));

  it.each([
    ...[
      '/api/config',
      '/api-cwa/decode?vin=1',
      '/api_cwa/offer_credit',
      '/landing/decode_data',
      '/get-makes?year=2012',
    ],
    ...['/members/assets/index.js', '/staff/assets/index.js', '/images/1-640.webp', '/logos/ford.svg', '/favicon.svg'],
    ...['https://elsewhere.example/assets/a.js', 'http://vinlore.example/assets/a.js'],
  ])('%s is left to the network', (path) => expect(strategyOf(path)).toBe('network'));

  it('leaves opened PDFs and submitted forms to the network', () => {
    expect(strategyOf('/api-cwa/view_pdf?kind=report', 'navigate')).toBe('network');
    expect(strategyOf('/decode', 'navigate', 'POST')).toBe('network');
    // A path that only starts like an API call is a page.
    expect(strategyOf('/apiary', 'navigate')).toBe('page');
  });
});

describe('the cache', () => {
  it('holds the offline page in each language, with its files', async () => {
    const { caches, start } = worker(site);
    await start();
    expect(kept(caches, 'shell-none')).toEqual(['/assets/a.css', '/offline', '/es/offline']);
  });

  it('holds no other page and no personal data', async () => {
    const { caches, start, ask } = worker(site);
    await start();
    const before = kept(caches, 'shell-none');
    for (const path of ['/', '/members/dashboard', '/checkout/thanks', '/your-report?id=1'])
      expect(await ask(path, { mode: 'navigate' })).toContain(`page ${path.split('?')[0]}`);
    for (const path of ['/api/session', '/api-cwa/view_pdf', '/members/assets/a.js'])
      expect(await ask(path)).toBeNull();
    expect([...caches.keys()], 'caches').toEqual(['shell-none']);
    expect(kept(caches, 'shell-none')).toEqual(before);
  });

  it('revalidates mutable files every time', async () => {
    let asked = 0;
    const { caches, ask } = worker(() => new Response(String(++asked), { headers: { 'cache-control': 'no-store' } }));
    expect([await ask('/assets/brand/x.css'), await ask('/assets/brand/x.css')]).toEqual(['1', '2']);
    expect(kept(caches, 'shell-none')).toEqual([]);
  });

  it('drops files of earlier builds; keeps excerpts and the verify page’s cache', async () => {
    const store = memory();
    for (const name of ['shell-before', 'vin-excerpts', 'verify']) store.open(name, site);
    const { caches, start } = worker(site, 'on', store);
    await start();
    expect([...caches.keys()].sort()).toEqual(['shell-none', 'verify', 'vin-excerpts']);
  });

  it('fails to install without an offline page and changes nothing', async () => {
    await expect(worker(() => new Response('', { status: 503 })).start()).rejects.toThrow('/offline answered 503.');
  });
});

describe('offline', () => {
  /** Fills the cache online, then goes offline. */
  async function offlineAfter(paths: readonly string[]) {
    const store = memory();
    const online = worker(site, 'on', store);
    await online.start();
    for (const path of paths) await online.ask(path);
    return worker(noConnection, 'on', store);
  }

  it('serves the offline page for every page, in the language of its URL', async () => {
    const { ask } = await offlineAfter([]);
    expect(await ask('/decode?vin=1', { mode: 'navigate' })).toContain('page /offline');
    expect(await ask('/es/precios', { mode: 'navigate' })).toContain('page /es/offline');
    expect(await ask('/en/pricing', { mode: 'navigate' })).toContain('page /offline');
  });

  it('serves a cached excerpt, or one from another release; fails without one', async () => {
    const { ask } = await offlineAfter(['/assets/vpic/1/4T1-C.shard']);
    expect(await ask('/assets/vpic/1/4T1-C.shard')).toBe('file /assets/vpic/1/4T1-C.shard');
    expect(await ask('/assets/vpic/2/4T1-C.shard')).toBe('file /assets/vpic/1/4T1-C.shard');
    await expect(ask('/assets/vpic/1/4T1-D.shard')).rejects.toThrow('Failed to fetch');
  });
});

describe('excerpts', () => {
  it('are fetched once, and again if damaged', async () => {
    let asked = 0;
    const { ask } = worker(() => new Response(String(++asked), { headers: FOREVER }));
    const path = '/assets/vpic/1/4T1-C.shard';
    expect([await ask(path), await ask(path), await ask(path, { cache: 'reload' }), await ask(path)]).toEqual([
      ...['1', '1', '2', '2'],
    ]);
  });

  it('keeps the latest 500', async () => {
    const { ask, caches } = worker(site);
    for (let at = 0; at < 503; at++) await ask(`/assets/vpic/1/${at}.shard`);
    const names = kept(caches, 'vin-excerpts');
    expect([names.length, names[0]]).toEqual([500, '/assets/vpic/1/3.shard']);
  });
});

describe('SERVICE_WORKER=off', () => {
  it('replaces the other worker with one that clears its cache and unregisters', async () => {
    const store = memory();
    for (const name of ['shell-1', 'vin-excerpts', 'verify']) store.open(name, site);
    const { caches, start, state } = worker(site, 'off', store);
    await start();
    expect([[...caches.keys()], state()]).toEqual([['verify'], 'gone']);
  });
});
