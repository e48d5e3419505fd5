import { profileContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** The member's profile. A form stands on it: it is not fetched again while somebody types. */
export function profileQuery(call: Call) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(profileContract.profile, {}, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
