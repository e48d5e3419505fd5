import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Deletes a snippet. */
export const staffSnippetRemove = endpoint({
  name: 'snippets.remove',
  summary: 'Takes a snippet of this brand away.',
  method: 'POST',
  path: '/api-cwa/staff/snippets/remove',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: v.pipe(v.string(), v.toLowerCase(), v.uuid()) }),
  answers: { 200: success('It is gone.', v.null()), 404: refusal('This brand has no such snippet.') },
});
