import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MadePasskeySchema, PasskeySchema } from '../owned-passkey.ts';
import { SessionSchema } from '../user.ts';

/** Stores the passkey that the browser created from the options. Gives the session a new token. */
export const passkeyAdd = endpoint({
  name: 'passkey.add',
  event: 'factor.changed',
  summary: 'Adds the passkey that the browser made; answers the session’s new token.',
  method: 'POST',
  path: '/api/user/passkeys/add',
  encoding: 'json',
  auth: 'bearer',
  recentProof: true,
  host: 'both',
  attemptsPerMinute: 20,
  request: v.strictObject({ made: MadePasskeySchema }),
  answers: {
    200: success('The passkey, and the session.', v.object({ passkey: PasskeySchema, session: SessionSchema })),
    422: refusal('It came too late, was added before, or is not good.'),
  },
});
