import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** something@something.something (spec §5). */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Schema of the deletion form (spec §2, §3), shared by the form and the server so both report the same errors. */
export const DeletionRequestSchema = v.strictObject({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(254, 'deletion.emailInvalid'),
    v.regex(ADDRESS, 'deletion.emailInvalid'),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('deletion.messageMissing'),
    v.maxLength(10_000, 'deletion.messageLong'),
  ),
});

/**
 * Requests the deletion of an account (spec §3, §6, §7). It is confirmed by email; the response doesn't reveal whether
 * the email has an account.
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
  sharedLimit: true,
  request: DeletionRequestSchema,
  answers: { 200: success('Accepted.', v.null()) },
});
