import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasswordInputSchema } from '../credentials.ts';
import { PasskeyCreationSchema } from '../owned-passkey.ts';
import { PasskeyHostSchema } from '../passkey.ts';

/** What the browser needs to make a passkey. Without the password the session must be fresh, as for a new password. */
export const passkeyAddOptions = endpoint({
  name: 'passkey.addOptions',
  summary: 'What the browser needs to make a passkey; needs the password or a session authenticated within 10 minutes.',
  method: 'POST',
  path: '/api/user/passkeys/options',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  request: v.strictObject({ host: PasskeyHostSchema, pass: v.optional(PasswordInputSchema) }),
  answers: {
    200: success('Options for the browser, good for 5 minutes.', PasskeyCreationSchema),
    422: refusal('The password is needed or does not match, or there can be no passkey here.'),
  },
});
