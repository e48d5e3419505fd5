import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';
import { ProfileSchema } from '../profile.ts';

/** Undoes an email change from the former address within 72 hours and restores the previous sign-in methods. */
export const vetoEmail = endpoint({
  name: 'account.vetoEmail',
  summary: 'Undoes a change of email by the token of the mail to the former address; ends all sessions.',
  method: 'POST',
  path: '/api-cwa/undo-email',
  encoding: 'form',
  // Works for the former owner whether or not they have passed a gate in this browser.
  auth: 'none',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: {
    200: success('The address that holds again.', v.object({ email: v.string() })),
    422: refusal('The link is no longer good, or the address is another account’s by now.'),
  },
});

const pending = { method: 'POST', encoding: 'none', auth: 'bearer', request: v.strictObject({}) } as const;

/** Cancels an email change before the new address confirms it. */
export const cancelEmailChange = endpoint({
  ...pending,
  name: 'account.cancelEmailChange',
  summary: 'Calls a change of email off that waits for its confirmation.',
  path: '/api/user/email-change/cancel',
  attemptsPerMinute: 20,
  answers: { 200: success('The profile as it is now.', ProfileSchema) },
});

/** Resends the link of a pending email change. */
export const resendEmailChange = endpoint({
  ...pending,
  name: 'account.resendEmailChange',
  summary: 'Mails the link that confirms a new email once more; the former link is worthless then.',
  path: '/api/user/email-change/resend',
  attemptsPerMinute: 5,
  answers: { 200: success('The profile as it is now.', ProfileSchema), 422: refusal('No change waits.') },
});
