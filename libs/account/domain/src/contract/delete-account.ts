import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema } from '../credentials.ts';

/**
 * Asks for the deletion of an account (spec §3, §6, §7). It is confirmed by mail; the answer does not tell whether the
 * e-mail has an account.
 */
export const deleteAccount = endpoint({
  name: 'account.deleteAccount',
  summary: 'Asks for the deletion of an account; a mail must confirm it.',
  method: 'POST',
  path: '/api/user/delete',
  encoding: 'json',
  auth: 'none',
  site: true,
  attemptsPerMinute: 10,
  request: v.strictObject({
    email: EmailSchema,
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('account.deletionMessageMissing'),
      v.maxLength(10_000, 'account.messageLong'),
    ),
  }),
  answers: { 200: success('Accepted.', v.null()) },
});
