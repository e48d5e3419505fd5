import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DeskTicketSchema, TicketNumberSchema } from '../../tickets/ticket.ts';

/** Merges two tickets of one member. Idempotent. */
export const staffTicketMerge = endpoint({
  name: 'tickets.staffMerge',
  summary: 'Merges a ticket into another one of the same member; its number leads there from then on.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/merge',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    number: TicketNumberSchema,
    /** The ticket to merge into. */
    into: TicketNumberSchema,
  }),
  answers: {
    200: success('The ticket that stayed, with the messages of both in their order.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    422: refusal('The two are one, of two members, or hold more messages together than a ticket may.'),
  },
});
