import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SnippetSchema } from '../../snippets/snippet.ts';

/** The brand's snippets, for staff. */
export const staffSnippets = endpoint({
  name: 'snippets.list',
  summary: 'Texts that this brand’s support says often, by language and name.',
  method: 'GET',
  path: '/api-cwa/staff/snippets',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({}),
  answers: { 200: success('At most 200.', v.object({ snippets: v.array(SnippetSchema) })) },
});
