import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema, NewPasswordSchema } from '../credentials.ts';
import { SessionSchema } from '../user.ts';

/**
 * Opens the account of a registration from its mail, and logs in: the link proves whose mailbox it is. In another browser than
 * the one that registered the password is chosen here.
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
