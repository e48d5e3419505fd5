import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { NameField, OptionalNameField, YearField } from './sticker-fields.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Makes a sticker by year, make, model and trim (spec §7; docs/decisions.md §3). */
export const ymmtStickerAutoblog = endpoint({
  name: 'sticker.ymmtAutoblog',
  summary: 'Makes a sticker by year, make, model and trim.',
  method: 'POST',
  path: '/api-cwa/get-ymmtsticker-autoblog',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    year: YearField,
    make: NameField,
    model: NameField,
    trim: OptionalNameField,
    gen: v.optional(v.literal('regenerate')),
  }),
  answers: {
    200: success('The sticker.', v.object({ ...StickerSummarySchema.entries, mode: v.literal('ymmt') })),
    402: refusal('No credit is left.'),
    403: refusal('A dealer above 100 credits shows two factors first; `data.reason` says which way.'),
    422: refusal('No such vehicle was sold in that year.'),
  },
});
