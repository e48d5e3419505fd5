import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';

/** Confirms a new email with the token from its email (docs/decisions.md §4). */
export const confirmEmail = endpoint({
  name: 'account.confirmEmail',
  summary: 'Makes a new email effective by the token of its mail; tells the former address by mail.',
  method: 'POST',
  path: '/api-cwa/confirm-email',
  encoding: 'form',
  auth: 'gate',
  site: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: {
    200: success('The new address.', v.object({ email: v.string() })),
    422: refusal('The link is no longer good.'),
  },
});
