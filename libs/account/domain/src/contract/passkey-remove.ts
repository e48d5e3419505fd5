import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasswordInputSchema } from '../credentials.ts';
import { SessionSchema } from '../user.ts';

/** Removes a passkey. Without the password the session must be fresh; it gets another token. */
export const passkeyRemove = endpoint({
  name: 'passkey.remove',
  summary: 'Removes a passkey; needs the password or a session authenticated within 10 minutes.',
  method: 'POST',
  path: '/api/user/passkeys/remove',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()), pass: v.optional(PasswordInputSchema) }),
  answers: {
    200: success('The session with its new token.', SessionSchema),
    404: refusal('No such passkey.'),
    422: refusal('The password is needed or does not match.'),
  },
});
