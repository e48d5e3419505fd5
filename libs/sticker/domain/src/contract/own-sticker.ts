import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChosenSelectionSchema, StickerVehicleSchema } from './kept-choice.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Returns one of the member's own stickers with its signed data. */
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
        /** The signed data, byte for byte. */
        sticker: v.record(v.string(), v.unknown()),
        vehicle: StickerVehicleSchema,
        /** The owner's choices; null if they weren't asked. */
        selection: v.nullable(ChosenSelectionSchema),
        /** HTML of the listing badge: a link and an image, no script. */
        badge_html: v.string(),
        /** The member's versions of it, newest first, including this one. */
        versions: v.array(v.object({ id: v.string(), version: v.number(), made_at: v.string() })),
      }),
    ),
    404: refusal('The member has no such sticker.'),
  },
});
