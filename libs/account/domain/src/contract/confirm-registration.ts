import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema, NewPasswordSchema } from '../credentials.ts';
import { SessionSchema } from '../user.ts';

/**
 * Activates a registered account with the token from its email and signs in; the link proves ownership of the mailbox.
 * In a browser other than the one that registered, the password is chosen here.
 */
export const confirmRegistration = endpoint({
  name: 'account.confirmRegistration',
  summary: 'Opens the account of a registration by the token of its mail, and logs in.',
  method: 'POST',
  path: '/api-cwa/register/confirm',
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ token: MailTokenSchema, new_pass: v.optional(NewPasswordSchema) }),
  answers: {
    200: success('Token and user.', SessionSchema),
    422: refusal('The link is no longer good, or a password is to be chosen (`reason: password-needed`).'),
  },
});
