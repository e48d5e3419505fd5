import { staffOrderContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** Under this key is kept all that pages on money have asked for: an act makes all of it be asked anew. */
export const MONEY_KEY = ['desk-money'] as const;

/** One order with all that staff need to judge it. */
export const orderQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'order', id],
    queryFn: ({ signal }) => call(staffOrderContract.staffOrder, { id }, { signal }),
    retry: false,
  });
