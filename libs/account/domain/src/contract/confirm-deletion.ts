import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';

/** Confirms a deletion with the token from its email: closes the account immediately and erases it after 14 days. */
export const confirmDeletion = endpoint({
  name: 'account.confirmDeletion',
  summary: 'Confirms a deletion by the token of its mail: the account is closed now, and erased on the day answered.',
  method: 'POST',
  path: '/api/user/delete/confirm',
  encoding: 'json',
  auth: 'none',
  site: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: {
    200: success('When it will be erased.', v.object({ erase_at: v.pipe(v.string(), v.isoTimestamp()) })),
    409: refusal('The account is the last owner of its brand’s desk; the link stays good.'),
    422: refusal('The link is no longer good.'),
  },
});
