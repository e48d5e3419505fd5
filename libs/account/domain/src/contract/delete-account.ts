import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Something, at sign, something, dot, something (spec §5). */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form of the deletion screen (spec §2, §3): what is wrong with it is said by the form and by the server alike. */
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
 * Asks for the deletion of an account (spec §3, §6, §7). It is confirmed by mail; the answer does not tell whether the
 * email has an account.
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
