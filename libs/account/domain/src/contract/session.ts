import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PassiveSchema, SessionSchema } from '../user.ts';

/** Gives an access token for the session cookie, after a reload and when one expires (docs/decisions.md §2); null without a session. */
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
