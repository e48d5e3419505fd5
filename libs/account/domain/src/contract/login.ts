import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema, PasswordInputSchema } from '../credentials.ts';
import { TypedCodeSchema } from '../second-factor/typed-code.ts';
import { SessionSchema } from '../user.ts';

/** Signs a member in (spec §7). */
export const login = endpoint({
  name: 'account.login',
  summary: 'Logs a member in; also sets the session cookie and the XSRF cookie.',
  method: 'POST',
  path: '/api-cwa/login',
  aliases: ['/login'],
  encoding: 'form',
  auth: 'gate',
  host: 'both',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ email: EmailSchema, pass: PasswordInputSchema, code: v.optional(TypedCodeSchema) }),
  answers: {
    200: success('Token and user.', SessionSchema),
    422: refusal('Email and password do not match, or a code of the second factor is missing or wrong.'),
  },
});
