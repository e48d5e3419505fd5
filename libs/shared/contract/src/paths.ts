import type { Endpoint } from './endpoint.ts';

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
