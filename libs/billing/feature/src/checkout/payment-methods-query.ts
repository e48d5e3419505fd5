import { purchaseContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** The brand's available payment methods. */
export function paymentMethodsQuery(call: Call) {
  return queryOptions({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => call(purchaseContract.paymentMethods, {}, { signal }),
  });
}
