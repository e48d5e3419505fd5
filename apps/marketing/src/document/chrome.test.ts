// @vitest-environment node
import { readLinks } from '@vinlore/content-domain';
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

async function drawn(around = {}) {
  const page = pageOf('/prices', [{ kind: 'page-head', title: 'Prices' }]);
  const request = requestFor('/prices', page, { site: { ...site, headers, footers: headers }, ...around });
  return (await renderer.render(request, callsBy({}))).html;
}

describe('spec §3: links of header and footer', () => {
  it('a page, a group under its label, another site; what is not populated or empty is left out', async () => {
    const html = await drawn();
    const header = /<header.*<\/header>/s.exec(html)![0];
    expect(header).toContain('<a href="/prices" aria-current="page">To prices</a>');
    expect(header).toMatch(/<details[^>]*name="site-links"><summary>Tools/);
    expect(header).toContain('<a href="https://nhtsa.gov/" rel="noopener">To nhtsa</a>');
    expect(html).not.toMatch(/Empty|not-populated/);
  });

  it('an address that only looks like a path leads nowhere', async () => {
    expect(await drawn()).not.toContain('evil.example');
  });

  it('bad input: a site without headers and footers is a page with its own furniture', async () => {
    const html = await drawn({ site: { ...site, headers: [], footers: [] } });
    expect(html).toContain('Prices');
    expect(html).toContain('href="/members/login"');
  });
});
