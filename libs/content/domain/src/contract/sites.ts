import { bareJson, endpoint } from '@vinlore/contract';
import * as v from 'valibot';
import { PayloadAnswerSchema, PayloadErrorsSchema, PayloadQuerySchema, PayloadText } from './payload-query.ts';

/** The content host's site records: headers, footers, trustpilot, reviews (spec §7). */
export const sites = endpoint({
  name: 'content.sites',
  summary: 'Site records, by Payload’s query grammar and in its envelope.',
  method: 'GET',
  path: '/api/sites',
  encoding: 'query',
  auth: 'none',
  request: v.objectWithRest(
    { ...PayloadQuerySchema.entries, 'where[domain][equals]': v.optional(PayloadText) },
    PayloadText,
  ),
  answers: {
    200: bareJson('The site records that were found; drafts only for staff.', PayloadAnswerSchema),
    400: bareJson('A path, an operator or a parameter that is not known.', PayloadErrorsSchema),
  },
});
