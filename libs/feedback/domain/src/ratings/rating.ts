import * as v from 'valibot';

/** Why the feedback modal opens (spec §3). */
export const FEEDBACK_TYPES = ['general', 'positive', 'negative', 'report', 'sticker', 'regenerate'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** 5 Very Satisfied, 4 Satisfied, 3 Neutral, 2 Not Satisfied, 1 Very Dissatisfied (spec §2, §9). */
const SatisfactionSchema = v.picklist([1, 2, 3, 4, 5]);
export type Satisfaction = v.InferOutput<typeof SatisfactionSchema>;

/** Feedback for staff. */
export const RatingSchema = v.object({
  id: v.string(),
  /** '' if it isn't about a vehicle. */
  vin: v.string(),
  report_type: v.picklist(['report', 'sticker']),
  satisfaction: SatisfactionSchema,
  message: v.string(),
  email: v.nullable(v.string()),
  sent_at: v.string(),
});
export type Rating = v.InferOutput<typeof RatingSchema>;
