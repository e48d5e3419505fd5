import { memberDeskContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/**
 * Query keys to invalidate after any action on a member: lists and pages of members, dealers, and deletion requests.
 */
export const PEOPLE = 'people';

/** Query for one member; refetched each time the page opens. */
export function memberQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [PEOPLE, 'member', id],
    queryFn: ({ signal }) => call(memberDeskContract.staffMember, { id }, { signal }),
    staleTime: 0,
  });
}

/** Reloads everything an action may have changed. */
export function useRenew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [PEOPLE] });
}
