// @vitest-environment node
import { type PageContent, readLinks } from '@vinlore/content-domain';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, pageOf, requestFor, site } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const pageOfId = (id: string, url: string) => ({ id, title: `To ${id}`, url });
const headers = readLinks(
  [
    { id: 1, linkType: 'page', page: pageOfId('prices', '/prices'), linkGroup: { pages: [] } },
    { id: 2, linkType: 'page', page: 'not-populated' },
    {
      id: 3,
      linkType: 'group',
      linkGroup: {
        label: 'Tools',
        pages: [pageOfId('verify', '/verify'), null, pageOfId('nhtsa', 'https://nhtsa.gov/')],
      },
    },
    { id: 4, linkType: 'group', linkGroup: { label: 'Empty', pages: ['not-populated'] } },
    { id: 5, linkType: 'page', page: pageOfId('trick', '/\\evil.example') },
  ],
  () => expect.unreachable('all of them are links'),
);

async function drawn(around: Partial<PageContent> = {}, address = '/prices') {
  const page = pageOf('/prices', [{ kind: 'page-head', title: 'Prices' }]);
  const request = requestFor(address, page, { site: { ...site, headers, footers: headers }, ...around });
  return (await renderer.render(request, callsBy({}))).html;
}

describe('spec §3: header and footer links', () => {
  it('render pages, labeled groups, and external sites; skip empty or missing targets', async () => {
    const html = await drawn();
    const header = /<header.*<\/header>/s.exec(html)![0];
    expect(header).toContain('<a href="/prices" aria-current="page">To prices</a>');
    expect(header).toMatch(/<details[^>]*name="site-links"><summary>Tools/);
    expect(header).toContain('<a href="https://nhtsa.gov/" rel="noopener">To nhtsa</a>');
    expect(html).not.toMatch(/Empty|not-populated/);
  });

  it('ignore a URL that only looks like a path', async () => {
    expect(await drawn()).not.toContain('evil.example');
  });

  it('bad input: a site without headers and footers gets default ones', async () => {
    const html = await drawn({ site: { ...site, headers: [], footers: [] }, version: 'without links' });
    expect(html).toContain('Prices');
    expect(html).toContain('href="/members/login"');
  });
});

describe('the chrome is rendered once, while each page has its own content', () => {
  const both = { languages: ['en', 'es'] } as const;
  const languageLink = (html: string) => /<a[^>]*href="(\/es\/prices[^"]*)"/.exec(html)?.[1];

  it('the language link keeps the current query', async () => {
    expect(languageLink(await drawn(both, '/prices?a=1&b=2'))).toBe('/es/prices?a=1&amp;b=2');
    expect(languageLink(await drawn(both, '/prices?a=3'))).toBe('/es/prices?a=3');
    expect(languageLink(await drawn(both))).toBe('/es/prices');
  });

  it('escapes a hostile query', async () => {
    const html = await drawn(both, '/prices?a="><script>alert(1)</script>&$&=$1');
    expect(html).not.toContain('<script>alert(1)');
    expect(languageLink(html)).toBe('/es/prices?a=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E&amp;%24=&amp;=%241');
  });

  it('shows content that was just published', async () => {
    await drawn();
    const about = 'Reads plates, too.';
    expect(await drawn({ site: { ...site, about }, version: 'the next' })).toContain(about);
  });

  it('has no duplicate id', async () => {
    const ids = [...(await drawn()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
