import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PotSchema } from '../../credits.ts';
import { IdField } from '../../fields.ts';
import { ActKeyField, WhyField } from '../../staff/fields.ts';

const BalancesSchema = v.object({ vhr: v.number(), sticker: v.number(), global: v.number() });

/** A member's credit ledger for staff: who, what, why, and the balance after each entry. */
export const staffCredits = endpoint({
  name: 'credits.staffHistory',
  event: 'pii.read',
  summary: 'What happened to a member’s credits, newest first, in words.',
  method: 'GET',
  path: '/api-cwa/staff/credits',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({
    account_id: IdField,
    /** Cursor: the last entry of the previous page. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success(
      'At most 50 lines.',
      v.object({
        balances: BalancesSchema,
        /** The brand's types of credits. */
        pots: v.array(PotSchema),
        lines: v.array(
          v.object({
            id: v.string(),
            at: v.string(),
            /** Null if an unlimited plan paid. */
            pot: v.nullable(PotSchema),
            credits: v.number(),
            /** Balance of this credit type after the entry; null if no credits changed. */
            balance: v.nullable(v.number()),
            words: v.string(),
            /** Reason for a correction; null for other entries, or if erased. */
            why: v.nullable(v.string()),
            /**
             * Email of the staff member who made the correction; null for other entries, or if they have left the team.
             */
            by: v.nullable(v.string()),
            /** Whether a correction can reverse it. */
            reversible: v.boolean(),
          }),
        ),
        more: v.boolean(),
      }),
    ),
    404: refusal('This brand has no such member.'),
  },
});

const CorrectedSchema = v.object({
  /** Id of the correcting entry. */
  id: v.string(),
  balances: BalancesSchema,
});

const answers = {
  200: success('The books as they are now.', CorrectedSchema),
  404: refusal('This brand has no such member, or they have no such entry.'),
  409: refusal('The key was used for another correction.'),
  422: refusal('The entry cannot be reversed, or the balance would fall below zero.'),
} as const;

/** Adds or removes credits, with a reason. */
export const staffCorrectCredits = endpoint({
  name: 'credits.staffCorrect',
  event: 'grant.given',
  summary: 'Gives a member credits or takes some, with a reason; never below zero.',
  method: 'POST',
  path: '/api-cwa/staff/credits/correct',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({
    account_id: IdField,
    pot: PotSchema,
    /** Positive: added; negative: removed. */
    credits: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(-1000),
      v.maxValue(1000),
      v.check((credits) => credits !== 0),
    ),
    why: WhyField,
    idempotency_key: ActKeyField,
  }),
  answers,
});

/** Reverses an entry with a correcting one. Idempotent. */
export const staffReverseCredits = endpoint({
  name: 'credits.staffReverse',
  event: 'grant.given',
  summary: 'Corrects a member’s credits by an entry that reverses a named one.',
  method: 'POST',
  path: '/api-cwa/staff/credits/reverse',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({ account_id: IdField, entry_id: IdField, why: WhyField }),
  answers: { 200: answers[200], 404: answers[404], 422: answers[422] },
});
