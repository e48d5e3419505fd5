import { type Brand, type BrandOfHost, siteIdentifier } from '@vinlore/brand';
import type { contentContract } from '@vinlore/content-domain';
import { permits } from '@vinlore/contract';
import { BareReply, type CallContext, type Handler } from '@vinlore/server-kit';
import { type Collection, pagesCollection, sitesCollection } from '../payload/collections.ts';
import { DOMAIN_PATHS, find, type Found } from '../payload/find.ts';
import { type Condition, parseQuery, type PayloadQuery, QueryError } from '../payload/parse-query.ts';
import type { ContentDeps, Upstream } from '../deps.ts';
import type { LiveContent } from '../snapshot/live-content.ts';
import type { ContentRows } from '../payload/content-rows.ts';
import { loadRows } from '../snapshot/load-rows.ts';

/** Dependencies of the collections. */
export interface CollectionDeps extends Pick<ContentDeps, 'database' | 'brandOfHost'> {
  readonly live: () => Promise<LiveContent>;
  readonly upstream: Upstream | null;
}

type Fields = Readonly<Record<string, string | undefined>>;

const COLLECTIONS = { sites: sitesCollection, pages: pagesCollection } as const;

/** Returns an error in Payload's format. */
const refused = (status: 400 | 503, message: string) => new BareReply({ errors: [{ message }] }, status);

/** Returns the brand whose domain a query filters by; defaults to the request's brand. */
function brandMeant({ where }: PayloadQuery, brandOfHost: BrandOfHost, own: Brand): Brand | null {
  const demanded = (condition: Condition): string[] =>
    condition.kind === 'is'
      ? DOMAIN_PATHS.has(condition.comparison.path) && condition.comparison.operator === 'equals'
        ? [...condition.comparison.values]
        : []
      : condition.kind === 'all'
        ? condition.of.flatMap(demanded)
        : [];
  const [domain] = demanded(where);
  return domain === undefined ? own : brandOfHost(domain);
}

const published = ({ sites, pages, moved }: ContentRows): ContentRows => ({
  moved,
  sites: sites.filter(({ status }) => status === 'published'),
  pages: pages.filter(({ status }) => status === 'published'),
});

async function answer(
  deps: CollectionDeps,
  collection: Collection,
  query: PayloadQuery,
  { brand: own, actor }: Pick<CallContext, 'brand' | 'actor'>,
): Promise<Found> {
  const brand = brandMeant(query, deps.brandOfHost, own);
  if (!brand) return find([], query);
  // Drafts are visible only to staff who edit this brand's content.
  const isEditor = brand.key === own.key && actor?.secondFactor === true && permits(actor.roles, 'content');
  const rows = isEditor ? await loadRows(deps.database, brand.key) : (await deps.live()).snapshot(brand).rows;
  const hasDomain = (domain: string) => deps.brandOfHost(domain)?.key === brand.key;
  const content = { brand, rows, visible: isEditor ? rows : published(rows), hasDomain };
  return find(collection.candidates(content, query.locale), query);
}

/** Responds in Payload's format to any query. */
async function inPayloadsWords(work: () => Promise<BareReply>): Promise<BareReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueryError) return refused(400, error.message);
    throw error;
  }
}

/** GET /api/sites and GET /api/pages: our own tables behind Payload's query syntax. */
export function collectionCall(deps: CollectionDeps, endpoint: 'sites' | 'pages') {
  const collection = COLLECTIONS[endpoint];
  return (fields: Fields, context: CallContext) =>
    inPayloadsWords(async () => {
      const query = parseQuery(fields, collection.queryable);
      return new BareReply(await answer(deps, collection, query, context));
    });
}

/** Returns the query passed on to another host: the caller's, restricted to published documents of this brand. */
function passedOn(fields: Fields, endpoint: 'sites' | 'pages', brand: Brand): Record<string, string> {
  const isOurs = (name: string) => /^where\[(?:_status|domain|site\.domain)\]/.test(name);
  const given = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return {
    ...Object.fromEntries(given.filter(([name]) => !isOurs(name))),
    'where[_status][equals]': 'published',
    [endpoint === 'sites' ? 'where[domain][equals]' : 'where[site.domain][equals]']: siteIdentifier(brand),
  };
}

/** GET /api/content: the content host behind us, for clients that can't reach it (spec §7). */
export function contentProxy(deps: CollectionDeps): Handler<typeof contentContract.contentProxy> {
  return ({ endpoint, ...fields }, context) =>
    inPayloadsWords(async () => {
      const collection = COLLECTIONS[endpoint];
      const query = parseQuery(fields, collection.queryable);
      const visitor = { brand: context.brand, actor: null };
      if (!deps.upstream) return new BareReply(await answer(deps, collection, query, visitor));
      const brand = brandMeant(query, deps.brandOfHost, context.brand);
      if (!brand) return new BareReply(find([], query));
      const body = await deps.upstream.ask(endpoint, passedOn(fields, endpoint, brand));
      return body ? new BareReply(body) : refused(503, 'The content host does not answer. Try again in a moment.');
    });
}
