import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailFaultSchema, MailNameSchema, MailTextNameSchema, SiteMailViewSchema } from './mail-view.ts';
import { TypedTextSchema } from './try-mail.ts';

/** Maximum length of a reason. */
export const MAIL_REASON_LENGTH = 200;

/** Changes texts of an email, all or none, now or scheduled. */
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
          /** null resets it to the default text. */
          value: TypedTextSchema,
          /** Version of the text that the caller saw. */
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
    /** When it takes effect; defaults to now. */
    at: v.optional(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
  }),
  answers: {
    200: success('Kept; the email as it is now.', SiteMailViewSchema),
    404: refusal('There is no such email, or no such text of it.'),
    409: refusal('Somebody else changed one of the texts meanwhile; `data.mail` is the email as it is now.'),
    422: refusal('A text cannot stand; `data.faults` says which and why.'),
  },
});

/** `data` of a rejected change. */
export const MailRefusedSchema = v.object({
  /** 422 */
  faults: v.optional(v.array(MailFaultSchema)),
  /** 409 */
  mail: v.optional(SiteMailViewSchema),
});
