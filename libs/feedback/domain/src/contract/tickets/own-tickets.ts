import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileIdsSchema } from '../../files/ticket-file.ts';
import { MessageField } from '../../message-text.ts';
import { TicketNumberSchema, TicketSchema, TicketStateSchema, TicketSummarySchema } from '../../tickets/ticket.ts';

/** The member's own tickets. */
export const ownTickets = endpoint({
  name: 'tickets.own',
  summary: 'The member’s own tickets, the last spoken in first.',
  method: 'POST',
  path: '/api/user/tickets',
  encoding: 'json',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({
    state: v.optional(TicketStateSchema),
    /** Ticket number to continue after. */
    cursor: v.optional(TicketNumberSchema),
  }),
  answers: { 200: success('At most 50.', v.object({ tickets: v.array(TicketSummarySchema), more: v.boolean() })) },
});

/** One of the member's own tickets. */
export const ownTicket = endpoint({
  name: 'tickets.ownOne',
  summary: 'One of the member’s tickets with its conversation.',
  method: 'POST',
  path: '/api/user/ticket',
  encoding: 'json',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({ number: TicketNumberSchema }),
  answers: { 200: success('The ticket.', TicketSchema), 404: refusal('The member has no such ticket.') },
});

/** Adds a member's message to a ticket; reopens a resolved one. */
export const writeInTicket = endpoint({
  name: 'tickets.write',
  summary: 'Adds the member’s message to a ticket.',
  method: 'POST',
  path: '/api/user/ticket-message',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    number: TicketNumberSchema,
    message_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    text: MessageField,
    /** Ids of uploaded files. */
    files: v.optional(FileIdsSchema, []),
  }),
  answers: {
    200: success('The ticket.', TicketSchema),
    404: refusal('The member has no such ticket.'),
    422: refusal(
      'An empty message, one that is too long, a ticket that holds as many as it may, or a file that was not uploaded for it.',
    ),
  },
});
