import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasskeyHostSchema, PasskeyRequestSchema } from '../passkey.ts';

/** Options for the browser to request a passkey. Takes no email, so the response reveals nothing about accounts. */
export const passkeyLoginOptions = endpoint({
  name: 'passkey.loginOptions',
  summary: 'What the browser needs to ask for a passkey.',
  method: 'POST',
  path: '/api/passkey-login/options',
  encoding: 'json',
  auth: 'gate',
  host: 'both',
  site: true,
  attemptsPerMinute: 60,
  request: v.strictObject({ host: PasskeyHostSchema }),
  answers: {
    200: success('Options for the browser, good for 5 minutes.', PasskeyRequestSchema),
    422: refusal('There can be no passkey here.'),
  },
});
