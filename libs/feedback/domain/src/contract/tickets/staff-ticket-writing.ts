import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { TicketNumberSchema } from '../../tickets/ticket.ts';

/** Reports that the caller is writing in a ticket, to avoid duplicate replies. Expires after half a minute. */
export const staffTicketWriting = endpoint({
  name: 'tickets.staffWriting',
  summary: 'Tells colleagues that the caller is writing in a ticket.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/writing',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: TicketNumberSchema }),
  answers: { 200: success('Noted.', v.null()), 404: refusal('This brand has no such ticket.') },
});
