import { contentDeskContract, type Counterpart } from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { useCall } from '@vinlore/ui';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The other brands whose pages whoever works here edits. */
export function useOtherBrands() {
  const call = useCall();
  return useQuery({
    queryKey: ['content', 'brands'],
    queryFn: async ({ signal }) => (await call(contentDeskContract.otherBrands, {}, { signal })).brands,
    // A brand may be made at the desk meanwhile.
    staleTime: 60_000,
  });
}

/** Where a text may go. */
export interface Place {
  readonly brand: string;
  readonly name: string;
  readonly language: Language;
}

export const placeKey = ({ brand, language }: Pick<Place, 'brand' | 'language'>) => `${brand} ${language}`;

/** What stands at each of the places. It is asked once: what is published is what was looked at. */
export function useCounterparts(id: string, places: readonly Place[]): readonly UseQueryResult<Counterpart>[] {
  const call = useCall();
  return useQueries({
    queries: places.map(({ brand, language }) => ({
      queryKey: ['content', 'counterpart', id, brand, language],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call(contentDeskContract.counterpart, { id, brand, language }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })),
  });
}
