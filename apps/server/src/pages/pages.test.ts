import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageAnswer, PageRequest, Renderer } from '@vinlore/brand';
import { type ContentSource, EMPTY_SITE, MetaSchema, type PageContent } from '@vinlore/content-domain';
import { createLogger } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';
import { Pages } from './pages.ts';

const one = testBrand({ key: 'one' });
const two = testBrand({ key: 'two', language: 'es' });

/** A fake response that records what was sent. */
function recorder() {
  const told: { status?: number; headers: Record<string, string>; body: Buffer } = {
    headers: {},
    body: Buffer.alloc(0),
  };
  const set: Record<string, string> = {};
  const response = {
    getHeader: (name: string) => set[name],
    setHeader: (name: string, value: string) => {
      set[name] = value;
    },
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(told, { status, headers });
    },
    end(body?: Buffer) {
      told.body = body ?? Buffer.alloc(0);
    },
  };
  return { told, response: response as unknown as ServerResponse };
}
const asking = (accept = '', method = 'GET') =>
  ({ method, headers: { 'accept-encoding': accept } }) as unknown as IncomingMessage;

const PAGE = { title: 'In work', sortOrder: 0, meta: v.parse(MetaSchema, {}), blocks: [] };
const contentOf = (version: string): PageContent => ({ site: EMPTY_SITE, page: null, languages: [], version });
const pathOf = (content: unknown) => {
  const { page } = content as PageContent;
  return page && page !== 'unavailable' ? page.path : undefined;
};
const unchanging: ContentSource = {
  known: () => contentOf('1'),
  content: () => expect.unreachable('what is known is not asked for'),
  pages: () => Promise.resolve([]),
};

function pagesWith(
  answer: (request: PageRequest) => PageAnswer,
  content = unchanging,
  cdn: 'fastly' | 'cloudflare' | null = null,
) {
  const rendered: PageRequest[] = [];
  const measured: string[] = [];
  const renderer: Renderer = {
    render: (request) => {
      rendered.push(request);
      return Promise.resolve().then(() => answer(request));
    },
    renderBroken: ({ brand }) => Promise.resolve({ status: 500, html: `${brand.key} is sorry`, cache: 'never' }),
    style: () => ({ href: '', css: '' }),
    schemeScript: '',
    scriptHashes: [],
  };
  const pages = new Pages({
    renderer,
    content,
    preview: (_brand, { path }, token) =>
      Promise.resolve(token === 'good' ? { ...contentOf('draft'), page: { ...PAGE, path } } : null),
    isStaff: (_brand, cookie) => Promise.resolve(cookie === 'staff'),
    callAs: () => () => Promise.reject(new Error('not called')),
    origin: ({ key }) => `http://${key}.localhost`,
    log: createLogger('silent'),
    onAnswer: () => undefined,
    allowMeasuring: (brand) => measured.push(brand.key),
    cdn,
  });
  const visit = async (brand: typeof one, url: string, request = asking()) => {
    const { told, response } = recorder();
    request.url = url;
    const address = pageAddress(url)!;
    if (!pages.serveCached(brand, address, request, response))
      await pages.serve(brand, address, request, response, '198.51.100.1');
    return told;
  };
  const preview = async (url: string, cookie = '') => {
    const { told, response } = recorder();
    const request = { method: 'GET', headers: { 'accept-encoding': '', cookie } } as unknown as IncomingMessage;
    await pages.servePreview(one, pageAddress(url)!, request, response, '192.0.2.1');
    return told;
  };
  return { rendered, measured, visit, preview };
}

const shared = ({ brand, path }: PageRequest): PageAnswer => ({
  status: 200,
  html: `${brand.key} ${path}`,
  cache: 'shared',
});

describe('pages', () => {
  it('renders a page once per brand and path, whatever tracking parameters are added', async () => {
    const { rendered, visit } = pagesWith(shared);
    for (const url of ['/a', '/a?utm_source=x&gclid=1', '/a?fbclid=2', '/a'])
      expect((await visit(one, url)).body.toString()).toBe('one /a');
    expect((await visit(two, '/a')).body.toString()).toBe('two /a');
    expect(rendered.map(({ brand, path }) => `${brand.key} ${path}`)).toEqual(['one /a', 'two /a']);
  });

  it('disables analytics and the Referer for a page with a secret or a preview, also from the cache', async () => {
    const { measured, visit, preview } = pagesWith((request) => ({
      ...shared(request),
      secret: request.path === '/secret',
    }));
    for (const url of ['/secret', '/secret', '/secret?x=1'])
      expect((await visit(one, url)).headers['referrer-policy'], url).toBe('no-referrer');
    await preview('/a?preview=good');
    expect(measured).toEqual([]);
    for (const url of ['/a', '/a', '/a?x=1'])
      expect((await visit(one, url)).headers).not.toHaveProperty('referrer-policy');
    expect(measured).toEqual(['one', 'one', 'one']);
  });

  it('the URL alone determines the language, for content, renderer, and cache', async () => {
    const asked: string[] = [];
    const source: ContentSource = {
      ...unchanging,
      known: (brand, language, path) => {
        asked.push(`${brand.key} ${language} ${path}`);
        return contentOf('1');
      },
    };
    const { rendered, visit } = pagesWith(
      (request) => ({ ...shared(request), html: `${request.language} ${request.path}` }),
      source,
    );
    const cookie = { ...asking(), headers: { cookie: 'language=es' } } as unknown as IncomingMessage;
    const expected = [
      [one, '/a', 'en /a'],
      [one, '/es/a', 'es /a'],
      [one, '/es', 'es /'],
      [one, '/en/a', 'en /en/a'],
      [two, '/a', 'es /a'],
      [two, '/en/a', 'en /a'],
    ] as const;
    for (const round of [1, 2]) {
      for (const [brand, url, html] of expected) {
        const { headers, body } = await visit(brand, url, cookie);
        expect(body.toString(), `${url}, round ${round}`).toBe(html);
        expect(headers['content-language']).toBe(html.slice(0, 2));
        expect(headers['vary']).toBe('accept-encoding');
      }
    }
    expect(rendered).toHaveLength(expected.length);
    expect(new Set(asked)).toEqual(
      new Set(['one en /a', 'one es /a', 'one es /', 'one en /en/a', 'two es /a', 'two en /a']),
    );
  });

  it('renders a query-dependent page for each visitor', async () => {
    const { rendered, visit } = pagesWith((request) => ({ ...shared(request), html: request.query.get('vin') ?? '' }));
    expect((await visit(one, '/decode?vin=1&utm_source=x')).body.toString()).toBe('1');
    expect((await visit(one, '/decode?vin=2')).body.toString()).toBe('2');
    expect(rendered).toHaveLength(2);
    expect(rendered[0]!.query.toString()).toBe('vin=1');
  });

  it('renders a preview for its link only, uncached and noindex', async () => {
    const { rendered, visit, preview } = pagesWith((request) => ({
      ...shared(request),
      html: (request.content as PageContent).version,
    }));
    const good = await preview('/a?preview=good');
    expect(good.body.toString()).toBe('draft');
    expect(good.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect((await visit(one, '/a?preview=good')).body.toString(), 'on the public site').toBe('1');
    expect((await visit(one, '/a')).body.toString()).toBe('1');
    await preview('/a?preview=over', 'staff');
    expect(rendered.map(({ isPreview, content }) => [isPreview, pathOf(content)])).toEqual([
      [true, '/a'],
      [undefined, undefined],
      [undefined, undefined],
      [true, undefined],
    ]);
  });

  it('shows published content to staff at the desk, and a 404 to others', async () => {
    const published = { ...unchanging, known: () => ({ ...contentOf('1'), page: { ...PAGE, path: '/a' } }) };
    const { rendered, preview } = pagesWith(shared, published as ContentSource);
    await preview('/a', 'staff');
    await preview('/a', 'somebody');
    expect(rendered.map(({ content, isPreview }) => [pathOf(content), isPreview])).toEqual([
      ['/a', true],
      [undefined, true],
    ]);
  });

  const movedTo = (to: string, temporary = false) =>
    ({ ...unchanging, known: () => ({ ...contentOf('1'), movedTo: { to, temporary } }) }) as ContentSource;
  const gone = (to: string, temporary = false) =>
    pagesWith(() => ({ status: 404, html: 'no', cache: 'never' }), movedTo(to, temporary));

  it("redirects a page's previous path permanently to its current one, in the same language", async () => {
    const { visit } = gone('/new');
    expect(await visit(one, '/es/old?a=b')).toMatchObject({ status: 301, headers: { location: '/es/new?a=b' } });
    const own = pagesWith(shared, movedTo('/new'));
    expect((await own.visit(one, '/old')).status, 'what the product itself answers').toBe(200);
  });

  it.each([
    ['/new#prices', '/old?utm_source=ad', '/new?utm_source=ad#prices'],
    ['/decode?vin=1HGCM82633A004352', '/old?a=b', '/decode?vin=1HGCM82633A004352'],
    ['/members/dashboard', '/es/old', '/members/dashboard?language=es'],
    ['https://elsewhere.example/x#y', '/es/old?a=b', 'https://elsewhere.example/x?a=b#y'],
  ])('a redirect to %s goes from %s to %s, temporarily if staff chose so', async (to, from, location) => {
    expect(await gone(to, true).visit(one, from)).toMatchObject({ status: 302, headers: { location } });
  });

  it('never caches 404s or pages rendered for one visitor', async () => {
    const { rendered, visit } = pagesWith(() => ({ status: 404, html: 'no', cache: 'shared' }));
    expect((await visit(one, '/none')).status).toBe(404);
    await visit(one, '/none');
    expect(rendered).toHaveLength(2);
    const own = pagesWith(() => ({ status: 200, html: 'you', cache: 'never' }));
    expect((await own.visit(one, '/x')).headers['cache-control']).toBe('private, no-store');
    await own.visit(one, '/x');
    expect(own.rendered).toHaveLength(2);
  });

  it('re-renders newly published content, requesting it if needed', async () => {
    let version = '1';
    let known = true;
    const source: ContentSource = {
      ...unchanging,
      known: () => (known ? contentOf(version) : null),
      content: () => Promise.resolve(contentOf(version)),
    };
    const { visit } = pagesWith((request) => ({ ...shared(request), html: JSON.stringify(request.content) }), source);
    const versionOf = async () => (JSON.parse((await visit(one, '/a')).body.toString()) as PageContent).version;
    expect(await versionOf()).toBe('1');
    version = '2';
    expect(await versionOf()).toBe('2');
    [version, known] = ['3', false];
    expect(await versionOf()).toBe('3');
  });

  it('concurrent requests for an uncached page share one rendering', async () => {
    const { rendered, visit } = pagesWith(shared);
    await Promise.all(Array.from({ length: 50 }, () => visit(one, '/busy')));
    expect(rendered).toHaveLength(1);
  });

  it('a crashing page responds with the brand’s error page, uncached', async () => {
    let broken = true;
    const { visit } = pagesWith((request) => {
      if (broken) throw new Error('secret detail');
      return shared(request);
    });
    const told = await visit(one, '/a');
    expect(told.status).toBe(500);
    expect(told.body.toString()).toBe('one is sorry');
    broken = false;
    expect((await visit(one, '/a')).status).toBe(200);
  });

  it('compresses for all readers as their browser accepts it; HEAD has no body', async () => {
    const { visit } = pagesWith((request) => ({ ...shared(request), html: 'text '.repeat(500) }));
    for (const round of [1, 2]) {
      const br = await visit(one, '/big', asking('gzip, deflate, br'));
      expect(br.headers['content-encoding'], `round ${round}`).toBe('br');
      expect(brotliDecompressSync(br.body).toString()).toHaveLength(2500);
      expect(br.headers['vary']).toBe('accept-encoding');
    }
    const gzip = await visit(one, '/big', asking('br;q=0, gzip'));
    expect(gunzipSync(gzip.body).toString()).toHaveLength(2500);
    expect((await visit(one, '/big', asking('', 'HEAD'))).body).toHaveLength(0);
  });
});

describe('pageAddress', () => {
  it('keeps the path as received and never throws', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = pageAddress(`/${path}?${query}`);
        if (address) expect(address.path).toBe(`/${path}`.split('?')[0]);
      }),
    );
  });

  it('rejects the URL of another host or without a slash', () => {
    for (const url of ['//evil.example', '/\\evil.example', 'http://evil.example/', '*', `/${'a'.repeat(3000)}`])
      expect(pageAddress(url)).toBeNull();
  });
});

describe('pages behind a CDN', () => {
  const page = { ...PAGE, path: '/guides/a,b' };
  const published: ContentSource = { ...unchanging, known: () => ({ ...contentOf('1'), page }) };
  const NAMES = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control'];
  const named = (headers: Record<string, string>) => NAMES.filter((name) => name in headers);

  it('name their brand, kind, and path, and may be shown while they are fetched anew or we are away', async () => {
    const { headers } = await pagesWith(shared, published, 'fastly').visit(one, '/es/guides/a,b');
    expect(headers).toMatchObject({
      'surrogate-key': 'one one:content one:es:/guides/a%2Cb',
      'surrogate-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const other = pagesWith(shared, unchanging, 'cloudflare');
    for (const time of ['rendered', 'cached'])
      expect((await other.visit(one, '/decode')).headers, time).toMatchObject({
        'cache-tag': 'one,one:product,one:en:/decode',
        'cdn-cache-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
        vary: 'sec-gpc, accept-encoding',
      });
  });

  it('are the same for a visitor with cookies, and set none', async () => {
    const { visit, rendered } = pagesWith(shared, published, 'fastly');
    const first = await visit(one, '/a');
    const cookie = { method: 'GET', headers: { 'accept-encoding': '', cookie: 'session=mia' } };
    const second = await visit(one, '/a', cookie as unknown as IncomingMessage);
    expect([second.headers, second.body]).toEqual([first.headers, first.body]);
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(rendered).toHaveLength(1);
  });

  it.each<[string, string, Partial<PageAnswer>]>([
    ['a page of one visitor', '/a', { cache: 'never' }],
    ['a page with a secret', '/a', { secret: true }],
    ['a page with a query', '/a?vin=1', {}],
    ['a page that isn’t there', '/a', { status: 404 }],
    ['an error page', '/a', { status: 500, cache: 'never' }],
  ])('have no keys: %s', async (_what, url, answer) => {
    const { visit } = pagesWith((request) => ({ ...shared(request), ...answer }), published, 'fastly');
    expect(named((await visit(one, url)).headers)).toEqual([]);
  });

  it('have no keys in a preview, or without a CDN', async () => {
    const { preview } = pagesWith(shared, published, 'fastly');
    expect(named((await preview('/a?preview=good')).headers)).toEqual([]);
    expect(named((await pagesWith(shared, published).visit(one, '/a')).headers)).toEqual([]);
  });
});
