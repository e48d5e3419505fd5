import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MAILING_PURPOSES } from '../mailing.ts';

/** Signs up an email with consent for one purpose (docs/decisions.md §4). */
export const homeCollection = endpoint({
  name: 'content.home-collection',
  summary: 'Leaves an email address with consent for one purpose; a mail asks for confirmation.',
  method: 'POST',
  path: '/landing/home-collection',
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 5,
  sharedLimit: true,
  request: v.strictObject({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.maxLength(254, 'content.emailInvalid'),
      v.email('content.emailInvalid'),
    ),
    purpose: v.picklist(MAILING_PURPOSES, 'content.purposeUnknown'),
    /** The visitor checked the box. */
    consent: v.literal('yes', 'content.consentMissing'),
    /** Version of the consent text next to the checkbox. */
    consent_version: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'content.consentUnknown')),
  }),
  answers: {
    200: success('Taken; the same answer whether or not the address is known already.', v.null()),
  },
});
