import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OrderKeyField } from '../fields.ts';

/**
 * Exchanges the key in an invoice email for a link to the PDF. The link is short-lived because its key is in the query
 * string.
 */
export const invoiceLink = endpoint({
  name: 'invoice.link',
  summary: 'A short-lived link to the PDF of an invoice, for the key of an email.',
  method: 'POST',
  path: '/api-cwa/invoice-link',
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ key: OrderKeyField }),
  answers: {
    200: success(
      'The link and the number of the invoice or credit note.',
      v.object({ url: v.string(), number: v.string() }),
    ),
    404: refusal('No invoice opens with this key, or the key is over.'),
  },
});
