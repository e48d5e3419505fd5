import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileIdsSchema } from '../../files/ticket-file.ts';
import { MessageField } from '../../message-text.ts';
import { DeskTicketSchema } from '../../tickets/ticket.ts';

const IdField = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Creates a ticket with a first message from support. The member gets an email; no reply is due until they write. */
export const staffTicketOpen = endpoint({
  name: 'tickets.staffOpen',
  summary: 'Opens a ticket of a member with a message of support, who mails it to them.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/open',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    account_id: IdField,
    /** Idempotency key chosen by the caller. */
    ticket_id: IdField,
    /** The document type it's about; absent for other. It comes with no free credit. */
    credit_type: v.optional(v.picklist(['report', 'sticker'])),
    /** The vehicle it's about; '' for none. */
    vin: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    text: MessageField,
    /** Ids of uploaded files. */
    files: v.optional(FileIdsSchema, []),
  }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such member.'),
    409: refusal('The member has closed the account, or it only holds purchases: there is nobody who signs in.'),
    422: refusal(
      'An empty message, one that is too long or has something to fill in, or a file that was not uploaded for it.',
    ),
  },
});
