import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema, NewPasswordSchema } from '../credentials.ts';
import { TypedCodeSchema } from '../second-factor/typed-code.ts';
import { SessionSchema } from '../user.ts';

/** Completes a password reset (docs/decisions.md §3): ends all sessions of the account and opens a new one. */
export const confirmResetPassword = endpoint({
  name: 'account.confirmResetPassword',
  summary: 'Sets a new password by the token of the mail; ends all sessions and opens a new one.',
  method: 'POST',
  path: '/api-cwa/reset-password/confirm',
  encoding: 'form',
  // The token proves ownership of an account that passes the gate; a buyer's first password does too (docs/decisions.md
  // §4).
  auth: 'none',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    reset_token: MailTokenSchema,
    new_pass: NewPasswordSchema,
    code: v.optional(TypedCodeSchema),
  }),
  answers: {
    200: success('Token and user.', SessionSchema),
    422: refusal('The link is no longer good, the password is too common, or a code is missing or wrong.'),
  },
});
