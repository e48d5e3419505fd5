import { endpoint, refusal } from '@vinlore/contract';
import * as v from 'valibot';
import { UPLOAD_BODY_BYTES, UploadFields, WhichFileFields } from '../../files/ticket-file.ts';
import { TicketNumberSchema } from '../../tickets/ticket.ts';
import { fileAnswers, uploadAnswers } from './ticket-files.ts';

/** Uploads a file for an agent's reply, note, or first message. */
export const staffTicketUpload = endpoint({
  name: 'tickets.staffUpload',
  summary: 'Takes a file for an answer or a note of a ticket, or for one that support opens.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/upload',
  encoding: 'multipart',
  auth: 'staff',
  permission: 'support',
  site: true,
  bodyLimit: UPLOAD_BODY_BYTES,
  request: v.strictObject({
    /** The ticket; absent if it doesn't exist yet. */
    number: v.optional(TicketNumberSchema),
    ...UploadFields,
  }),
  answers: { ...uploadAnswers, 404: refusal('This brand has no such ticket.') },
});

/** A file of a message or note in one of the brand's tickets. */
export const staffTicketFile = endpoint({
  name: 'tickets.staffFile',
  summary: 'A file of a ticket, or of a note beside it.',
  method: 'GET',
  path: '/api-cwa/staff/ticket/file',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject(WhichFileFields),
  answers: fileAnswers,
});
