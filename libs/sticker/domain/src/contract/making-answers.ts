import { refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Who is turned away from making a sticker, whatever names the vehicle. */
export const MAKING_REFUSALS = {
  402: refusal('No credit is left.'),
  403: refusal('A dealer above 100 credits shows two factors first; `data.reason` says which way.'),
  404: refusal('It was to be made again, and the member has none; nothing was spent.'),
} as const;

/** What making a sticker without a VIN answers (spec §7): it is tagged `mode: ymmt`. */
export const YMMT_ANSWERS = {
  200: success('The sticker.', v.object({ ...StickerSummarySchema.entries, mode: v.literal('ymmt') })),
  ...MAKING_REFUSALS,
  422: refusal('No such vehicle was sold in that year.'),
} as const;
