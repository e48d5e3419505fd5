import type { ContentSource, SeedContent } from '@vinlore/content-domain';

/** What the brands' files hold, as a source of pages: for the development server, which has no database. */
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
