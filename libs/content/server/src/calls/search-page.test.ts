import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPage, testSeed } from '../testing/contents.ts';
import { testHost } from '../testing/host.ts';

interface Result {
  readonly kind: string;
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}
let host: Awaited<ReturnType<typeof testHost>>;
beforeAll(async () => {
  const words = { kind: 'call-to-action', title: 'Odómetro', text: 'One <b>odometer</b> & <script>two</script>.' };
  const block = { ...words, action: { label: 'Go', href: '/x' } };
  const many = Array.from({ length: 30 }, (_, n) => testPage(`/guide-${n}`, `Guide ${n}`));
  host = await testHost({
    acme: testSeed([
      testPage('/', 'Home'),
      testPage('/odometer', 'Odometer readings'),
      testPage('/other', 'Other', { blocks: [block] }),
      testPage('/hidden', 'Odometer secrets', { meta: { title: 'x', metaRobots: 'noindex' } }),
      testPage('/prices', 'Prices | Test Brand'),
      ...many,
    ]),
    otra: testSeed([testPage('/', 'Inicio')]),
  });
});
afterAll(() => host.close());

const search = async (q: string, on?: string): Promise<Result[]> => {
  const { status, body } = await host.ask(`/api-cwa/search-page?${new URLSearchParams({ q })}`, on ? { host: on } : {});
  expect(status).toBe(200);
  return (body['data'] as { results: Result[] }).results;
};

describe('docs/decisions.md §4: search-page', () => {
  it('finds pages by their text, title matches first, with a plain-text excerpt', async () => {
    const found = await search('ODOMETER');
    expect(found.map(({ url }) => url)).toEqual(['/odometer', '/other']);
    expect(found[1]!.excerpt).toContain('odometer & two');
    expect(found[1]!.excerpt).not.toMatch(/[<>]/);
  });

  it('leaves out the brand name at the end of titles', async () => {
    expect((await search('prices')).map(({ title }) => title)).toEqual(['Prices']);
  });

  it('ignores accents, and requires every word', async () => {
    expect((await search('odometro')).map(({ url }) => url)).toEqual(['/other']);
    expect(await search('odometer readings banana')).toEqual([]);
  });

  it('finds catalog vehicles for the requested year, or else their newest year', async () => {
    expect(await search('2013 ford esc')).toEqual([
      {
        kind: 'vehicle',
        title: '2013 Ford Escape',
        url: '/decode?year=2013&make=FORD&model=Escape',
        excerpt: 'Model years 2013 to 2014',
      },
    ]);
    expect((await search('C-Max')).map(({ title, excerpt }) => [title, excerpt])).toEqual([
      ['2014 Ford C-Max', 'Model year 2014'],
    ]);
    expect(await search('2013 c max')).toEqual([]);
    expect(await search('homemade')).toEqual([]);
  });

  it('finds a vehicle under its new name from the first day of a catalog release', async () => {
    expect(await search('2013 Kuga')).toEqual([]);
    host.renameEscape('Kuga');
    expect((await search('2013 Kuga')).map(({ title }) => title)).toEqual(['2013 Ford Kuga']);
    host.renameEscape('Escape');
  });

  it('returns at most 20 results, and only what the brand publishes', async () => {
    expect(await search('guide')).toHaveLength(20);
    expect(await search('odometer', 'otra.localhost')).toEqual([]);
  });

  it.each(['', '   ', '!?', '(.*)+', '%', '\u0301'])('finds nothing for a search without words: %j', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  it('rejects searches that are too long', async () => {
    expect((await host.ask(`/api-cwa/search-page?q=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await host.ask('/api-cwa/search-page')).status).toBe(400);
  });
});
