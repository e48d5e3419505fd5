import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema } from '../credentials.ts';

/** Sends a message from the contact page to the brand's support (docs/decisions.md §3). */
export const contactMail = endpoint({
  name: 'account.contactMail',
  summary: 'Sends a message to the brand’s support by mail.',
  method: 'POST',
  path: '/api-cwa/contact-mail',
  aliases: ['/contact-mail'],
  encoding: 'form',
  auth: 'none',
  site: true,
  attemptsPerMinute: 5,
  request: v.strictObject({
    email: EmailSchema,
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('profile.messageMissing'),
      v.maxLength(10_000, 'profile.messageLong'),
    ),
  }),
  answers: { 200: success('Accepted.', v.null()) },
});
