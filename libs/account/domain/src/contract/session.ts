import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PassiveSchema, SessionSchema } from '../user.ts';

/**
 * Returns an access token for the session cookie, after a reload or when the token expires (docs/decisions.md §2); null
 * without a session.
 */
export const session = endpoint({
  name: 'account.session',
  summary: 'Restores token and user from the session cookie; null without a session.',
  method: 'POST',
  path: '/api/session',
  encoding: 'query',
  auth: 'none',
  xsrf: true,
  request: v.strictObject({ passive: PassiveSchema }),
  answers: { 200: success('Token and user, or null.', v.nullable(SessionSchema)) },
});
