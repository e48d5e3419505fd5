import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Adds an email to the chat: replies go there after the visitor leaves. */
export const chatEmail = endpoint({
  name: 'feedback.chatEmail',
  summary: 'Leaves an email address for answers that come when the visitor has left.',
  method: 'POST',
  path: '/api-cwa/chat/email',
  encoding: 'json',
  auth: 'none',
  knowsMembers: true,
  site: true,
  attemptsPerMinute: 5,
  request: v.strictObject({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.maxLength(254, 'feedback.chatEmailInvalid'),
      v.email('feedback.chatEmailInvalid'),
    ),
  }),
  answers: { 200: success('Kept.', v.null()), 404: refusal('There is no conversation yet.') },
});
