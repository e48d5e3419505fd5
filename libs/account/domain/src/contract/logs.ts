import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Logs a client-side error; limited in size and rate, with addresses and tokens removed (docs/decisions.md §3). */
export const logs = endpoint({
  name: 'account.logs',
  summary: 'Notes an error that a browser met.',
  method: 'POST',
  path: '/api-cwa/logs',
  aliases: ['/logs'],
  encoding: 'json',
  auth: 'none',
  host: 'both',
  attemptsPerMinute: 10,
  bodyLimit: 8192,
  request: v.strictObject({
    message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
    stack: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    /** Path of the page, without its query. */
    path: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answers: { 200: success('Noted.', v.null()) },
});
