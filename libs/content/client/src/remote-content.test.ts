import type { Brand } from '@vinlore/brand';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentHost } from './content-host.ts';
import { createRemoteContent } from './remote-content.ts';
import { FakeHost, payloadPage } from './testing/fake-host.ts';

const brand = { key: 'acme', domains: ['acme.example'], language: 'en' } as unknown as Brand;
const SITE = { about: 'One', headers: [], footers: [] };

let host: FakeHost;
let logged: string[];
let now: number;
let waiting: (() => void)[];
const open = () =>
  createRemoteContent({
    host: contentHost('https://cms.example'),
    fetch: host.fetch,
    log: (message) => logged.push(message),
    now: () => now,
    later: (work) => void waiting.push(work),
  });
/** Runs the pending probe and lets it settle. */
async function probe(): Promise<void> {
  waiting.splice(0).forEach((work) => work());
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  host = new FakeHost();
  host.sites = [SITE];
  host.pages.set('/', payloadPage('/', { title: 'Home' }));
  logged = [];
  now = 0;
  waiting = [];
});

describe('pages from another content host', () => {
  it('sends one request for concurrent visitors, and the next one after a second', async () => {
    const content = open();
    expect(content.known(brand, 'en', '/')).toBeNull();
    const all = await Promise.all(Array.from({ length: 50 }, () => content.content(brand, 'en', '/')));
    expect(host.asked).toHaveLength(2);
    expect(all[49]).toMatchObject({ site: { about: 'One' }, page: { title: 'Home' }, languages: ['en'] });
    now = 999;
    expect(content.known(brand, 'en', '/')).toEqual(all[0]);
    now = 1_000;
    expect(content.known(brand, 'en', '/')).toBeNull();
  });

  it('changes the version when the content changes, and only then', async () => {
    const content = open();
    const version = async () => (await content.content(brand, 'en', '/')).version;
    const first = await version();
    now += 2_000;
    expect(await version()).toBe(first);
    now += 2_000;
    host.pages.set('/', payloadPage('/', { title: 'New home' }));
    const second = await version();
    expect(second).not.toBe(first);
    now += 2_000;
    host.sites = [{ ...SITE, about: 'Two' }];
    expect(await version()).not.toBe(second);
  });

  it('returns no page if none is published, and sends no request for paths that can’t be pages', async () => {
    const content = open();
    expect(await content.content(brand, 'en', '/none')).toMatchObject({ page: null, languages: [] });
    host.asked.length = 0;
    expect(await content.content(brand, 'en', '/verify/3D8P')).toMatchObject({ page: null });
    expect(host.asked.map(({ pathname }) => pathname)).toEqual([]);
  });
});

describe('stale pages are served only while the content host is down', () => {
  it('serves the last version right away, and reports a page that was never loaded as unavailable', async () => {
    const content = open();
    const seen = await content.content(brand, 'en', '/');
    now += 10_000;
    host.trouble = new Error('connect ECONNREFUSED');
    expect(await content.content(brand, 'en', '/')).toEqual(seen);
    host.asked.length = 0;
    for (let visit = 0; visit < 1_000; visit++) expect(content.known(brand, 'en', '/')).toEqual(seen);
    expect(await content.content(brand, 'en', '/never')).toMatchObject({ site: { about: 'One' }, page: 'unavailable' });
    expect(content.known(brand, 'en', '/never')).toMatchObject({ page: 'unavailable' });
  });

  it('sends only the probe to a host that’s down, and logs each failure once', async () => {
    const content = open();
    host.trouble = new Error('connect ECONNREFUSED');
    expect(await content.content(brand, 'en', '/')).toMatchObject({ page: 'unavailable', site: { headers: [] } });
    host.asked.length = 0;
    await content.content(brand, 'en', '/');
    for (let second = 0; second < 5; second++) await probe();
    expect(host.asked).toHaveLength(5);
    expect(logged).toEqual([
      'Failed to fetch sites: connect ECONNREFUSED',
      'Failed to fetch page data: connect ECONNREFUSED',
    ]);
  });

  it('serves fresh content after the first successful probe', async () => {
    const content = open();
    await content.content(brand, 'en', '/');
    now += 10_000;
    host.trouble = new Error('down');
    await content.content(brand, 'en', '/');
    host.trouble = null;
    host.pages.set('/', payloadPage('/', { title: 'New home' }));
    expect(content.known(brand, 'en', '/')).toMatchObject({ page: { title: 'Home' } });
    await probe();
    expect(content.known(brand, 'en', '/')).toBeNull();
    expect(await content.content(brand, 'en', '/')).toMatchObject({ page: { title: 'New home' } });
    expect(waiting).toEqual([]);
  });

  it('keeps other brands working when one brand’s requests fail', async () => {
    const content = open();
    const other = { ...brand, key: 'other', domains: ['other.example'] } as Brand;
    host.trouble = new Error('down');
    await content.content(brand, 'en', '/');
    host.trouble = null;
    expect(content.known(brand, 'en', '/')).toMatchObject({ page: 'unavailable' });
    expect(await content.content(other, 'en', '/')).toMatchObject({ page: { title: 'Home' } });
  });

  it('lists the last known pages', async () => {
    const content = open();
    const home = { path: '/', title: 'Home' };
    expect(await content.pages(brand)).toMatchObject([
      { ...home, language: 'en' },
      { ...home, language: 'es' },
    ]);
    now += 120_000;
    host.trouble = new Error('down');
    expect(await content.pages(brand)).toHaveLength(2);
  });

  it('remembers the languages a page was published in, and each set gets its own version', async () => {
    const content = open();
    const alone = await content.content(brand, 'en', '/');
    expect(alone.languages).toEqual(['en']);
    await content.content(brand, 'es', '/');
    const both = content.known(brand, 'en', '/')!;
    expect(both.languages).toEqual(['en', 'es']);
    expect(both.version).not.toBe(alone.version);
    now += 2_000;
    host.pages.delete('/');
    await content.content(brand, 'es', '/');
    host.pages.set('/', payloadPage('/', { title: 'Home' }));
    expect((await content.content(brand, 'en', '/')).languages).toEqual(['en']);
  });
});
