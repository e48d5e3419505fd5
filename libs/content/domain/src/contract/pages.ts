import { bareJson, endpoint } from '@vinlore/contract';
import * as v from 'valibot';
import { PayloadAnswerSchema, PayloadErrorsSchema, PayloadQuerySchema, PayloadText } from './payload-query.ts';

/** The content host's pages with their metadata (spec §7). */
export const pages = endpoint({
  name: 'content.pages',
  summary: 'Pages, by Payload’s query grammar and in its envelope.',
  method: 'GET',
  path: '/api/pages',
  encoding: 'query',
  auth: 'none',
  request: v.objectWithRest(
    {
      ...PayloadQuerySchema.entries,
      'where[url][equals]': v.optional(PayloadText),
      'where[site.domain][equals]': v.optional(PayloadText),
    },
    PayloadText,
  ),
  answers: {
    200: bareJson('The pages that were found; drafts only for staff.', PayloadAnswerSchema),
    400: bareJson('A path, an operator or a parameter that is not known.', PayloadErrorsSchema),
  },
});
