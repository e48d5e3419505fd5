import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SessionSchema } from '../user.ts';

/** Removes a passkey. Gives the session a new token. */
export const passkeyRemove = endpoint({
  name: 'passkey.remove',
  event: 'factor.changed',
  summary: 'Removes a passkey.',
  method: 'POST',
  path: '/api/user/passkeys/remove',
  encoding: 'json',
  auth: 'bearer',
  recentProof: true,
  host: 'both',
  attemptsPerMinute: 20,
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
  answers: {
    200: success('The session with its new token.', SessionSchema),
    404: refusal('No such passkey.'),
    422: refusal('It is the last factor of somebody on the staff.'),
  },
});
