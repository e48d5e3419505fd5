import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SessionSchema } from '../user.ts';

/** Restores the token after a reload from the session cookie (decisions §2); null without a session. */
export const session = endpoint({
  name: 'account.session',
  summary: 'Restores token and user from the session cookie; null without a session.',
  method: 'POST',
  path: '/api/session',
  encoding: 'none',
  auth: 'none',
  xsrf: true,
  request: v.strictObject({}),
  answers: { 200: success('Token and user, or null.', v.nullable(SessionSchema)) },
});
