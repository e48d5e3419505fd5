import { type Brand, type Language, languagesOf, siteIdentifier } from '@vinlore/brand';
import {
  type ContentSource,
  EMPTY_SITE,
  type Page,
  type PageContent,
  PagePathSchema,
  type PublishedPage,
  publishedPage,
  type Site,
} from '@vinlore/content-domain';
import * as v from 'valibot';
import { type ContentQuery, createContentLoader, type LoaderDeps } from './content-loader.ts';
import { HostHealth, type Later } from './host-health.ts';
import { type Kept, KeptAnswers } from './kept-answers.ts';

/** How long a response is fresh, in milliseconds; changes are live within this time. */
const FRESH_MS = 1_000;
/** How long the list of all pages is fresh; only sitemaps and search read it. */
const LIST_FRESH_MS = 60_000;
/** Maximum number of remembered messages; each is logged once. */
const MESSAGES = 1_000;

/** Dependencies of remote content. */
export interface RemoteContentDeps extends LoaderDeps {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly later: Later;
}

/** Passes each message on once until `forget` is called. */
function onceEach(log: (message: string) => void) {
  const logged = new Set<string>();
  return {
    log: (message: string) => {
      if (logged.has(message)) return;
      if (logged.size >= MESSAGES) logged.clear();
      logged.add(message);
      log(message);
    },
    forget: () => logged.clear(),
  };
}

const queryOf = (brand: Brand, language: Language): ContentQuery => ({
  domain: siteIdentifier(brand),
  locale: language === brand.language ? null : language,
});

function composed(
  language: Language,
  site: Kept<Site> | null,
  page: Kept<Page | null> | null | 'no page path',
  /** The other languages in which the page was published at the last load. */
  others: readonly Language[],
): PageContent {
  const found = page === 'no page path' ? null : page ? page.value : 'unavailable';
  const pageVersion = page === 'no page path' ? 'none' : (page?.version ?? 'unavailable');
  return {
    site: site?.value ?? EMPTY_SITE,
    page: found,
    languages: found === null || found === 'unavailable' ? [] : [language, ...others],
    version: [site?.version ?? 'empty', pageVersion, ...others].join('.'),
  };
}

/**
 * Returns pages from another content host. A page older than a second is reloaded before it is shown; while the host is
 * down, the last known version is shown right away.
 */
export function createRemoteContent(deps: RemoteContentDeps): ContentSource {
  const { now, later } = deps;
  const messages = onceEach(deps.log);
  const loader = createContentLoader({ ...deps, log: messages.log });
  const sites = new KeptAnswers<Site>({ freshMs: FRESH_MS, now });
  const pages = new KeptAnswers<Page | null>({ freshMs: FRESH_MS, now });
  const lists = new KeptAnswers<readonly PublishedPage[]>({ freshMs: LIST_FRESH_MS, now });
  const healths = new Map<string, HostHealth>();

  const healthOf = (brand: Brand): HostHealth => {
    const known = healths.get(brand.key);
    if (known) return known;
    const probe = async () => {
      const { failed } = await loader.site(queryOf(brand, brand.language));
      if (!failed) messages.forget();
      return !failed;
    };
    const health = new HostHealth(probe, later);
    healths.set(brand.key, health);
    return health;
  };
  const siteKey = (brand: Brand, language: Language) => `${brand.key} ${language}`;
  const pageKey = (brand: Brand, language: Language, path: string) => `${brand.key} ${language} ${path}`;

  const othersOf = (brand: Brand, language: Language, path: string) =>
    languagesOf(brand).filter((other) => other !== language && pages.last(pageKey(brand, other, path))?.value);

  const known = (brand: Brand, language: Language, path: string): PageContent | null => {
    const isDown = healthOf(brand).isDown;
    const pick = <T>(answers: KeptAnswers<T>, key: string) => (isDown ? answers.last(key) : answers.current(key));
    const site = pick(sites, siteKey(brand, language));
    const page = v.is(PagePathSchema, path) ? pick(pages, pageKey(brand, language, path)) : 'no page path';
    return isDown || (site && page) ? composed(language, site, page, othersOf(brand, language, path)) : null;
  };

  return {
    known,
    content: async (brand, language, path) => {
      const atHand = known(brand, language, path);
      if (atHand) return atHand;
      const health = healthOf(brand);
      const query = queryOf(brand, language);
      const given = <T>(value: T, failed: boolean) => {
        if (failed) health.failed();
        return failed ? null : { value };
      };
      const [site, page] = await Promise.all([
        sites.get(siteKey(brand, language), async () => {
          const loaded = await loader.site(query);
          return given(loaded.site, loaded.failed);
        }),
        v.is(PagePathSchema, path)
          ? pages.get(pageKey(brand, language, path), async () => {
              const loaded = await loader.page(query, path);
              return given(loaded.page, loaded.failed);
            })
          : ('no page path' as const),
      ]);
      return composed(language, site, page, othersOf(brand, language, path));
    },
    pages: async (brand) => {
      const listIn = async (language: Language) => {
        const key = siteKey(brand, language);
        if (healthOf(brand).isDown) return lists.last(key)?.value ?? [];
        const list = await lists.get(key, async () => {
          const listed = await loader.pages(queryOf(brand, language));
          if (!listed) healthOf(brand).failed();
          return listed && { value: listed.map(({ page, updatedAt }) => publishedPage(page, language, updatedAt)) };
        });
        return list?.value ?? [];
      };
      return (await Promise.all(languagesOf(brand).map(listIn))).flat();
    },
  };
}
