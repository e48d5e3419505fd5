import type { Endpoint } from './endpoint.ts';

/** Path prefixes of calls. */
const CALLS = /^\/(?:api|api-cwa|api_cwa|landing|v1)(?:[/?#]|$)/;

/** Whether a path is under one of the call prefixes. */
export function isBelowCalls(path: string): boolean {
  return CALLS.test(path);
}

/**
 * Returns all paths of a row: its own, its aliases, and for each under `/api-cwa/` the spelling with an underscore,
 * which spec §7 uses for some calls and docs/decisions.md §3 declares equivalent.
 */
export function pathsOf(row: Pick<Endpoint, 'path' | 'aliases'>): string[] {
  const named = [row.path, ...(row.aliases ?? [])];
  const spelled = named
    .filter((path) => path.startsWith('/api-cwa/'))
    .map((path) => path.replace('/api-cwa/', '/api_cwa/'));
  return [...new Set([...named, ...spelled])];
}

/**
 * Returns the rows' paths outside the call prefixes, as in the path table of spec §7 (`/login`), each with the methods
 * of its rows.
 */
export function barePaths(rows: Iterable<Endpoint>): ReadonlyMap<string, ReadonlySet<Endpoint['method']>> {
  const bare = new Map<string, Set<Endpoint['method']>>();
  for (const row of rows) {
    for (const path of pathsOf(row)) {
      if (!isBelowCalls(path)) bare.set(path, (bare.get(path) ?? new Set()).add(row.method));
    }
  }
  return bare;
}
