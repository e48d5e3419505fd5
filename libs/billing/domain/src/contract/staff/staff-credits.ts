import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PotSchema } from '../../credits.ts';
import { IdField } from '../../fields.ts';
import { ActKeyField, WhyField } from '../../staff/fields.ts';

const BalancesSchema = v.object({ vhr: v.number(), sticker: v.number(), global: v.number() });

/** A member's books, for staff: who, what, why, and the balance after. */
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
    /** The line after which to go on. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success(
      'At most 50 lines.',
      v.object({
        balances: BalancesSchema,
        /** The kinds of credits that the brand has. */
        pots: v.array(PotSchema),
        lines: v.array(
          v.object({
            id: v.string(),
            at: v.string(),
            /** Null where an unlimited plan paid and none moved. */
            pot: v.nullable(PotSchema),
            credits: v.number(),
            /** The balance of its kind after it; null where none moved. */
            balance: v.nullable(v.number()),
            words: v.string(),
            /** Why, in the words of who corrected; null where nobody did, or they were erased. */
            why: v.nullable(v.string()),
            /** Address of who corrected; null where nobody did, or they are not on the staff here any more. */
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

/** Gives or takes credits for a stated reason. */
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
    /** Above 0: given; below: taken. */
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

/** Corrects by an entry that reverses a named one: once, however often it is asked. */
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
