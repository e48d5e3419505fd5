import type { ContentSource, SeedContent } from '@vinlore/content-domain';

/** Returns the content of the brands' files as a page source, for the development server, which has no database. */
export function contentOfSeed(seeds: ReadonlyMap<string, SeedContent>): Pick<ContentSource, 'known'> {
  return {
    known: (brand, language, path) => {
      const seed = seeds.get(brand.key)!;
      const { site, pages } = seed.translations.get(language) ?? seed;
      const page = pages.find((each) => each.path === path) ?? null;
      return { site, page, languages: page ? [language] : [], version: '0' };
    },
  };
}
