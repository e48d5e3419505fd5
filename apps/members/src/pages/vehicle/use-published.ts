import type { Call } from '@vinlore/contract';
import { modelContract } from '@vinlore/model-domain';
import { recallContract } from '@vinlore/recall-domain';
import { useCall } from '@vinlore/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Number of recalls shown; the rest is collapsed. */
export const MOST_RECALLS = 3;

/** Fuel economy, safety ratings, and known problems of a VIN's model. @param vin null disables the query */
export function modelFactsQuery(call: Call, vin: string | null) {
  return queryOptions({
    queryKey: ['model-facts', vin],
    queryFn: ({ signal }) => call(modelContract.modelFacts, { vin: vin! }, { signal }),
    enabled: vin !== null,
  });
}

/** Recalls that may apply to a VIN. @param vin null disables the query */
export function vinRecallsQuery(call: Call, vin: string | null) {
  return queryOptions({
    // Same query as on the recalls page.
    queryKey: ['recalls', { vin }],
    queryFn: ({ signal }) => call(recallContract.recallsByVin, { vin: vin! }, { signal }),
    enabled: vin !== null,
  });
}

/**
 * Published data for a VIN's model: ratings, fuel economy, known problems, recalls. @param vin null disables the query
 */
export function usePublished(vin: string | null) {
  const call = useCall();
  return { facts: useQuery(modelFactsQuery(call, vin)), recalls: useQuery(vinRecallsQuery(call, vin)) };
}

/** Result of `usePublished`. */
export type PublishedQueries = ReturnType<typeof usePublished>;
