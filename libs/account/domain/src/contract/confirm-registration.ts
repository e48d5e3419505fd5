import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';
import { SessionSchema } from '../user.ts';

/** Opens the account of a registration from its mail, and logs in: the link proves whose mailbox it is. */
export const confirmRegistration = endpoint({
  name: 'account.confirmRegistration',
  summary: 'Opens the account of a registration by the token of its mail, and logs in.',
  method: 'POST',
  path: '/api-cwa/register/confirm',
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: { 200: success('Token and user.', SessionSchema), 422: refusal('The link is no longer good.') },
});
