import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailFaultSchema, MailNameSchema, MailTextNameSchema, SiteMailViewSchema } from './mail-view.ts';
import { TypedTextSchema } from './try-mail.ts';

/** The longest reason of a change. */
export const MAIL_REASON_LENGTH = 200;

/** Changes texts of a mail, all or none, at once or at a moment. */
export const changeSiteMail = endpoint({
  name: 'site.changeMail',
  summary: 'Changes texts of an email, all or none: at once in every process within a second, or at a moment.',
  method: 'POST',
  path: '/api-cwa/staff/brand/mail/change',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  recentProof: true,
  site: true,
  request: v.strictObject({
    mail: MailNameSchema,
    changes: v.pipe(
      v.array(
        v.strictObject({
          language: LanguageSchema,
          key: MailTextNameSchema,
          /** null: the product's text again. */
          value: TypedTextSchema,
          /** The text's version that was looked at. */
          base: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
        }),
      ),
      v.minLength(1),
      v.maxLength(80),
      v.check(
        (changes) => new Set(changes.map(({ language, key }) => `${language}.${key}`)).size === changes.length,
        'site.keyTwice',
      ),
    ),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('site.mail.reasonMissing'), v.maxLength(MAIL_REASON_LENGTH)),
    /** From when it counts; absent: at once. */
    at: v.optional(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
  }),
  answers: {
    200: success('Kept; the email as it is now.', SiteMailViewSchema),
    404: refusal('There is no such email, or no such text of it.'),
    409: refusal('Somebody else changed one of the texts meanwhile; `data.mail` is the email as it is now.'),
    422: refusal('A text cannot stand; `data.faults` says which and why.'),
  },
});

/** What a refused change carries, as `data` of its answer. */
export const MailRefusedSchema = v.object({
  /** 422 */
  faults: v.optional(v.array(MailFaultSchema)),
  /** 409 */
  mail: v.optional(SiteMailViewSchema),
});
