import { staffOrderContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** Query key prefix for all billing queries; mutations invalidate all of them. */
export const MONEY_KEY = ['desk-money'] as const;

/** Query for an order with its details for staff. */
export const orderQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'order', id],
    queryFn: ({ signal }) => call(staffOrderContract.staffOrder, { id }, { signal }),
    retry: false,
  });
