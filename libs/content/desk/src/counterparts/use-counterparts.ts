import { contentDeskContract, type Counterpart } from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { useCall } from '@vinlore/ui';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Returns the other brands whose pages the user may edit. */
export function useOtherBrands() {
  const call = useCall();
  return useQuery({
    queryKey: ['content', 'brands'],
    queryFn: async ({ signal }) => (await call(contentDeskContract.otherBrands, {}, { signal })).brands,
    // Brands can be created at the desk while this page is open.
    staleTime: 60_000,
  });
}

/** A brand and language that a text can be copied to. */
export interface Place {
  readonly brand: string;
  readonly name: string;
  readonly language: Language;
}

export const placeKey = ({ brand, language }: Pick<Place, 'brand' | 'language'>) => `${brand} ${language}`;

/** Returns the comparison for each place. Queried once, so what is published is what was reviewed. */
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
