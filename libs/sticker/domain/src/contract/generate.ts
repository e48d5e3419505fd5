import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MAKING_REFUSALS } from './making-answers.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Creates a window sticker from a VIN (spec §7). */
export const generate = endpoint({
  name: 'sticker.generate',
  summary: 'Makes a window sticker from a VIN; `gen=regenerate` makes the member’s own again, free.',
  method: 'POST',
  path: '/api-cwa/generate-sticker',
  aliases: ['/generate-sticker'],
  encoding: 'form',
  auth: 'bearer',
  // Anything that isn't a VIN gets "Wrong VIN" (spec §8), up to the body limit.
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(16_384)), gen: v.optional(v.literal('regenerate')) }),
  answers: {
    200: success('The sticker. The same VIN again gives the sticker that exists.', StickerSummarySchema),
    ...MAKING_REFUSALS,
    422: refusal('`Wrong VIN` (spec §8); `data` may offer `suggestions`, or `candidates` of a classic number.'),
  },
});
