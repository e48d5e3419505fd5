import { TICKET_TAGS, type ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { brandTags, changeTags } from '../../tags/tag-store.ts';
import { actOn, record } from './act-on.ts';
import type { TicketDeps } from './deps.ts';

/**
 * POST /api-cwa/staff/ticket/tags. The audit log has only their number, since tags can say something about a member.
 */
export function staffTicketTagsCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketTags> {
  return ({ number, ...change }, context) =>
    actOn(deps, context, number, async (tx, ticket) => {
      const changed = await changeTags(tx, ticket, change);
      if (changed === 'full') return refuse(422, context.text.t('tags.many', { count: TICKET_TAGS }));
      if (!changed.changed) return;
      const [before, after] = [{ tags: changed.before }, { tags: changed.after }];
      await record(tx, context, ticket, { act: 'ticket.tagged', before, after });
    });
}

/** GET /api-cwa/staff/support/tags: the brand's tags. */
export function staffTagsCall({ database }: TicketDeps): Handler<typeof ticketContract.staffTags> {
  return async (_input, { brand }) => ({ tags: await brandTags(database, brand.key) });
}
