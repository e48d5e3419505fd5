import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema, NewPasswordSchema, NextSchema, PhoneSchema } from '../credentials.ts';

/**
 * Registers an account (spec §7). The emailed link activates it, so the response is the same whether or not the email
 * was known.
 */
export const register = endpoint({
  name: 'account.register',
  summary: 'Sends a mail whose link opens the account. The answer does not tell whether the email has one already.',
  method: 'POST',
  path: '/api-cwa/register',
  aliases: ['/landing/app-customer-register', '/register'],
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({
    email: EmailSchema,
    pass: NewPasswordSchema,
    phone: v.optional(PhoneSchema),
    next: v.optional(NextSchema),
  }),
  answers: { 200: success('Accepted.', v.null()), 422: refusal('The password is too common.') },
});
