import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasskeyCreationSchema } from '../owned-passkey.ts';
import { PasskeyHostSchema } from '../passkey.ts';

/** Options for the browser to create a passkey. */
export const passkeyAddOptions = endpoint({
  name: 'passkey.addOptions',
  summary: 'What the browser needs to make a passkey.',
  method: 'POST',
  path: '/api/user/passkeys/options',
  encoding: 'json',
  auth: 'bearer',
  recentProof: true,
  host: 'both',
  attemptsPerMinute: 20,
  request: v.strictObject({ host: PasskeyHostSchema }),
  answers: {
    200: success('Options for the browser, good for 5 minutes.', PasskeyCreationSchema),
    422: refusal('There can be no passkey here.'),
  },
});
