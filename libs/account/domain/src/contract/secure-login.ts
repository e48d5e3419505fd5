import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema, PasswordInputSchema } from '../credentials.ts';

/** Passes the brand's security gate (spec §2, §7; docs/decisions.md §4). */
export const secureLogin = endpoint({
  name: 'account.secureLogin',
  summary: 'Passes the brand’s gate; answers a signed, expiring secure id and sets it as a cookie.',
  method: 'POST',
  path: '/api/securelogin',
  encoding: 'json',
  auth: 'none',
  host: 'both',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ email: EmailSchema, pass: PasswordInputSchema }),
  answers: {
    200: success('The secure id.', v.object({ secu_id: v.string() })),
    422: refusal('The access does not match.'),
  },
});
