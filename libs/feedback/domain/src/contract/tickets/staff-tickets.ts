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

/** Tickets of the brand, for staff. */
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
    /** Whose: the caller's own, their teams', or nobody's. */
    holder: v.optional(TicketHolderSchema),
    /** Of which team. */
    team: v.optional(TeamFields.id),
    tag: v.optional(TagSchema),
    /** Part of a number, a VIN, an email address, a name or a message, in whichever case. */
    search: v.optional(SearchField, ''),
    /** Number of the ticket after which to go on. */
    cursor: v.optional(number),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        tickets: v.array(DeskTicketSummarySchema),
        more: v.boolean(),
        /** How many of the brand stand in each state. */
        counts: v.object({ open: v.number(), answered: v.number(), resolved: v.number() }),
      }),
    ),
  },
});

/** One ticket; the number of one that was merged leads to the ticket that it is part of now. */
export const staffTicket = endpoint({
  name: 'tickets.staffOne',
  event: 'pii.read',
  summary: 'One ticket of this brand.',
  method: 'GET',
  path: '/api-cwa/staff/ticket',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  // Asked again and again while somebody writes an answer.
  passive: true,
  request: v.strictObject({ number }),
  answers: { 200: success('The ticket.', DeskTicketSchema), 404: refusal('This brand has no such ticket.') },
});

/** Answers a ticket; the member gets a mail. */
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
    /** Files that were uploaded for it. */
    files: v.optional(FileIdsSchema, []),
    /** How many messages the writer has seen: to a ticket that has more, nobody answers unawares. */
    seen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TICKET_MESSAGES)),
    resolve: v.optional(v.boolean(), false),
    /** Tags that the ticket gets with it. */
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

/** Resolves a ticket, or opens it again. */
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

/** Gives the ticket's member credits, through the ledger. */
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
    /** An id that the caller gives it: sent twice, it is given once. */
    gift_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    credits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    /** Whose credits: absent, the ticket's own kind (`credit_product`). */
    product: v.optional(v.picklist(['report', 'sticker'])),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    422: refusal('The brand does not sell what these credits are for.'),
  },
});
