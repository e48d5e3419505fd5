import { listOf, operation, pageFields, success } from '@vinlore/contract';
import * as v from 'valibot';

export const retrieveCredits = operation({
  id: 'credits.retrieve',
  summary: 'Returns the credits that are left.',
  description: 'Test mode has credits of its own: 1,000 of each kind to begin with.',
  method: 'GET',
  path: '/v1/credits',
  scope: 'account:read',
  request: v.strictObject({}),
  answer: success(
    'The credits; null for an unlimited plan.',
    v.object({
      object: v.literal('credits'),
      mode: v.picklist(['test', 'live']),
      reports: v.nullable(v.number()),
      stickers: v.nullable(v.number()),
    }),
  ),
  example: { request: {}, answer: { object: 'credits', mode: 'test' } },
});

const CreditEntrySchema = v.object({
  object: v.literal('credit_entry'),
  id: v.string(),
  created_at: v.string(),
  /** Null if an unlimited plan paid. */
  kind: v.nullable(v.string()),
  /** Positive: credits added; negative: credits used; 0: paid by an unlimited plan. */
  credits: v.number(),
  /** In the language of the request. */
  description: v.string(),
  /** The document that it paid for. */
  document: v.nullable(v.object({ kind: v.picklist(['report', 'sticker']), id: v.string() })),
});

export const listCreditEntries = operation({
  id: 'credits.history',
  summary: 'Lists what happened to the credits, newest first.',
  description: 'Empty in test mode.',
  method: 'GET',
  path: '/v1/credits/history',
  scope: 'account:read',
  request: v.strictObject(pageFields),
  answer: success('A page of entries.', listOf(CreditEntrySchema)),
  example: { request: { limit: '10' }, answer: { object: 'list' } },
});
