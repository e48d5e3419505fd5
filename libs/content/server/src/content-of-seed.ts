import type { ContentSource, SiteContent } from '@vinlore/content-domain';

/** What the brands' files hold, as a source of pages. */
export function contentOfSeed(seed: ReadonlyMap<string, SiteContent>): ContentSource {
  const known: ContentSource['known'] = (brand, _language, path) => {
    const { site, pages } = seed.get(brand.key)!;
    const page = pages.find((each) => each.path === path) ?? null;
    return { site, page, languages: page ? [brand.language] : [], version: '0' };
  };
  return {
    known,
    content: (brand, language, path) => Promise.resolve(known(brand, language, path)!),
    pages: () => Promise.resolve([]),
  };
}
