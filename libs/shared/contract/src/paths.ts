import type { Endpoint } from './endpoint.ts';

/** Below these stand calls, and nothing else. */
const CALLS = /^\/(?:api|api-cwa|api_cwa|landing)(?:[/?#]|$)/;

/** Whether an address stands below one of the prefixes that calls have. */
export function isBelowCalls(path: string): boolean {
  return CALLS.test(path);
}

/**
 * All paths a row answers on: its own, its aliases, and for each below `/api-cwa/` the spelling with an underscore,
 * which spec §7 uses for some calls and docs/decisions.md §3 declares the same.
 */
export function pathsOf(row: Pick<Endpoint, 'path' | 'aliases'>): string[] {
  const named = [row.path, ...(row.aliases ?? [])];
  const spelled = named
    .filter((path) => path.startsWith('/api-cwa/'))
    .map((path) => path.replace('/api-cwa/', '/api_cwa/'));
  return [...new Set([...named, ...spelled])];
}

/**
 * The paths of rows that stand beside the pages of the site, as the path table of spec §7 writes them (`/login`), each
 * with the methods of its rows.
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
