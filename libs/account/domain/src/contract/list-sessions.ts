import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** One of the member's sessions. */
const OpenSessionSchema = v.object({
  id: v.string(),
  /** Whether this is the caller's session. */
  current: v.boolean(),
  /** Browser and operating system, such as "Chrome on Android"; '' if unknown. */
  device: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  last_seen_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type OpenSession = v.InferOutput<typeof OpenSessionSchema>;

/** Lists the member's sessions. */
export const listSessions = endpoint({
  name: 'account.listSessions',
  summary: 'Where the member is signed in.',
  method: 'POST',
  path: '/api/user/sessions',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  host: 'both',
  request: v.strictObject({}),
  answers: { 200: success('Open sessions, the last used first.', v.array(OpenSessionSchema)) },
});
