import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Ends one of the member's sessions, or all except the caller's ("sign out everywhere else"). */
export const endSessions = endpoint({
  name: 'account.endSessions',
  summary: 'Ends one of the member’s sessions; without an id all but the one that asks.',
  method: 'POST',
  path: '/api/user/sessions/end',
  encoding: 'json',
  auth: 'bearer',
  host: 'both',
  request: v.strictObject({ session_id: v.optional(v.pipe(v.string(), v.uuid())) }),
  answers: { 200: success('How many ended.', v.object({ ended: v.number() })), 404: refusal('No such session.') },
});
