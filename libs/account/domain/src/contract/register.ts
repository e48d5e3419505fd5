import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema, NewPasswordSchema, PhoneSchema } from '../credentials.ts';

/** Opens an account (spec §7). The answer is the same whether the e-mail was known or not. */
export const register = endpoint({
  name: 'account.register',
  summary: 'Opens an account. The answer does not tell whether the e-mail already had one.',
  method: 'POST',
  path: '/api-cwa/register',
  aliases: ['/landing/app-customer-register'],
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({ email: EmailSchema, pass: NewPasswordSchema, phone: v.optional(PhoneSchema) }),
  answers: { 200: success('Accepted.', v.null()), 422: refusal('The password is too common.') },
});
