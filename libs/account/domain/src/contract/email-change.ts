import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';
import { ProfileSchema } from '../profile.ts';

/** Undoes a change of email from the former address, for 72 hours; restores what opened the account before. */
export const vetoEmail = endpoint({
  name: 'account.vetoEmail',
  summary: 'Undoes a change of email by the token of the mail to the former address; ends all sessions.',
  method: 'POST',
  path: '/api-cwa/undo-email',
  encoding: 'form',
  // The former address counts whether or not its owner has passed a gate in this browser.
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

/** Calls a change of email off before its new address confirms it. */
export const cancelEmailChange = endpoint({
  ...pending,
  name: 'account.cancelEmailChange',
  summary: 'Calls a change of email off that waits for its confirmation.',
  path: '/api/user/email-change/cancel',
  attemptsPerMinute: 20,
  answers: { 200: success('The profile as it is now.', ProfileSchema) },
});

/** Mails the link of a change of email once more. */
export const resendEmailChange = endpoint({
  ...pending,
  name: 'account.resendEmailChange',
  summary: 'Mails the link that confirms a new email once more; the former link is worthless then.',
  path: '/api/user/email-change/resend',
  attemptsPerMinute: 5,
  answers: { 200: success('The profile as it is now.', ProfileSchema), 422: refusal('No change waits.') },
});
