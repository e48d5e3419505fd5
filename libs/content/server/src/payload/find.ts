import type { Comparison, Condition, PayloadQuery } from './parse-query.ts';
import type { Depth } from './links.ts';

/** A queryable document. */
export interface Candidate {
  /** Queryable and sortable values by path. */
  readonly fields: Readonly<Record<string, string | number | null>>;
  /** Whether a domain is the brand's: a brand has several. */
  readonly hasDomain: (domain: string) => boolean;
  readonly document: (depth: Depth) => object;
}

/** Payload's envelope around documents. */
export interface Found {
  readonly docs: readonly object[];
  readonly totalDocs: number;
  readonly limit: number;
  readonly page: number;
  readonly totalPages: number;
  readonly pagingCounter: number;
  readonly hasPrevPage: boolean;
  readonly hasNextPage: boolean;
  readonly prevPage: number | null;
  readonly nextPage: number | null;
}

/** Paths whose value is one of a brand's domains. */
export const DOMAIN_PATHS: ReadonlySet<string> = new Set(['domain', 'site.domain']);

function isTrue({ path, operator, values }: Comparison, { fields, hasDomain }: Candidate): boolean {
  const isOne = DOMAIN_PATHS.has(path)
    ? values.some(hasDomain)
    : fields[path] !== null && values.includes(String(fields[path]));
  return operator.startsWith('not_') ? !isOne : isOne;
}

function meets(condition: Condition, candidate: Candidate): boolean {
  if (condition.kind === 'is') return isTrue(condition.comparison, candidate);
  const each = (one: Condition) => meets(one, candidate);
  return condition.kind === 'all' ? condition.of.every(each) : condition.of.some(each);
}

function compared(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
}

function byOrder(sort: PayloadQuery['sort']) {
  return (one: Candidate, other: Candidate): number => {
    for (const { path, descending } of sort) {
      const order = compared(one.fields[path] ?? null, other.fields[path] ?? null);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
}

/** Runs a query on candidates, which have a default order. */
export function find(candidates: readonly Candidate[], query: PayloadQuery): Found {
  const { limit, page, depth } = query;
  const found = candidates.filter((each) => meets(query.where, each)).sort(byOrder(query.sort));
  const size = limit === 0 ? Math.max(found.length, 1) : limit;
  const from = (page - 1) * size;
  const totalPages = Math.max(1, Math.ceil(found.length / size));
  const hasPrevPage = page > 1;
  const hasNextPage = page < totalPages;
  return {
    docs: found.slice(from, from + size).map((each) => each.document(depth)),
    totalDocs: found.length,
    limit,
    page,
    totalPages,
    pagingCounter: from + 1,
    hasPrevPage,
    hasNextPage,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  };
}
