import { securityContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';

/** What a login, a logout or a new password makes stale. */
export const SESSIONS_KEY = ['sessions'] as const;

/** Where the member is logged in; looked up each time the page opens. */
export function sessionsQuery(call: Call) {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(securityContract.listSessions, {}, { signal }),
    staleTime: 0,
  });
}
