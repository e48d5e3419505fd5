import { endpoint, file, refusal } from '@vinlore/contract';
import * as v from 'valibot';
import { OrderKeyField } from '../fields.ts';

/** Returns an invoice as PDF, given the signed key from a list. */
export const invoice = endpoint({
  name: 'invoice.pdf',
  summary: 'An invoice as PDF.',
  method: 'GET',
  path: '/api-cwa/invoice',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ key: OrderKeyField, download: v.optional(v.literal('1')) }),
  answers: {
    200: file('The invoice.', 'application/pdf'),
    404: refusal('No invoice opens with this key, or the key is over.'),
    503: refusal('Too many documents are being made; try again in a moment.'),
  },
});
