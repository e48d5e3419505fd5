import * as v from 'valibot';

/** What a kind of credit pays: `vhr` reports, `sticker` stickers, `global` both (spec §3, docs/decisions.md §1). */
export const PotSchema = v.picklist(['vhr', 'sticker', 'global']);
export type Pot = v.InferOutput<typeof PotSchema>;

/** A dealer who has more credits than this, in all pots, spends them by a session that has shown two factors. */
export const TWO_STEP_ABOVE = 100;

/** A number of credits, or the word that marks an unlimited plan (spec §3). */
export const CreditsSchema = v.union([v.number(), v.literal('Unlimited')]);

/** The credit payload fields, by the specification's names (spec §3). */
export const CreditPayloadSchema = v.object({
  sticker_credit: CreditsSchema,
  vhr_credit: v.number(),
  /** Global credits. */
  credit: v.number(),
  /** Reports that a running subscription pays in each period; 0 where none runs. */
  vhr_credit_subscription: CreditsSchema,
});
export type CreditPayload = v.InferOutput<typeof CreditPayloadSchema>;
