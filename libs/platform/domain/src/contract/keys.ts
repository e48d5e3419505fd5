import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import {
  DayOfUseSchema,
  KeyKindSchema,
  KeyModeSchema,
  KeyViewSchema,
  MOST_KEYS,
  MOST_PER_MINUTE,
  MOST_PER_MONTH,
  NewKeySchema,
  OVERLAPS,
  ScopeSchema,
  USUAL_PER_MINUTE,
} from '../keys/key-view.ts';
import { AddressesField, OriginsField } from '../keys/places.ts';

const keyCall = { method: 'POST', encoding: 'json', auth: 'bearer' } as const;
const Id = v.pipe(v.string(), v.uuid());
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const Budget = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_MONTH)));
const noKey = refusal('The account has no such key, or it was removed.');

/** Lists the account's keys. */
export const apiKeys = endpoint({
  ...keyCall,
  name: 'keys.list',
  summary: 'The account’s API keys, newest first; never the keys themselves.',
  path: '/api/user/api-keys',
  request: v.strictObject({}),
  answers: { 200: success('The keys.', v.object({ keys: v.array(KeyViewSchema), most: v.literal(MOST_KEYS) })) },
});

/** Creates a key. */
export const createApiKey = endpoint({
  ...keyCall,
  name: 'keys.create',
  summary: 'Makes an API key, which is shown in this answer only.',
  path: '/api/user/api-keys/create',
  recentProof: true,
  event: 'key.changed',
  attemptsPerMinute: 20,
  request: v.pipe(
    v.strictObject({
      name: Name,
      mode: KeyModeSchema,
      kind: v.optional(KeyKindSchema, 'secret'),
      scopes: v.pipe(v.array(ScopeSchema), v.minLength(1), v.maxLength(20)),
      addresses: v.optional(AddressesField, []),
      origins: v.optional(OriginsField, []),
      per_minute: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_MINUTE)),
        USUAL_PER_MINUTE,
      ),
      monthly_budget: v.optional(Budget, null),
      /** Days until it stops working; absent if it doesn't. */
      expires_in_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366))),
    }),
    v.check(({ kind, origins }) => kind === 'secret' || origins.length > 0, 'platform.needsOrigin'),
    v.check(({ kind, origins }) => kind === 'publishable' || origins.length === 0, 'platform.noOrigin'),
  ),
  answers: {
    200: success('The key and its secret.', NewKeySchema),
    409: refusal('The account has as many keys as it may have.'),
    422: refusal('A publishable key with a scope that websites can’t have.'),
  },
});

/** Changes where a key works and how much it may do. What it may do never changes. */
export const changeApiKey = endpoint({
  ...keyCall,
  name: 'keys.change',
  summary: 'Changes a key’s name, places, and budget.',
  path: '/api/user/api-keys/change',
  recentProof: true,
  event: 'key.changed',
  request: v.strictObject({
    id: Id,
    name: v.optional(Name),
    addresses: v.optional(AddressesField),
    origins: v.optional(OriginsField),
    per_minute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_MINUTE))),
    monthly_budget: v.optional(Budget),
  }),
  answers: {
    200: success('The key.', KeyViewSchema),
    404: noKey,
    422: refusal('A publishable key without an origin, or a secret key with one.'),
  },
});

/** Replaces a key by a new one with the same settings. */
export const rollApiKey = endpoint({
  ...keyCall,
  name: 'keys.roll',
  summary: 'Makes a key’s successor; the old one works on for a while.',
  path: '/api/user/api-keys/roll',
  recentProof: true,
  event: 'key.changed',
  attemptsPerMinute: 20,
  request: v.strictObject({ id: Id, overlap_hours: v.picklist(OVERLAPS) }),
  answers: { 200: success('The new key and its secret.', NewKeySchema), 404: noKey },
});

/** Removes a key at once. */
export const removeApiKey = endpoint({
  ...keyCall,
  name: 'keys.remove',
  summary: 'Removes a key; within ten seconds nothing accepts it.',
  path: '/api/user/api-keys/remove',
  event: 'key.changed',
  request: v.strictObject({ id: Id }),
  answers: { 200: success('It is gone, now or before.', v.object({ removed: v.literal(true) })), 404: noKey },
});

/** A key's requests by day. */
export const apiKeyUse = endpoint({
  ...keyCall,
  name: 'keys.use',
  summary: 'A key’s requests by day, for the last 31 days.',
  path: '/api/user/api-keys/use',
  request: v.strictObject({ id: Id }),
  answers: {
    200: success(
      'The days with requests, oldest first, and the operations of all these days.',
      v.object({
        days: v.array(DayOfUseSchema),
        operations: v.array(v.object({ operation: v.string(), calls: v.number(), errors: v.number() })),
      }),
    ),
    404: noKey,
  },
});
