import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChosenSelectionSchema, StickerVehicleSchema } from './kept-choice.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** The path of the page on which a buyer without an account sees their sticker (docs/decisions.md §4). */
export const BOUGHT_STICKER_PATH = '/your-sticker';

/** What opens a sticker that was bought: its number, and the signature that the page of its order has. */
export const BoughtLinkFields = {
  id: v.pipe(v.string(), v.maxLength(64)),
  signature: v.pipe(v.string(), v.maxLength(200)),
};

/** A sticker for who holds a signed link to it, as the page of its order gives one: whole, for it is theirs. */
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
        /** Where anybody checks it, and sees it. */
        verify_url: v.string(),
        /** HTML of the badge for listings: a link and a picture, no script. */
        badge_html: v.string(),
        /** The signed data, to the letter. */
        sticker: v.record(v.string(), v.unknown()),
        /** What the selection step begins with; null where it can't be changed by this link. */
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
