import type { Call } from '@vinlore/contract';
import { ticketContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';

/** Support agents of the brand, by name. */
export function agentsQuery(call: Call) {
  return queryOptions({
    queryKey: ['desk', 'agents'],
    queryFn: async ({ signal }) => (await call(ticketContract.staffAgents, {}, { signal })).agents,
  });
}
