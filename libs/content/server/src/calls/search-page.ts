import type { Brand } from '@vinlore/brand';
import type { contentContract, ContentSource } from '@vinlore/content-domain';
import type { Handler } from '@vinlore/server-kit';
import { searchPages } from '../search/search-pages.ts';
import { buildVehicleIndex, type ModelIndex, type SearchedNames } from '../search/model-index.ts';
import { searchWords } from '../search/words.ts';

/** Maximum number of results, and of words in a search. */
const MOST = 20;
const MOST_WORDS = 8;

/** Returns a title without the brand name at its end, which is redundant on the brand's own site. */
const shortTitle = (title: string, { name }: Pick<Brand, 'name'>) =>
  title.endsWith(` | ${name}`) ? title.slice(0, -` | ${name}`.length) : title;

/**
 * GET /api-cwa/search-page: pages and vehicles, best matches first. The vehicle index is built with the first search,
 * and rebuilt with the first one after the names change.
 */
export function searchPage(
  source: () => Promise<ContentSource>,
  vehicles: SearchedNames,
): Handler<typeof contentContract.searchPage> {
  const indexes = new WeakMap<SearchedNames, Promise<ModelIndex>>();
  const indexOf = (names: SearchedNames) => {
    const made = indexes.get(names) ?? buildVehicleIndex(names);
    indexes.set(names, made);
    return made;
  };
  return async ({ q }, { brand, text }) => {
    const wanted = searchWords(q).slice(0, MOST_WORDS);
    if (wanted.length === 0) return { results: [] };
    const index = indexOf(vehicles.pinned());
    const published = await (await source()).pages(brand);
    const pages = searchPages(
      published.filter(({ language }) => language === text.language),
      wanted,
    );
    const cars = (await index).search(wanted, MOST);
    const found = [
      ...pages.map(({ page, excerpt, score }) => ({
        result: { kind: 'page' as const, title: shortTitle(page.title, brand), url: page.path, excerpt },
        score,
      })),
      ...cars.map(({ title, year, make, model, years: [from, to], score }) => ({
        result: {
          kind: 'vehicle' as const,
          title,
          url: `/decode?${new URLSearchParams({ year: String(year), make, model })}`,
          excerpt: from === to ? text.t('content.madeIn', { year: from }) : text.t('content.madeFrom', { from, to }),
        },
        score,
      })),
    ];
    const best = found.sort((one, other) => other.score - one.score).slice(0, MOST);
    return { results: best.map(({ result }) => result) };
  };
}
