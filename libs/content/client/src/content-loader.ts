import type { Language } from '@vinlore/brand';
import { EMPTY_SITE, isDeeperThan, type Meta, type Page, readPage, readSite, type Site } from '@vinlore/content-domain';
import * as v from 'valibot';
import { type ContentEndpoint, type ContentHost, queryAddress } from './content-host.ts';
import { type Fetch, fetchJson } from './fetch-json.ts';

/** A content host that has not answered by then is down for this visitor. */
const TIMEOUT_MS = 2_000;
/** Pages asked for at once when all are listed, and how often. */
const LIST_LIMIT = 100;
const LIST_ROUNDS = 20;
/** Deeper than any honest answer. */
const DEEPEST = 40;

/** What is asked for: the site's domain, and the language where it is not the site's own. */
export interface ContentQuery {
  readonly domain: string;
  readonly locale: Language | null;
}

/** The site record, empty where there is none (spec §8). */
interface LoadedSite {
  readonly site: Site;
  /** Whether the host failed, rather than having nothing. */
  readonly failed: boolean;
}

/** A page and its metadata; null and empty where there is none (spec §8). */
interface LoadedPage {
  readonly page: Page | null;
  readonly metadata: Partial<Meta>;
  readonly failed: boolean;
}

/** A page of a list. */
interface ListedPage {
  readonly page: Page;
  readonly updatedAt: Date | null;
}

/** What the loader needs of its surroundings. */
export interface LoaderDeps {
  readonly host: ContentHost;
  readonly fetch: Fetch;
  /** Told in words of what failed and of what was left out. */
  readonly log: (message: string) => void;
  readonly timeoutMs?: number;
}

/** Reads sites and pages from our own content host and any Payload host alike. */
export interface ContentLoader {
  site(query: ContentQuery): Promise<LoadedSite>;
  page(query: ContentQuery, path: string): Promise<LoadedPage>;
  /** All published pages; null where the host failed. */
  pages(query: ContentQuery): Promise<readonly ListedPage[] | null>;
}

/** Payload's envelope, as far as it is read. */
const EnvelopeSchema = v.object({ docs: v.array(v.unknown()), hasNextPage: v.optional(v.boolean(), false) });

const DatedSchema = v.object({
  updatedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

const PUBLISHED = { 'where[_status][equals]': 'published' };
const localeOf = ({ locale }: ContentQuery): Record<string, string> => (locale ? { locale } : {});

/** The loader of spec §7: texts of failures are spec §8's, to the letter. */
export function createContentLoader({ host, fetch, log, timeoutMs = TIMEOUT_MS }: LoaderDeps): ContentLoader {
  const what = { sites: 'sites', pages: 'page data' } as const;
  /** null, and the reason in the log, where no list of documents comes. */
  const ask = async (endpoint: ContentEndpoint, query: Record<string, string>) => {
    const answer = await fetchJson(fetch, queryAddress(host, endpoint, query), timeoutMs);
    const envelope = answer.ok ? v.safeParse(EnvelopeSchema, answer.body) : null;
    if (envelope?.success) return envelope.output;
    log(`Failed to fetch ${what[endpoint]}: ${answer.ok ? 'no list of documents' : answer.statusText}`);
    return null;
  };
  const pageQuery = (query: ContentQuery) => ({
    'where[site.domain][equals]': query.domain,
    ...PUBLISHED,
    ...localeOf(query),
  });
  const skipped = (where: string) => (what: string) => log(`${where}: left out: ${what}`);

  return {
    site: async (query) => {
      const answer = await ask('sites', {
        'where[domain][equals]': query.domain,
        ...PUBLISHED,
        sort: 'sortOrder',
        depth: '1',
        ...localeOf(query),
      });
      if (!answer) return { site: EMPTY_SITE, failed: true };
      const [doc] = answer.docs;
      const site = isDeeperThan(doc, DEEPEST) ? EMPTY_SITE : readSite(doc, skipped(`The site ${query.domain}`));
      return { site, failed: false };
    },
    page: async (query, path) => {
      const answer = await ask('pages', { 'where[url][equals]': path, ...pageQuery(query), depth: '1' });
      if (!answer) return { page: null, metadata: {}, failed: true };
      const [doc] = answer.docs;
      const page = readPage(doc, skipped(`The page ${path} of ${query.domain}`));
      // A host that gives another page than the one it was asked for has none there.
      const isIt = page?.path === path;
      return { page: isIt ? page : null, metadata: isIt ? page.meta : {}, failed: false };
    },
    pages: async (query) => {
      const pages: ListedPage[] = [];
      for (let round = 1; round <= LIST_ROUNDS; round++) {
        const list = { sort: 'sortOrder', depth: '0', limit: String(LIST_LIMIT), page: String(round) };
        const answer = await ask('pages', { ...pageQuery(query), ...list });
        if (!answer) return null;
        for (const doc of answer.docs) {
          const page = readPage(doc, () => undefined);
          const dated = v.safeParse(DatedSchema, doc);
          if (page) pages.push({ page, updatedAt: dated.success ? dated.output.updatedAt : null });
        }
        if (!answer.hasNextPage) break;
      }
      return pages;
    },
  };
}
