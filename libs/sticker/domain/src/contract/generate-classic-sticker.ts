import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { NameField, OptionalNameField, OptionalVinField, YearField } from './sticker-fields.ts';
import { MAKING_REFUSALS } from './making-answers.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Creates a sticker of a classic vehicle (spec §7) from its short VIN or from what its owner enters. */
export const generateClassicSticker = endpoint({
  name: 'sticker.generateClassic',
  summary: 'Makes the sticker of a classic vehicle.',
  method: 'POST',
  path: '/api-cwa/generate_classic_sticker',
  aliases: ['/api-cwa/generate-classic-sticker', '/generate-classic-sticker'],
  encoding: 'form',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    year: YearField,
    make: NameField,
    model: OptionalNameField,
    series: OptionalNameField,
    vin: OptionalVinField,
    classictype: v.optional(v.picklist(['manual', '']), ''),
    /** Creates the next version of the member's own sticker for free; fails if there is none. */
    gen: v.optional(v.literal('regenerate')),
  }),
  answers: {
    200: success('The sticker.', StickerSummarySchema),
    ...MAKING_REFUSALS,
    422: refusal('`Wrong VIN` (spec §8), or a year that is no classic’s.'),
  },
});
