import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';

/**
 * Whether a password reset link is still valid, so the page can say so before a new password is typed. Doesn't use up
 * the link.
 */
export const checkResetLink = endpoint({
  name: 'account.checkResetLink',
  summary: 'Whether the token of a password reset is still good. It says nothing of the account.',
  method: 'POST',
  path: '/api-cwa/reset-password/check',
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ reset_token: MailTokenSchema }),
  answers: { 200: success('Whether it is valid.', v.object({ valid: v.boolean() })) },
});
