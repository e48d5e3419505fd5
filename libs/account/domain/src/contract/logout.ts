import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Ends the session of the token. */
export const logout = endpoint({
  name: 'account.logout',
  summary: 'Ends the session and clears its cookies.',
  method: 'POST',
  path: '/api-cwa/logout',
  aliases: ['/api/logout'],
  encoding: 'none',
  auth: 'bearer',
  clearsSiteData: true,
  request: v.strictObject({}),
  answers: { 200: success('Signed out.', v.null()) },
});
