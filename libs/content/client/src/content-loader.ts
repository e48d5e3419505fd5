import type { Language } from '@vinlore/brand';
import { EMPTY_SITE, isDeeperThan, type Meta, type Page, readPage, readSite, type Site } from '@vinlore/content-domain';
import * as v from 'valibot';
import { type ContentEndpoint, type ContentHost, queryAddress } from './content-host.ts';
import { type Fetch, fetchJson } from './fetch-json.ts';

/** Timeout of a request, in milliseconds; after it, the content host counts as down for this visitor. */
const TIMEOUT_MS = 2_000;
/** Page size and maximum number of requests of the list of all pages. */
const LIST_LIMIT = 100;
const LIST_ROUNDS = 20;
/** Deeper nesting than any real response has. */
const DEEPEST = 40;

/** The site's domain, and the language if it isn't the site's default. */
export interface ContentQuery {
  readonly domain: string;
  readonly locale: Language | null;
}

/** The site record; empty if there is none (spec §8). */
interface LoadedSite {
  readonly site: Site;
  /** Whether the request failed, as opposed to finding nothing. */
  readonly failed: boolean;
}

/** A page and its metadata; null and empty if there is none (spec §8). */
interface LoadedPage {
  readonly page: Page | null;
  readonly metadata: Partial<Meta>;
  readonly failed: boolean;
}

/** A page as listed. */
interface ListedPage {
  readonly page: Page;
  readonly updatedAt: Date | null;
}

/** Dependencies of the loader. */
export interface LoaderDeps {
  readonly host: ContentHost;
  readonly fetch: Fetch;
  /** Logs failures and content that was skipped. */
  readonly log: (message: string) => void;
  readonly timeoutMs?: number;
}

/** Loads sites and pages from our own content host or any other Payload host. */
export interface ContentLoader {
  site(query: ContentQuery): Promise<LoadedSite>;
  page(query: ContentQuery, path: string): Promise<LoadedPage>;
  /** All published pages; null if the request failed. */
  pages(query: ContentQuery): Promise<readonly ListedPage[] | null>;
}

/** The parts of Payload's envelope that are read. */
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

/** Returns the loader of spec §7. Failure messages are those of spec §8, verbatim. */
export function createContentLoader({ host, fetch, log, timeoutMs = TIMEOUT_MS }: LoaderDeps): ContentLoader {
  const what = { sites: 'sites', pages: 'page data' } as const;
  /** Returns null, and logs the reason, if the response has no list of documents. */
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
      // A host that returns a different page doesn't have the one requested.
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
