import { endpoint, RawInputSchema, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MAIL_BYTES } from '../../limits.ts';

/** An email reply, delivered unmodified by the operator's mail server (docs/operations/support.md). */
export const inboundMail = endpoint({
  name: 'tickets.inboundMail',
  summary: 'Takes a mail that answers a ticket.',
  method: 'POST',
  path: '/api-cwa/inbound-mail',
  encoding: 'raw',
  rawType: 'message/rfc822',
  signatureHeader: 'x-mail-signature',
  auth: 'none',
  bodyLimit: MAIL_BYTES,
  attemptsPerMinute: 120,
  request: RawInputSchema,
  answers: {
    200: success(
      'The mail was dealt with: it is in the ticket now or since before, or was dropped because a machine wrote it.',
      v.object({ outcome: v.picklist(['entered', 'known', 'dropped']) }),
    ),
    403: refusal('The signature does not match, or is more than five minutes old.'),
    422: refusal('No ticket has the address of this mail, or it cannot be taken: its sender should be told.'),
    429: refusal('Too many mails for one ticket: hand it in again later.'),
    501: refusal('Email replies are not set up here.'),
    503: refusal(
      'Too many mails came at once, or files cannot be checked for viruses right now: hand it in again later.',
    ),
  },
});
