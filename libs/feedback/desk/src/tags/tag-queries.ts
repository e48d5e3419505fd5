import type { Call } from '@vinlore/contract';
import { ticketContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';
import { TICKETS_KEY } from '../tickets-key.ts';

/** Tags that the brand's tickets have, the one used most first. */
export function tagsQuery(call: Call) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'tags'],
    queryFn: async ({ signal }) => (await call(ticketContract.staffTags, {}, { signal })).tags.map(({ tag }) => tag),
  });
}
