import * as fc from 'fast-check';
import { drawnLinks } from '@vinlore/content-domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentHost } from './content-host.ts';
import { createContentLoader } from './content-loader.ts';
import { FakeHost, payloadHero, payloadPage } from './testing/fake-host.ts';

const query = { domain: 'acme.example', locale: null };
let host: FakeHost;
let logged: string[];
const loader = (address = 'https://cms.example') =>
  createContentLoader({ host: contentHost(address), fetch: host.fetch, log: (message) => logged.push(message) });

beforeEach(() => {
  host = new FakeHost();
  logged = [];
});

describe('queries to the content host', () => {
  const asked = () => Object.fromEntries(host.asked[0]!.searchParams);

  it('spec §7: queries sites by domain, published, sorted by sortOrder, depth 1', async () => {
    await loader().site(query);
    expect(host.asked[0]!.href).toMatch(/^https:\/\/cms\.example\/api\/sites\?/);
    expect(asked()).toEqual({
      'where[domain][equals]': 'acme.example',
      'where[_status][equals]': 'published',
      sort: 'sortOrder',
      depth: '1',
    });
  });

  it('spec §7: queries a page by url and the site’s domain, published, depth 1', async () => {
    await loader('https://cms.example/').page(query, '/about');
    expect(host.asked[0]!.href).toMatch(/^https:\/\/cms\.example\/api\/pages\?/);
    expect(asked()).toEqual({
      'where[url][equals]': '/about',
      'where[site.domain][equals]': 'acme.example',
      'where[_status][equals]': 'published',
      depth: '1',
    });
  });

  it('spec §7: passes endpoint=sites and endpoint=pages to a proxy', async () => {
    const proxied = loader('https://www.example/api/content');
    await proxied.site(query);
    await proxied.page(query, '/');
    expect(host.asked.map(({ origin, pathname }) => origin + pathname)).toEqual(
      Array(2).fill('https://www.example/api/content'),
    );
    expect(host.asked.map(({ searchParams }) => searchParams.get('endpoint'))).toEqual(['sites', 'pages']);
  });

  it('sends the language only if it isn’t the site’s default', async () => {
    await loader().page({ ...query, locale: 'es' }, '/');
    expect(host.asked[0]!.searchParams.get('locale')).toBe('es');
  });
});

describe('responses of the content host', () => {
  it('spec §7: reads docs[0] with its headers, footers, trustpilot and reviews', async () => {
    const trustpilot = { url: 'https://www.trustpilot.com/review/acme.example', score: 4.6, count: 120 };
    const reviews = [{ id: 3, author: 'Ana', text: 'Right to the letter.', rating: 5, date: null }];
    host.sites = [
      {
        id: 1,
        headers: [
          { id: 11, linkType: 'page', page: { id: 7, title: 'About', url: '/about', blocks: [] }, linkGroup: {} },
        ],
        footers: [],
        trustpilot,
        reviews,
      },
      { id: 2, headers: 'not this one' },
    ];
    const { site, failed } = await loader().site(query);
    expect(failed).toBe(false);
    expect(site).toMatchObject({ trustpilot, reviews: [{ author: 'Ana', rating: 5 }], about: '', legal: '' });
    expect(drawnLinks(site.headers)).toEqual([
      { kind: 'page', id: '11', page: { id: '7', title: 'About', url: '/about' } },
    ]);
    expect(logged).toEqual([]);
  });

  it('spec §3: returns a page and its metadata, with the defaults of spec §9 for missing fields', async () => {
    host.pages.set('/about', payloadPage('/about', { meta: { title: 'About', description: null } }));
    const { page, metadata } = await loader().page(query, '/about');
    expect(page).toMatchObject({ path: '/about', title: 'About us', blocks: [{ kind: 'hero', id: 'top' }] });
    expect(metadata).toEqual({
      title: 'About',
      description: 'Default Description',
      keywords: 'Default Keywords',
      canonicalURL: null,
      metaRobots: null,
      structuredData: null,
    });
  });

  it('spec §8: returns no page data and empty metadata if nothing matches, without reporting a failure', async () => {
    expect(await loader().page(query, '/none')).toEqual({ page: null, metadata: {}, failed: false });
    expect(await loader().site(query)).toMatchObject({
      failed: false,
      site: { headers: [], footers: [], reviews: [] },
    });
    expect(logged).toEqual([]);
  });

  it('ignores a page other than the one requested', async () => {
    host.pages.set('/about', payloadPage('/elsewhere'));
    expect(await loader().page(query, '/about')).toEqual({ page: null, metadata: {}, failed: false });
  });

  it('lists all pages with the date of their last change', async () => {
    host.pages.set('/', payloadPage('/')).set('/about', payloadPage('/about', { updatedAt: 'soon' }));
    const list = await loader().pages(query);
    expect(list?.map(({ page, updatedAt }) => [page.path, updatedAt?.toISOString()])).toEqual([
      ['/', '2026-11-20T10:00:00.000Z'],
      ['/about', undefined],
    ]);
  });
});

describe('failures of the content host', () => {
  it.each([
    ['an error status', () => new Response('', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    ['a status without text', () => new Response('', { status: 503, statusText: '' }), '503'],
    ['no connection', new Error('fetch failed'), 'fetch failed'],
    ['no list of documents', () => Response.json({ errors: [] }), 'no list of documents'],
  ])('spec §8: logs %s and returns an empty result', async (_what, trouble, words) => {
    host.trouble = trouble;
    expect(await loader().site(query)).toMatchObject({ failed: true, site: { headers: [], footers: [] } });
    expect(await loader().page(query, '/')).toEqual({ page: null, metadata: {}, failed: true });
    expect(logged).toEqual([`Failed to fetch sites: ${words}`, `Failed to fetch page data: ${words}`]);
  });

  it('treats an HTML maintenance page as a failure, not as an empty site', async () => {
    host.trouble = () => new Response('<h1>Back soon</h1>');
    expect(await loader().page(query, '/')).toMatchObject({ failed: true });
    expect(logged[0]).toMatch(/^Failed to fetch page data: .*JSON/);
  });

  it('cuts off an endless response', async () => {
    const mebibyte = new Uint8Array(1024 * 1024).fill(32);
    host.trouble = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(mebibyte) }));
    expect(await loader().page(query, '/')).toMatchObject({ failed: true });
    expect(logged[0]).toContain('bytes');
  });
});

describe('hostile content', () => {
  const blocksOf = async (blocks: unknown[]) => {
    host.pages.set('/x', payloadPage('/x', { blocks }));
    return (await loader().page(query, '/x')).page?.blocks.map(({ kind }) => kind);
  };

  it('skips and logs blocks that are unknown or invalid', async () => {
    expect(await blocksOf([{ blockType: 'carousel' }, { ...payloadHero, title: 7 }, null, payloadHero])).toEqual([
      'hero',
    ]);
    expect(logged).toHaveLength(3);
    expect(logged[0]).toContain('"carousel"');
    expect(logged[1]).toContain('title');
  });

  it('drops links and URLs that would run a script', async () => {
    const bad = { id: 1, title: 'Click', url: 'javascript:alert(1)' };
    host.sites = [
      {
        headers: [
          { id: 1, linkType: 'page', page: bad },
          { id: 2, linkType: 'group', linkGroup: { label: 'More', pages: [bad, { ...bad, id: 2, url: '/ok' }] } },
          { id: 3, linkType: 'popup' },
        ],
      },
    ];
    const { site } = await loader().site(query);
    expect(drawnLinks(site.headers)).toEqual([
      { kind: 'group', id: '2', label: 'More', pages: [{ id: '2', title: 'Click', url: '/ok' }] },
    ]);
    host.pages.set('/x', payloadPage('/x', { meta: { title: 'X', canonicalURL: 'javascript:alert(1)' } }));
    expect((await loader().page(query, '/x')).metadata).toMatchObject({ title: 'X', canonicalURL: null });
  });

  it('accepts JSON-LD as data or as text, and drops invalid JSON', async () => {
    const structured = async (structuredData: unknown) => {
      host.pages.set('/x', payloadPage('/x', { meta: { structuredData } }));
      return (await loader().page(query, '/x')).metadata.structuredData;
    };
    expect(await structured({ '@type': 'WebSite' })).toEqual({ '@type': 'WebSite' });
    expect(await structured('{"@type":"WebSite"}')).toEqual({ '@type': 'WebSite' });
    expect(await structured('{"@type":')).toBeNull();
    expect(await structured('alert(1)')).toBeNull();
  });

  it('handles pages that link to themselves and endless nesting in bounded time', async () => {
    const self = { id: 7, title: 'Self', url: '/x' };
    host.sites = [{ headers: [{ id: 1, linkType: 'page', page: { ...self, links: [self] } }] }];
    expect(drawnLinks((await loader().site(query)).site.headers)).toHaveLength(1);
    let deep: object = {};
    for (let level = 0; level < 5_000; level++) deep = { deep };
    host.pages.set('/x', payloadPage('/x', { meta: { structuredData: deep } }));
    expect((await loader().page(query, '/x')).page).toBeNull();
  });

  it('survives any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (doc, field) => {
        for (const each of [doc, { headers: doc, reviews: field }, { url: '/x', meta: doc, blocks: field }]) {
          host.sites = [each];
          host.pages.set('/x', each);
          await loader().site(query);
          await loader().page(query, '/x');
        }
        expect(logged.filter((message) => message.startsWith('Failed'))).toEqual([]);
      }),
    );
  });
});
