import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CONSENT_ANSWERS, CONSENT_VERSIONS } from '../consent.ts';

/** Logs the visitor's answer, when it was given, and the version of the text (docs/decisions.md §4). */
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
    /**
     * Random, generated in the browser and stored nowhere else: a visitor who shows it to us can have their answer
     * looked up.
     */
    consent_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    answer: v.picklist(CONSENT_ANSWERS),
    text_version: v.picklist(CONSENT_VERSIONS, 'consent.unknownVersion'),
  }),
  answers: { 200: success('Kept.', v.null()) },
});
