import type { Call } from '@vinlore/contract';
import { ticketContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';
import { TICKETS_KEY } from '../tickets-key.ts';

/** Query of the brand's tags, most used first. */
export function tagsQuery(call: Call) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'tags'],
    queryFn: async ({ signal }) => (await call(ticketContract.staffTags, {}, { signal })).tags.map(({ tag }) => tag),
  });
}
