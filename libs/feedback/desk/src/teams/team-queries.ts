import type { Call } from '@vinlore/contract';
import { type SupportTeam, ticketContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';

/** Query of the brand's support teams, by name. */
export function teamsQuery(call: Call) {
  return queryOptions({
    queryKey: ['desk', 'support-teams'],
    queryFn: async ({ signal }): Promise<readonly SupportTeam[]> =>
      (await call(ticketContract.staffTeams, {}, { signal })).teams,
  });
}
