import { securityContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** Query keys to invalidate after a sign-in, sign-out, or new password. */
export const SESSIONS_KEY = ['sessions'] as const;

/** Query for the member's sessions; refetched each time the page opens. */
export function sessionsQuery(call: Call) {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(securityContract.listSessions, {}, { signal }),
    staleTime: 0,
  });
}
