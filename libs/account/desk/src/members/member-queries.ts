import { memberDeskContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** What every act on a member makes stale: lists and pages of members, dealers, deletion requests. */
export const PEOPLE = 'people';

/** One member, looked up each time the page opens. */
export function memberQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [PEOPLE, 'member', id],
    queryFn: ({ signal }) => call(memberDeskContract.staffMember, { id }, { signal }),
    staleTime: 0,
  });
}

/** Loads again what an act has changed. */
export function useRenew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [PEOPLE] });
}
