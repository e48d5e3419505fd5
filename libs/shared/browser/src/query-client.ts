import { CallError } from '@vinlore/contract';
import { QueryClient } from '@tanstack/react-query';

/** Answers stay fresh this long (spec §9: 5 minutes). */
const STALE_MS = 300_000;
/** A failed query is tried this many times more (spec §9). */
const RETRIES = 3;
/** The longest wait between two tries (spec §9). */
const RETRY_CAP_MS = 30_000;

/** Waiting time before a retry: 1 s, doubled each time, at most 30 s (spec §9). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, RETRY_CAP_MS);
}

/**
 * Whether a failed query is worth asking again. A refusal is an answer: asking again gives the same one, and a token
 * that ran out should send to the login at once; what broke on the way or on the server may heal.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !(error instanceof CallError && error.fault === 'refused' && error.status < 500);
}

/**
 * The query cache with the specification's defaults (spec §9). Without a network a call fails and says so, where the
 * library would let it wait, its button busy for good; what failed to load is asked for again once the network is back.
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
