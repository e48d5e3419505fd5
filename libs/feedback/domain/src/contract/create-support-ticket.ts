import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileIdsField } from '../files/ticket-file.ts';
import { MessageField } from '../message-text.ts';
import { TicketNumberSchema } from '../tickets/ticket.ts';

/** Creates a support ticket (spec §7). */
export const createSupportTicket = endpoint({
  name: 'feedback.createTicket',
  summary: 'Opens a support ticket; may give a free credit (docs/decisions.md §4).',
  method: 'POST',
  path: '/api-cwa/create_support_ticket',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    vin: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    message: v.optional(MessageField, ''),
    email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254)), ''),
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    /** Digits; the field in the form of spec §5. */
    phone: v.optional(v.pipe(v.string(), v.regex(/^\d{0,20}$/)), ''),
    credit_type: v.optional(v.picklist(['report', 'sticker'])),
    /** Ids of uploaded files. */
    files: v.optional(FileIdsField, ''),
    /** Idempotency key chosen by the sender. */
    ticket_id: v.optional(v.pipe(v.string(), v.toLowerCase(), v.uuid())),
  }),
  answers: {
    200: success(
      'Opened; `message` says what happens next, and of the free credit only where one was given.',
      v.object({ number: TicketNumberSchema, free_credit: v.boolean() }),
    ),
    422: refusal(
      'A VIN, a message or an email address is missing or cannot be one, in the words of spec §5; or a file was not uploaded for it.',
    ),
  },
});
