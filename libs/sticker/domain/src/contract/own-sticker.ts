import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChosenSelectionSchema, StickerVehicleSchema } from './kept-choice.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** One of the member's own stickers, with its signed data. */
export const ownSticker = endpoint({
  name: 'sticker.own',
  summary: 'One of the member’s stickers.',
  method: 'POST',
  path: '/api/user/sticker',
  encoding: 'json',
  auth: 'bearer',
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  answers: {
    200: success(
      'The sticker.',
      v.object({
        ...StickerSummarySchema.entries,
        genuine: v.boolean(),
        /** The signed data, to the letter. */
        sticker: v.record(v.string(), v.unknown()),
        vehicle: StickerVehicleSchema,
        /** What its owner chose; null where nobody was asked. */
        selection: v.nullable(ChosenSelectionSchema),
        /** HTML of the badge for listings: a link and a picture, no script. */
        badge_html: v.string(),
        /** All of the member's versions of it, the newest first; this one among them. */
        versions: v.array(v.object({ id: v.string(), version: v.number(), made_at: v.string() })),
      }),
    ),
    404: refusal('The member has no such sticker.'),
  },
});
