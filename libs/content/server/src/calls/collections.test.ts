import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unpublishPage } from '../publish/publish-page.ts';
import { testPage, testSeed } from '../testing/contents.ts';
import { acme, testHost } from '../testing/host.ts';

interface Doc {
  readonly id: string;
  readonly [field: string]: unknown;
}
const asked: unknown[] = [];
let isDown = false;
let host: Awaited<ReturnType<typeof testHost>>;
let proxied: Awaited<ReturnType<typeof testHost>>;

const seeds = {
  acme: testSeed([
    testPage('/', 'Home', { sortOrder: 0 }),
    testPage('/about', 'About', { sortOrder: 2 }),
    testPage('/contact', 'Contact', { sortOrder: 1 }),
    testPage('/draft', 'Draft', { sortOrder: 3 }),
  ]),
  otra: testSeed([testPage('/', 'Inicio')]),
};

beforeAll(async () => {
  host = await testHost(seeds);
  const source = await host.content.source();
  await host.database.transaction((tx) =>
    unpublishPage(tx, { brand: 'acme', language: 'en', path: '/draft' }, new Date()),
  );
  await host.database.transaction((tx) =>
    unpublishPage(tx, { brand: 'acme', language: 'en', path: '/contact' }, new Date()),
  );
  // Both are notified: if a poll ran in between, one of them could still be missing.
  await vi.waitFor(() =>
    expect(['/draft', '/contact'].map((path) => source.known(acme, 'en', path)?.page)).toEqual([null, null]),
  );
  await host.content.close();
  proxied = await testHost(seeds, {
    upstream: {
      ask: (endpoint, query) => {
        asked.push([endpoint, query]);
        return Promise.resolve(isDown ? null : { docs: [], totalDocs: 0 });
      },
    },
  });
});
afterAll(async () => {
  await host.close();
  await proxied.close();
});

const docs = async (path: string, options?: Parameters<typeof host.ask>[1]) => {
  const { status, body } = await host.ask(path, options);
  expect(status, JSON.stringify(body)).toBe(200);
  return body['docs'] as Doc[];
};
const urls = async (query: string, options?: Parameters<typeof host.ask>[1]) =>
  (await docs(`/api/pages?${query}`, options)).map(({ url }) => url);

describe('spec §7: GET /api/sites', () => {
  const SITES = '/api/sites?where[domain][equals]=acme.localhost&where[_status][equals]=published&sort=sortOrder';

  it('stack.md: depth 1 populates published pages; links to drafts stay bare ids; other URLs are unchanged', async () => {
    const [site] = await docs(`${SITES}&depth=1`);
    expect(site).toMatchObject({
      domain: 'acme.localhost',
      _status: 'published',
      trustpilot: null,
      reviews: [],
      headers: [
        { linkType: 'page', page: { title: 'About us', url: '/about#team' }, linkGroup: { pages: [] } },
        { linkType: 'page', page: { title: 'Verify', url: '/verify' } },
      ],
    });
    const [draft] = await docs('/api/pages?where[url][equals]=/contact', { token: 'ana' });
    expect(site!['footers']).toMatchObject([{ linkType: 'group', linkGroup: { label: 'Help', pages: [draft!.id] } }]);
  });

  it('stack.md: depth 0 leaves every page a bare id', async () => {
    const [[site], [about]] = [await docs(`${SITES}&depth=0`), await docs('/api/pages?where[url][equals]=/about')];
    expect((site!['headers'] as { page: unknown }[])[0]!.page).toBe(about!.id);
  });

  it('finds a site by any of its domains, with the prefixes of spec §7, and by no other domain', async () => {
    for (const domain of ['acme.localhost', 'acme.example', 'members.acme.localhost'])
      expect(await docs(`/api/sites?where[domain][equals]=${domain}`)).toHaveLength(1);
    expect(await docs('/api/sites?where[domain][equals]=nobody.example')).toEqual([]);
    expect(await docs('/api/sites?where[domain][equals]=otra.localhost')).toMatchObject([{ domain: 'otra.localhost' }]);
    expect(await docs('/api/sites')).toMatchObject([{ domain: 'acme.localhost' }]);
  });
});

describe('spec §7: GET /api/pages', () => {
  it('finds a page by url and its site’s domain, with its metadata and its blocks in Payload’s format', async () => {
    const found = await docs(
      '/api/pages?where[url][equals]=/about&where[site.domain][equals]=acme.localhost&where[_status][equals]=published&depth=1',
    );
    expect(found).toMatchObject([
      {
        url: '/about',
        title: 'About',
        site: { domain: 'acme.localhost' },
        meta: { title: 'About', keywords: 'Default Keywords', canonicalURL: null },
        blocks: [{ blockType: 'hero', title: 'Know the car' }],
      },
    ]);
    expect(await urls('where[url][equals]=/about&where[site.domain][equals]=otra.localhost')).toEqual([]);
  });

  it('paginates in Payload’s envelope', async () => {
    const { body } = await host.ask('/api/pages?sort=url&limit=1&page=2&depth=0');
    expect(body).toMatchObject({ totalDocs: 2, limit: 1, page: 2, totalPages: 2, pagingCounter: 2 });
    expect(body).toMatchObject({ hasPrevPage: true, hasNextPage: false, prevPage: 1, nextPage: null });
    expect(Object.keys(body)).toHaveLength(10);
    const beyond = await host.ask('/api/pages?page=9');
    expect(beyond.body).toMatchObject({ docs: [], totalDocs: 2, hasNextPage: false, hasPrevPage: true });
  });

  it('sorts, and filters by list, negation, and and/or', async () => {
    expect(await urls('sort=-url')).toEqual(['/about', '/']);
    expect(await urls('sort=sortOrder')).toEqual(['/', '/about']);
    expect(await urls('where[url][in]=/about,/none')).toEqual(['/about']);
    expect(await urls('where[url][not_equals]=/')).toEqual(['/about']);
    expect(await urls('where[or][0][url][equals]=/&where[or][1][title][equals]=About&sort=url')).toEqual([
      '/',
      '/about',
    ]);
    expect(await urls('where[and][0][url][equals]=/&where[and][1][title][equals]=About')).toEqual([]);
  });

  it('returns drafts only to staff who edit content there and signed in with both factors', async () => {
    const drafts = 'where[_status][equals]=draft&sort=url&where[site.domain][equals]=acme.localhost';
    expect(await urls(drafts, { token: 'ana' })).toEqual(['/contact', '/draft']);
    expect(await urls(drafts)).toEqual([]);
    for (const token of ['member', 'staff', 'support', 'half']) expect(await urls(drafts, { token })).toEqual([]);
    expect(await urls('where[url][equals]=/draft')).toEqual([]);
    expect(await urls(drafts, { token: 'ben', host: 'otra.localhost' })).toEqual([]);
  });

  it('falls back to the brand’s own language', async () => {
    expect(await urls('locale=es&sort=url')).toEqual(['/', '/about']);
  });
});

describe('invalid input', () => {
  it.each([
    ['an unknown path', 'where[password][equals]=x', 'The following path cannot be queried: password'],
    ['a path into a document', 'where[meta.title][equals]=x', 'The following path cannot be queried: meta.title'],
    [
      'a built-in JavaScript property',
      'where[constructor][equals]=x',
      'The following path cannot be queried: constructor',
    ],
    ['a prototype', 'where[__proto__][equals]=x', 'This path cannot be queried.'],
    ['an unknown operator', 'where[url][like]=x', 'The following operator cannot be used: like'],
    ['no operator', 'where[url]=x', 'The path url takes an operator, such as [equals].'],
    ['invalid conditions', 'where=x', 'where takes conditions, such as where[url][equals]=/about.'],
    ['a list instead of a text', 'where[url][equals][]=x', 'The operator equals takes one text.'],
    ['an object instead of a text', 'where[url][equals][a]=x', 'The operator equals takes one text.'],
    ['an unknown parameter', 'select[url]=true', 'The following parameter is not known: select'],
    ['a sort by an arbitrary field', 'sort=blocks', 'The following path cannot be sorted by: blocks'],
    ['an expensive depth', 'depth=10', 'depth takes a whole number from 0 to 1.'],
    ['a limit that is too high', 'limit=99999', 'limit takes a whole number from 0 to 1000.'],
    ['a page before the first', 'page=0', 'page takes a whole number from 1 to 1000.'],
    ['an unknown language', 'locale=fr', 'locale takes en or es.'],
    ['SQL', "where[url'; drop table content_page;--][equals]=x", /^The following path cannot be queried: url'; drop/],
    ['endlessly nested conditions', `where${'[or][0]'.repeat(40)}[url][equals]=x`, /or takes a list|cannot be/],
  ])('returns 400 in Payload’s format for %s', async (_what, query, message) => {
    const { status, body } = await host.ask(`/api/pages?${encodeURI(query)}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [{ message: message instanceof RegExp ? expect.stringMatching(message) : message }],
    });
  });

  it('returns 200 or 400 for any query, and never a draft', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'where',
        'or',
        'and',
        '0',
        '1',
        'url',
        '_status',
        'site.domain',
        'equals',
        'in',
        'not_equals',
        'sort',
      ),
      fc.string({ maxLength: 6 }),
    );
    const name = fc
      .array(part, { minLength: 1, maxLength: 6 })
      .map(([first, ...rest]) => first + rest.map((each) => `[${each}]`).join(''));
    const value = fc.oneof(fc.constantFrom('/draft', 'draft', 'published', 'acme.localhost', '-url'), fc.string());
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 6 }),
        async (pairs) => {
          const { status, body } = await host.ask(
            `/api/pages?${new URLSearchParams(pairs.filter(([, text]) => !text.includes('\0')))}`,
          );
          expect([200, 400]).toContain(status);
          expect(JSON.stringify(body['docs'] ?? '')).not.toContain('"/draft"');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('spec §7: the proxy with endpoint=sites and endpoint=pages', () => {
  it('answers from our own tables if they are the content host', async () => {
    const direct = await host.ask('/api/pages?where[url][equals]=/about&depth=1');
    expect((await host.ask('/api/content?endpoint=pages&where[url][equals]=/about&depth=1')).body).toEqual(direct.body);
    expect((await host.ask('/api/content?endpoint=sites')).body).toMatchObject({ totalDocs: 1 });
  });

  it('asks another host only for published documents of this brand, whatever the query says', async () => {
    const query =
      'endpoint=pages&where[url][equals]=/x&where[_status][equals]=draft&where[site.domain][equals]=acme.example&depth=1';
    expect((await proxied.ask(`/api/content?${query}`)).status).toBe(200);
    expect(asked.splice(0)).toEqual([
      [
        'pages',
        {
          'where[url][equals]': '/x',
          'where[_status][equals]': 'published',
          'where[site.domain][equals]': 'acme.localhost',
          depth: '1',
        },
      ],
    ]);
  });

  it('passes on no parameter it doesn’t know, and reports when the host is down', async () => {
    expect((await proxied.ask('/api/content?endpoint=pages&where[secret][equals]=1')).status).toBe(400);
    expect((await proxied.ask('/api/content?endpoint=users')).status).toBe(400);
    expect(asked).toEqual([]);
    isDown = true;
    const { status, body } = await proxied.ask('/api/content?endpoint=sites');
    expect(status).toBe(503);
    expect(body).toMatchObject({ errors: [{ message: 'The content host does not answer. Try again in a moment.' }] });
  });
});
