import { refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Error responses shared by all calls that create stickers. */
export const MAKING_REFUSALS = {
  402: refusal('No credit is left.'),
  403: refusal('A dealer above 100 credits shows two factors first; `data.reason` says which way.'),
  404: refusal('It was to be made again, and the member has none; nothing was spent.'),
} as const;

/** Response for a sticker created without a VIN (spec §7), tagged `mode: ymmt`. */
export const YMMT_ANSWERS = {
  200: success('The sticker.', v.object({ ...StickerSummarySchema.entries, mode: v.literal('ymmt') })),
  ...MAKING_REFUSALS,
  422: refusal('No such vehicle was sold in that year.'),
} as const;
