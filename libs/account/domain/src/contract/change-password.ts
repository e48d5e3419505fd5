import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { NewPasswordSchema, PasswordInputSchema } from '../credentials.ts';
import { SessionSchema } from '../user.ts';

/**
 * Changes the password (spec §7). Without the old password, the caller must have confirmed their identity within the
 * last 10 minutes (docs/decisions.md §3). Ends all other sessions and gives this one a new token.
 */
export const changePassword = endpoint({
  name: 'account.changePassword',
  event: 'auth.password.changed',
  summary: 'Changes the password; ends all other sessions and answers this one’s new token.',
  method: 'POST',
  path: '/api-cwa/change-password',
  aliases: ['/change-password'],
  encoding: 'form',
  auth: 'bearer',
  recentProof: { passwordField: 'old_pass' },
  attemptsPerMinute: 20,
  request: v.strictObject({ new_pass: NewPasswordSchema, old_pass: v.optional(PasswordInputSchema) }),
  answers: {
    200: success('The session with its new token.', SessionSchema),
    422: refusal('The old password does not match, or the new one is too common.'),
  },
});
