import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasskeyProofSchema } from '../passkey.ts';
import { SessionSchema } from '../user.ts';

/** Signs a member in with a passkey; sets the same session and cookies as a password sign-in. */
export const passkeyLogin = endpoint({
  name: 'passkey.login',
  summary: 'Logs a member in by a passkey; also sets the session cookie and the XSRF cookie.',
  method: 'POST',
  path: '/api/passkey-login',
  encoding: 'json',
  auth: 'gate',
  host: 'both',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ proof: PasskeyProofSchema }),
  answers: {
    200: success('Token and user.', SessionSchema),
    422: refusal('It came too late, or the passkey opens no account here.'),
  },
});
