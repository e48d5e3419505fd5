import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { TagSchema, TICKET_TAGS } from '../../tags/tag.ts';
import { DeskTicketSchema, TicketNumberSchema } from '../../tickets/ticket.ts';

const tags = v.optional(v.pipe(v.array(TagSchema), v.maxLength(TICKET_TAGS)), []);

/** Adds and removes tags of a ticket. Concurrent changes don't overwrite each other. */
export const staffTicketTags = endpoint({
  name: 'tickets.staffTags',
  summary: 'Adds tags to a ticket, and takes others off it.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/tags',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: TicketNumberSchema, add: tags, remove: tags }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    422: refusal('The ticket would have more tags than it may.'),
  },
});

/** The brand's tags, for suggestions. */
export const staffTags = endpoint({
  name: 'tickets.staffTagList',
  summary: 'Tags of this brand’s tickets, the one used most first.',
  method: 'GET',
  path: '/api-cwa/staff/support/tags',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({}),
  answers: {
    200: success('At most 100.', v.object({ tags: v.array(v.object({ tag: v.string(), tickets: v.number() })) })),
  },
});
