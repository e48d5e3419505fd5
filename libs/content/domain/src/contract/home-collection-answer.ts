import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MAILING_PURPOSES } from '../mailing.ts';

/** Confirms or unsubscribes an email with the link from an email. */
export const homeCollectionAnswer = endpoint({
  name: 'content.home-collection-answer',
  summary: 'Confirms an email address that was left, or unsubscribes it, by the token of a mail.',
  method: 'POST',
  path: '/landing/home-collection/answer',
  encoding: 'form',
  auth: 'none',
  request: v.strictObject({
    token: v.pipe(v.string(), v.maxLength(200)),
    /** `look` changes nothing. */
    answer: v.picklist(['look', 'confirm', 'unsubscribe']),
  }),
  answers: {
    200: success(
      'How it stands now.',
      v.object({
        purpose: v.picklist(MAILING_PURPOSES),
        standing: v.picklist(['asked', 'confirmed', 'unsubscribed']),
      }),
    ),
    404: refusal('The token is none of ours, or the address is gone.'),
    422: refusal('The confirmation came too late; the address can be left again.'),
  },
});
