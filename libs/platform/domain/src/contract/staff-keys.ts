import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { KeyViewSchema } from '../keys/key-view.ts';

const Id = v.pipe(v.string(), v.uuid());
const staffCall = { auth: 'staff', permission: 'support' } as const;

/** Lists a member's keys at the desk. */
export const memberApiKeys = endpoint({
  ...staffCall,
  method: 'GET',
  encoding: 'query',
  name: 'keys.ofMember',
  summary: 'A member’s API keys, removed ones too; never the keys themselves.',
  path: '/api-cwa/staff/member-api-keys',
  event: 'pii.read',
  request: v.strictObject({ account_id: Id }),
  answers: { 200: success('The keys.', v.object({ keys: v.array(KeyViewSchema) })) },
});

/** Removes a member's key, such as one that was published by mistake. */
export const removeMemberApiKey = endpoint({
  ...staffCall,
  method: 'POST',
  encoding: 'json',
  name: 'keys.removeOfMember',
  summary: 'Removes a member’s API key, and emails the member.',
  path: '/api-cwa/staff/member-api-keys/remove',
  request: v.strictObject({ id: Id, reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)) }),
  answers: {
    200: success('It is gone, now or before.', v.object({ removed: v.literal(true) })),
    404: refusal('There is no such key.'),
  },
});
