import * as v from 'valibot';

/** What a type of credit pays for: `vhr` reports, `sticker` stickers, `global` both (spec §3, docs/decisions.md §1). */
export const PotSchema = v.picklist(['vhr', 'sticker', 'global']);
export type Pot = v.InferOutput<typeof PotSchema>;

/** A dealer with more credits than this, in all types together, needs a two-factor session to spend them. */
export const TWO_STEP_ABOVE = 100;

/** A number of credits, or the marker of an unlimited plan (spec §3). */
export const CreditsSchema = v.union([v.number(), v.literal('Unlimited')]);

/** Credit payload fields, with the specification's names (spec §3). */
export const CreditPayloadSchema = v.object({
  sticker_credit: CreditsSchema,
  vhr_credit: v.number(),
  /** Global credits. */
  credit: v.number(),
  /** Reports that a running subscription includes per period; 0 without one. */
  vhr_credit_subscription: CreditsSchema,
});
export type CreditPayload = v.InferOutput<typeof CreditPayloadSchema>;
