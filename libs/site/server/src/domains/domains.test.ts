import { namesOfDomain, takenHost } from '@vinlore/brand';
import { testBrand } from '@vinlore/testing-node';
import type { SiteState } from '@vinlore/site-domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOverlay } from '../overlay.ts';
import { openProcesses } from '../testing/processes.ts';
import { createSiteApi, type SiteApi } from '../testing/site-api.ts';
import { domainState } from './domain-names.ts';

let api: SiteApi;
beforeEach(async () => {
  api = await createSiteApi([
    testBrand({ key: 'one' }),
    testBrand({ key: 'two', language: 'es', domains: ['two.localhost', 'dos.example'] }),
  ]);
});
afterEach(() => api.close());

const versionOf = async (by: string, key: string) =>
  ((await api.ask(by, '/api-cwa/staff/brand')).data as SiteState).fields.find((field) => field.key === key)!.version;
const ask = async (by: string, key: string, value: unknown) =>
  api.ask(by, '/api-cwa/staff/brand/change', { changes: [{ key, value, base: await versionOf(by, key) }] });
/** Changes a brand's domains with the required second approval. */
async function give(by: string, domains: readonly string[] | null) {
  const answer = await ask(by, 'domains', domains);
  if (answer.status !== 202) return answer;
  await api.approve();
  await api.live.refresh();
  return { status: 200, data: null };
}
const keyOf = (host: string) => api.live.brandOfHost(host)?.key ?? null;
const fault = (why: RegExp | string) => ({
  status: 422,
  data: { faults: [{ key: 'domains', why: typeof why === 'string' ? why : (expect.stringMatching(why) as string) }] },
});

describe('docs/decisions.md §1: owners change domains without a deploy', () => {
  it('serves a new domain and its subdomains right away, and the old one until it’s removed', async () => {
    expect(keyOf('cars.example')).toBeNull();
    expect(await give('ada', ['cars.example', 'one.localhost'])).toMatchObject({ status: 200 });
    expect(namesOfDomain('cars.example').map(keyOf)).toEqual(['one', 'one', 'one', 'one', 'one']);
    expect(keyOf('one.localhost')).toBe('one');
    expect(api.live.brands[0]!.domains[0]).toBe('cars.example');
    await give('ada', ['cars.example']);
    expect([keyOf('cars.example'), keyOf('one.localhost'), keyOf('two.localhost')]).toEqual(['one', null, 'two']);
  });

  it('keeps at least one working domain, so that nobody is locked out of the desk, also when resetting to the file’s', async () => {
    expect(await ask('ada', 'domains', ['cars.example'])).toMatchObject(fault(/^must keep one of one\.localhost/));
    await give('ada', ['one.localhost', 'cars.example']);
    expect(await give('ada', null)).toMatchObject({ status: 200 });
    expect(keyOf('cars.example')).toBeNull();
  });

  it.each([
    ['two.localhost', 'two.localhost names the brand "two" already'],
    ['dos.example', 'dos.example names the brand "two" already'],
    ['members.dos.example', 'members.dos.example names the brand "two" already'],
    ['desk.two.localhost', 'desk.two.localhost names the brand "two" already'],
  ])('rejects %s as another brand’s', async (domain, why) => {
    expect(await ask('ada', 'domains', ['one.localhost', domain])).toMatchObject(
      fault(`${why}; a host can name only one`),
    );
  });

  it('rejects a host that would shadow another brand’s', async () => {
    await give('ada', ['one.localhost', 'shop.cars.example']);
    expect(await give('eva', ['two.localhost', 'desk.shop.cars.example'])).toMatchObject({ status: 422 });
    expect(await give('eva', ['two.localhost', 'cars.example'])).toMatchObject({ status: 200 });
    expect([keyOf('shop.cars.example'), keyOf('cars.example')]).toEqual(['one', 'two']);
  });

  it('reserves a domain named in a brand’s file, even after staff removed it', async () => {
    await give('eva', ['two.localhost']);
    expect(keyOf('dos.example')).toBeNull();
    expect(await ask('ada', 'domains', ['one.localhost', 'dos.example'])).toMatchObject({ status: 422 });
  });

  it('requires removing the tagging server before its domain', async () => {
    await give('ada', ['one.localhost', 'cars.example']);
    await ask('ada', 'tag_host', 'https://tags.cars.example');
    await api.approve();
    expect(await ask('ada', 'domains', ['one.localhost'])).toMatchObject({
      status: 422,
      data: { faults: [{ key: 'tag_host' }] },
    });
  });

  it('rejects invalid host names and duplicates', async () => {
    const wrongs = [
      ['One.example'],
      ['a.example', 'a.example'],
      ['https://a.example'],
      ['a.example:80'],
      ['-a.example'],
    ];
    for (const wrong of wrongs)
      expect((await ask('ada', 'domains', ['one.localhost', ...wrong])).status, String(wrong)).toBe(422);
    expect(await ask('ada', 'domains', ['one.localhost', 'desk.one.localhost'])).toMatchObject({ status: 422 });
  });

  it('never assigns a host to two brands', async () => {
    const domain = fc.constantFrom('a.example', 'members.a.example', 'b.example', 'desk.b.example', 'x.a.example');
    const steps = fc.array(fc.tuple(fc.constantFrom('ada', 'eva'), fc.uniqueArray(domain, { maxLength: 3 })), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        for (const [by, domains] of asked)
          await give(by, [by === 'ada' ? 'one.localhost' : 'two.localhost', ...domains]);
        const [one, two] = api.live.brands;
        expect(takenHost(one!.domains, [two!])).toBeNull();
        for (const brand of api.live.brands)
          for (const name of brand.domains.flatMap(namesOfDomain)) expect(keyOf(name)).toBe(brand.key);
      }),
      { numRuns: 12 },
    );
  });
});

describe('domains across processes', () => {
  it('prefers a domain in another brand’s file over one that staff added, and logs it', async () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const processes = await openProcesses(() => now);
    try {
      const files = [testBrand({ key: 'one' }), testBrand({ key: 'two' })];
      const before = await processes.open(files);
      const overlay = createOverlay({ live: before.live, clock: () => now });
      const value = ['one.localhost', 'cars.example'];
      await before.database.transaction((tx) =>
        overlay.change(tx, { brand: 'one', key: 'domains', value, actor: null }),
      );
      const deployed = await processes.open([files[0]!, { ...files[1]!, domains: ['two.localhost', 'cars.example'] }]);
      expect(deployed.live.brandOfHost('cars.example')!.key).toBe('two');
      expect(deployed.live.brandOfHost('one.localhost')!.key).toBe('one');
      expect(deployed.live.ignoredOf('one')).toMatchObject([{ key: 'domains' }]);
      expect(processes.warnings.join()).toContain('cars.example names the brand');
    } finally {
      await processes.close();
    }
  });
});

describe('DNS check of a domain', () => {
  it('looks up each host and compares it with the brand’s primary domain', async () => {
    expect(await api.ask('ada', '/api-cwa/staff/brand/domain', { domain: 'cars.example' })).toMatchObject({
      status: 200,
      data: {
        expected: ['127.0.0.1'],
        names: [
          { name: 'cars.example', state: 'here', addresses: ['127.0.0.1'] },
          { name: 'members.cars.example', state: 'elsewhere', addresses: ['192.0.2.7'] },
          { name: 'desk.cars.example', state: 'nowhere', addresses: [] },
        ],
      },
    });
    expect((await api.ask('support', '/api-cwa/staff/brand/domain', { domain: 'cars.example' })).status).toBe(403);
  });

  it.each([
    [['a'], ['a'], 'here'],
    [['a', 'b'], ['b'], 'here'],
    [['a'], ['a', 'c'], 'elsewhere'],
    [['a'], [], 'nowhere'],
    [['a'], null, 'unknown'],
    [null, ['a'], 'unknown'],
    [[], ['a'], 'unknown'],
  ] as const)('ours %o, found %o: %s', (own, found, state) => {
    expect(domainState(own, found)).toBe(state);
  });
});

describe('docs/decisions.md §1: owners change the logo without a deploy', () => {
  const mark = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="${fill}"/></svg>`;

  it('publishes a logo with enough contrast right away', async () => {
    expect(await ask('ada', 'logo', mark('#808080'))).toMatchObject({ status: 200 });
    expect(api.live.brandOfHost('one.localhost')!.logo).toBe(mark('#808080'));
  });

  it.each([
    ['is invisible on dark pages', mark('#000000'), /hard to see on dark pages/],
    ['is blank', mark('none'), /blank or invisible/],
    ['runs a script', mark('#808080').replace('<path', '<script/><path'), /without <script>/],
    ['isn’t an SVG', 'logo', /starts with <svg/],
  ])('rejects a logo that %s', async (_what, logo, why) => {
    expect(await ask('ada', 'logo', logo)).toMatchObject({
      status: 422,
      data: { faults: [{ key: 'logo', why: expect.stringMatching(why) as string }] },
    });
  });
});
