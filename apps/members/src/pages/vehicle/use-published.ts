import { modelContract } from '@vinlore/model-domain';
import { recallContract } from '@vinlore/recall-domain';
import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';

/** What is published about the model of a VIN: ratings, fuel economy, known problems, recalls. @param vin null: nothing is asked */
export function usePublished(vin: string | null) {
  const call = useCall();
  const facts = useQuery({
    queryKey: ['model-facts', vin],
    queryFn: ({ signal }) => call(modelContract.modelFacts, { vin: vin! }, { signal }),
    enabled: vin !== null,
  });
  const recalls = useQuery({
    // As the recall page asks for it.
    queryKey: ['recalls', { vin }],
    queryFn: ({ signal }) => call(recallContract.recallsByVin, { vin: vin! }, { signal }),
    enabled: vin !== null,
  });
  return { facts, recalls };
}

/** What `usePublished` gives. */
export type PublishedQueries = ReturnType<typeof usePublished>;
