import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailFaultSchema, MailNameSchema, MailTextNameSchema } from './mail-view.ts';

/** More texts than any email has. */
const MOST_TEXTS = 40;

/** Longer than any valid text, so that one over the limit gets a proper error. */
const TYPED_LENGTH = 4000;

/** Edited texts by key; null for the default. */
export const TypedTextSchema = v.nullable(v.pipe(v.string(), v.maxLength(TYPED_LENGTH)));

const request = v.strictObject({
  mail: MailNameSchema,
  language: LanguageSchema,
  /** Index of the example variant. */
  example: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  /** Unsaved texts. */
  texts: v.pipe(v.array(v.strictObject({ key: MailTextNameSchema, value: TypedTextSchema })), v.maxLength(MOST_TEXTS)),
});

/** Renders an email with unsaved texts. */
export const previewSiteMail = endpoint({
  name: 'site.previewMail',
  summary: 'An email as it would be sent, with made-up values and with texts that are not saved.',
  method: 'POST',
  path: '/api-cwa/staff/brand/mail/preview',
  encoding: 'json',
  auth: 'staff',
  permission: 'any',
  site: true,
  request,
  answers: {
    200: success(
      'The email; a text that cannot stand is the product’s in it.',
      v.object({ subject: v.string(), html: v.string(), text: v.string(), faults: v.array(MailFaultSchema) }),
    ),
    404: refusal('There is no such email, or no such text of it.'),
  },
});

/** Sends the same email to the caller. */
export const testSiteMail = endpoint({
  name: 'site.testMail',
  summary: 'Sends an email with made-up values, and with texts that are not saved, to whoever asks.',
  method: 'POST',
  path: '/api-cwa/staff/brand/mail/test',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  attemptsPerMinute: 5,
  sharedLimit: true,
  request,
  answers: {
    200: success('On its way.', v.object({ to: v.string() })),
    404: refusal('There is no such email, or no such text of it.'),
    422: refusal('A text cannot stand; `data.faults` says which and why.'),
  },
});
