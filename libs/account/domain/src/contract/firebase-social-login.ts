import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { TypedCodeSchema } from '../second-factor/typed-code.ts';
import { SessionSchema } from '../user.ts';

/** Signs in with a Google identity token, verified against the configured keys. */
export const firebaseSocialLogin = endpoint({
  name: 'account.firebaseSocialLogin',
  summary: 'Logs in by a Google identity token; 501 where the operator has configured none.',
  method: 'POST',
  path: '/landing/firebase-social-login',
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    id_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
    code: v.optional(TypedCodeSchema),
  }),
  answers: {
    200: success('Token and user.', SessionSchema),
    422: refusal('The token is not good, does not open the account of its email, or a code is missing or wrong.'),
    501: refusal('Not configured.'),
    503: refusal('The keys that Google publishes cannot be had.'),
  },
});
