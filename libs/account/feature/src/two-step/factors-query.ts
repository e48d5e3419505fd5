import { memberFactorContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** Query for the member's second factors. */
export function factorsQuery(call: Call) {
  return queryOptions({
    queryKey: ['own-factors'],
    queryFn: ({ signal }) => call(memberFactorContract.list, {}, { signal }),
  });
}
