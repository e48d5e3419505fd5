import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChosenSelectionSchema, StickerVehicleSchema } from './kept-choice.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Path of the page where a buyer without an account sees their sticker (docs/decisions.md §4). */
export const BOUGHT_STICKER_PATH = '/your-sticker';

/** Credentials for a purchased sticker: its number and the signature from the order page. */
export const BoughtLinkFields = {
  id: v.pipe(v.string(), v.maxLength(64)),
  signature: v.pipe(v.string(), v.maxLength(200)),
};

/** Returns the full sticker to the holder of a signed link from the order page, because it's theirs. */
export const boughtSticker = endpoint({
  name: 'sticker.bought',
  summary: 'A sticker by a signed link, as the page of its order has one, with its badge.',
  method: 'GET',
  path: '/api-cwa/bought-sticker',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject(BoughtLinkFields),
  answers: {
    200: success(
      'The sticker, the address of its PDF, and what its buyer shows others.',
      v.object({
        id: v.string(),
        title: v.string(),
        pdf_url: v.string(),
        /** Public verification page. */
        verify_url: v.string(),
        /** HTML of the listing badge: a link and an image, no script. */
        badge_html: v.string(),
        /** The signed data, byte for byte. */
        sticker: v.record(v.string(), v.unknown()),
        /** Initial values of the selection step; null if this link can't change it. */
        change: v.nullable(
          v.object({
            kind: StickerSummarySchema.entries.kind,
            vin: v.string(),
            vehicle: StickerVehicleSchema,
            selection: v.nullable(ChosenSelectionSchema),
          }),
        ),
      }),
    ),
    403: refusal('The link is over, was changed, or its sticker was taken back.'),
    404: refusal('The brand has no such sticker.'),
    409: refusal('What is stored of the sticker was changed since it was signed.'),
  },
});
