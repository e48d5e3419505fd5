import { profileContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** Query for the member's profile. It backs a form, so it isn't refetched while someone types. */
export function profileQuery(call: Call) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(profileContract.profile, {}, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
