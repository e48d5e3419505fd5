import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CONSENT_ANSWERS, CONSENT_VERSIONS } from '../consent.ts';

/** Keeps what was answered, when, and to which version of the words (docs/decisions.md §4). */
export const consentLog = endpoint({
  name: 'consent.log',
  summary: 'Keeps what a visitor answered to the question of measurement.',
  method: 'POST',
  path: '/api-cwa/consent-log',
  aliases: ['/consent-log'],
  encoding: 'form',
  auth: 'none',
  site: true,
  attemptsPerMinute: 20,
  bodyLimit: 2_048,
  request: v.strictObject({
    /** Made by chance in the browser and nowhere else: by it an answer can be found that somebody shows us. */
    consent_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    answer: v.picklist(CONSENT_ANSWERS),
    text_version: v.picklist(CONSENT_VERSIONS, 'consent.unknownVersion'),
  }),
  answers: { 200: success('Kept.', v.null()) },
});
