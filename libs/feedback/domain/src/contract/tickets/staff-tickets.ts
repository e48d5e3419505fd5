import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileIdsSchema } from '../../files/ticket-file.ts';
import { TicketHolderSchema } from '../../assign/agent.ts';
import { TICKET_MESSAGES } from '../../limits.ts';
import { MessageField } from '../../message-text.ts';
import { SearchField } from '../../search-text.ts';
import { TeamFields } from '../../teams/team.ts';
import { TagSchema, TICKET_TAGS } from '../../tags/tag.ts';
import {
  DeskTicketSchema,
  DeskTicketSummarySchema,
  TicketNumberSchema,
  TicketStateSchema,
  TicketSubjectSchema,
} from '../../tickets/ticket.ts';

const number = TicketNumberSchema;

/** The brand's tickets, for staff. */
export const staffTickets = endpoint({
  name: 'tickets.staffList',
  event: 'pii.read',
  summary: 'Tickets of this brand, the one that waits longest first.',
  method: 'GET',
  path: '/api-cwa/staff/tickets',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    state: v.optional(TicketStateSchema),
    about: v.optional(TicketSubjectSchema),
    /** Assignee filter: the caller, their teams, or unassigned. */
    holder: v.optional(TicketHolderSchema),
    /** Team filter. */
    team: v.optional(TeamFields.id),
    tag: v.optional(TagSchema),
    /** Part of a number, VIN, email, name, or message; case-insensitive. */
    search: v.optional(SearchField, ''),
    /** Ticket number to continue after. */
    cursor: v.optional(number),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        tickets: v.array(DeskTicketSummarySchema),
        more: v.boolean(),
        /** Counts by status at the brand. */
        counts: v.object({ open: v.number(), answered: v.number(), resolved: v.number() }),
      }),
    ),
  },
});

/** One ticket; the number of a merged one returns the ticket it was merged into. */
export const staffTicket = endpoint({
  name: 'tickets.staffOne',
  event: 'pii.read',
  summary: 'One ticket of this brand.',
  method: 'GET',
  path: '/api-cwa/staff/ticket',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  // Polled while someone writes a reply.
  passive: true,
  request: v.strictObject({ number }),
  answers: { 200: success('The ticket.', DeskTicketSchema), 404: refusal('This brand has no such ticket.') },
});

/** Replies to a ticket; the member gets an email. */
export const staffTicketAnswer = endpoint({
  name: 'tickets.staffAnswer',
  summary: 'Answers a ticket, and resolves it where asked to.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/answer',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    number,
    message_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    text: MessageField,
    /** Ids of uploaded files. */
    files: v.optional(FileIdsSchema, []),
    /** Number of messages the caller has seen; if there are more, the reply is rejected. */
    seen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TICKET_MESSAGES)),
    resolve: v.optional(v.boolean(), false),
    /** Tags to add with the reply. */
    tags: v.optional(v.pipe(v.array(TagSchema), v.maxLength(TICKET_TAGS)), []),
  }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    409: refusal('More was said than the writer has seen; the ticket itself says what.'),
    422: refusal(
      'An empty message, one that is too long or has something to fill in, a ticket that holds as many messages or tags as it may, or a file that was not uploaded for it.',
    ),
  },
});

/** Resolves or reopens a ticket. */
export const staffTicketState = endpoint({
  name: 'tickets.staffState',
  summary: 'Resolves a ticket, or opens it again.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/state',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number, state: v.picklist(['open', 'resolved']) }),
  answers: { 200: success('The ticket.', DeskTicketSchema), 404: refusal('This brand has no such ticket.') },
});

/** Adds credits to the ticket's member, through the ledger. */
export const staffTicketCredit = endpoint({
  name: 'tickets.staffCredit',
  event: 'grant.given',
  summary: 'Gives a ticket’s member credits, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/credit',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    number,
    /** Idempotency key chosen by the caller. */
    gift_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    credits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    /** Credit type; defaults to the ticket's own (`credit_product`). */
    product: v.optional(v.picklist(['report', 'sticker'])),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    422: refusal('The brand does not sell what these credits are for.'),
  },
});
