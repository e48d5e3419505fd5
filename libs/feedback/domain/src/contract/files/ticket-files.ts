import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { TicketFileSchema, UPLOAD_BODY_BYTES, UploadFields, WhichFileFields } from '../../files/ticket-file.ts';

/** Errors of an upload, for members and staff. */
export const uploadAnswers = {
  200: success('The file, to be named by the message that takes it along within a day.', TicketFileSchema),
  422: refusal(
    'A kind of file that is not taken, one that is damaged, or one in which the virus scanner found something.',
  ),
  503: refusal('The virus scanner does not answer, so nothing is taken.'),
} as const;

/** Errors of a download, for members and staff. */
export const fileAnswers = {
  200: file('The file, to be saved: JPEG, PDF or plain text.', 'application/octet-stream'),
  404: refusal('There is no such file for the caller.'),
} as const;

/** Uploads a file for a member's message. */
export const ticketFileUpload = endpoint({
  name: 'tickets.upload',
  summary: 'Takes a file for a message to support.',
  method: 'POST',
  path: '/api/user/ticket-upload',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  bodyLimit: UPLOAD_BODY_BYTES,
  request: v.strictObject(UploadFields),
  answers: uploadAnswers,
});

/** A file of a message in one of the member's own tickets. */
export const ticketFile = endpoint({
  name: 'tickets.file',
  summary: 'A file of one of the member’s tickets.',
  method: 'GET',
  path: '/api/user/ticket-file',
  encoding: 'query',
  auth: 'bearer',
  request: v.strictObject(WhichFileFields),
  answers: fileAnswers,
});
