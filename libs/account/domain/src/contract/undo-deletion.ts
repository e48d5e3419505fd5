import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';

/** Undoes a confirmed deletion within its 14 days. */
export const undoDeletion = endpoint({
  name: 'account.undoDeletion',
  summary: 'Takes a deletion back by the token of its mail.',
  method: 'POST',
  path: '/api/user/delete/undo',
  encoding: 'json',
  auth: 'none',
  site: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: { 200: success('The account stays.', v.null()), 422: refusal('The link is no longer good.') },
});
