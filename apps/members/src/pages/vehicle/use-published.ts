import type { Call } from '@vinlore/contract';
import { modelContract } from '@vinlore/model-domain';
import { recallContract } from '@vinlore/recall-domain';
import { useCall } from '@vinlore/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** So many recalls of a vehicle are read at once; the rest unfolds. */
export const MOST_RECALLS = 3;

/** Fuel economy, safety ratings and known problems of a VIN's model. @param vin null: nothing is asked */
export function modelFactsQuery(call: Call, vin: string | null) {
  return queryOptions({
    queryKey: ['model-facts', vin],
    queryFn: ({ signal }) => call(modelContract.modelFacts, { vin: vin! }, { signal }),
    enabled: vin !== null,
  });
}

/** Recalls that may apply to a VIN. @param vin null: nothing is asked */
export function vinRecallsQuery(call: Call, vin: string | null) {
  return queryOptions({
    // As the recall page asks for it.
    queryKey: ['recalls', { vin }],
    queryFn: ({ signal }) => call(recallContract.recallsByVin, { vin: vin! }, { signal }),
    enabled: vin !== null,
  });
}

/** What is published about the model of a VIN: ratings, fuel economy, known problems, recalls. @param vin null: nothing is asked */
export function usePublished(vin: string | null) {
  const call = useCall();
  return { facts: useQuery(modelFactsQuery(call, vin)), recalls: useQuery(vinRecallsQuery(call, vin)) };
}

/** What `usePublished` gives. */
export type PublishedQueries = ReturnType<typeof usePublished>;
