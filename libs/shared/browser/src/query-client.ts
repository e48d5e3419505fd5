import { CallError } from '@vinlore/contract';
import { QueryClient } from '@tanstack/react-query';

/** How long responses stay fresh (spec §9: 5 minutes). */
const STALE_MS = 300_000;
/** Number of retries of a failed query (spec §9). */
const RETRIES = 3;
/** Maximum backoff (spec §9). */
const RETRY_CAP_MS = 30_000;

/** Delay before a retry: 1 s, doubled each time, at most 30 s (spec §9). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, RETRY_CAP_MS);
}

/**
 * Whether to retry a failed query. A 4xx would be the same again, and an expired token must lead to the sign-in page
 * right away; network and server errors may go away.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !(error instanceof CallError && error.fault === 'refused' && error.status < 500);
}

/**
 * The query cache with the specification's defaults (spec §9). Offline, calls fail with a message instead of pausing
 * with the button busy forever (the library's default); failed queries are refetched once the network is back.
 */
export function createQueryClient(): QueryClient {
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: shouldRetry, retryDelay, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
}
