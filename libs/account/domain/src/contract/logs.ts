import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** An error that a browser met, for our log: size- and rate-limited, and cleaned of addresses and tokens (docs/decisions.md §3). */
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
    /** The page's path, without its query. */
    path: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answers: { 200: success('Noted.', v.null()) },
});
