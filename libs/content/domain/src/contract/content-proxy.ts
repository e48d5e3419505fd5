import { bareJson, endpoint } from '@vinlore/contract';
import * as v from 'valibot';
import { PayloadAnswerSchema, PayloadErrorsSchema, PayloadQuerySchema, PayloadText } from './payload-query.ts';

/**
 * A proxy to the content host for clients that can't reach it directly (spec §7: `endpoint=sites`, `endpoint=pages`).
 * The specification gives no path; this one is ours.
 */
export const contentProxy = endpoint({
  name: 'content.proxy',
  summary: 'Published sites and pages of the content host, whichever it is.',
  method: 'GET',
  path: '/api/content',
  encoding: 'query',
  auth: 'none',
  request: v.objectWithRest({ ...PayloadQuerySchema.entries, endpoint: v.picklist(['sites', 'pages']) }, PayloadText),
  answers: {
    200: bareJson('What was found, published only.', PayloadAnswerSchema),
    400: bareJson('A path, an operator or a parameter that is not known.', PayloadErrorsSchema),
    503: bareJson('The content host does not answer.', PayloadErrorsSchema),
  },
});
