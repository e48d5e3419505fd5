import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailNameSchema, SiteMailSchema, SiteMailViewSchema } from './mail-view.ts';

/** All emails that the product can send. */
export const siteMails = endpoint({
  name: 'site.mails',
  summary:
    'Every email that is sent in this brand’s name: what it is, when it is sent, and what the brand words itself.',
  method: 'GET',
  path: '/api-cwa/staff/brand/mails',
  encoding: 'none',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({}),
  answers: { 200: success('All of them, by what they are about.', v.object({ mails: v.array(SiteMailSchema) })) },
});

/** One email with its texts in both languages. */
export const siteMail = endpoint({
  name: 'site.mail',
  summary: 'One email with its texts, what they may name, and who changed them.',
  method: 'GET',
  path: '/api-cwa/staff/brand/mail',
  encoding: 'query',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({ mail: MailNameSchema }),
  answers: { 200: success('The email.', SiteMailViewSchema), 404: refusal('There is no such email.') },
});
