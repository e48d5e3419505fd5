import type { Language } from '@vinlore/brand';
import { EMPTY_SITE, type Page, parsePage, type SeedContent, type Site } from '@vinlore/content-domain';

const DRAWN = [{ kind: 'hero', title: 'Know the car', lead: 'Type the VIN.', button: 'Read it' }];

/** A page for tests. */
export function testPage(path: string, title: string, more: object = {}): Page {
  return parsePage({ path, title, meta: { title, description: `About ${title}` }, blocks: DRAWN, ...more }, (kind) => {
    throw new Error(`Unknown block kind: ${kind}.`);
  });
}

/** A site record for tests, whose header links to a page and to a product path. */
export const testSite: Site = {
  ...EMPTY_SITE,
  headers: [
    { id: 'about', linkType: 'page', page: { id: 'a', title: 'About us', url: '/about#team' } },
    { id: 'verify', linkType: 'page', page: { id: 'v', title: 'Verify', url: '/verify' } },
  ],
  footers: [
    {
      id: 'help',
      linkType: 'group',
      linkGroup: { label: 'Help', pages: [{ id: 'c', title: 'Contact', url: '/contact' }] },
    },
  ],
  about: 'Reads VINs.',
  legal: 'Sells no cars.',
};

/** The content of a brand's files, for tests. */
export function testSeed(
  pages: readonly Page[],
  translations: readonly (readonly [Language, readonly Page[]])[] = [],
  site: Site = testSite,
): SeedContent {
  const others = translations.map(([language, theirs]) => [language, { site: testSite, pages: theirs }] as const);
  return { site, pages, translations: new Map(others) };
}
