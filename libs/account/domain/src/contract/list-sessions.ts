import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** One place where the member is signed in. */
const OpenSessionSchema = v.object({
  id: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
  /** Browser and system in words, such as "Chrome on Android"; '' where it is not known. */
  device: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  last_seen_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type OpenSession = v.InferOutput<typeof OpenSessionSchema>;

/** Where the member is signed in. */
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
