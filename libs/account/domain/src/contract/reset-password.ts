import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema, NextSchema } from '../credentials.ts';

/** Requests a password reset email (spec §6, §7; docs/decisions.md §3). */
export const resetPassword = endpoint({
  name: 'account.resetPassword',
  summary: 'Sends a mail to choose a new password. The answer does not tell whether the email has an account.',
  method: 'POST',
  path: '/api-cwa/reset-password',
  aliases: ['/reset-password'],
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({ email: EmailSchema, next: v.optional(NextSchema) }),
  answers: { 200: success('Accepted.', v.null()) },
});
