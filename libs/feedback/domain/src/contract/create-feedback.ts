import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MessageField } from '../message-text.ts';
import type { Satisfaction } from '../ratings/rating.ts';

/** Submits a member's feedback on a report, a sticker, or the service (spec §7). */
export const createFeedback = endpoint({
  name: 'feedback.create',
  summary: 'Takes a member’s feedback.',
  method: 'POST',
  path: '/api-cwa/create_feedback',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    /** '' if it isn't about a vehicle. */
    vin: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    report_type: v.picklist(['report', 'sticker']),
    /** 1 to 5 (spec §9). */
    satisfaction: v.pipe(
      v.string(),
      v.regex(/^[1-5]$/),
      v.transform((figure) => Number(figure) as Satisfaction),
    ),
    feedback_msg: v.optional(MessageField, ''),
    /** Idempotency key chosen by the sender. */
    feedback_id: v.optional(v.pipe(v.string(), v.toLowerCase(), v.uuid())),
  }),
  answers: {
    200: success('Kept; `message` thanks in the words of spec §8.', v.object({ id: v.string() })),
    422: refusal('An empty message, or one that is too long.'),
  },
});
