import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OptionalNameField, OptionalVinField } from './sticker-fields.ts';

/** Returns how many facts a sticker would have, before payment (docs/decisions.md §4). */
export const stickerFacts = endpoint({
  name: 'sticker.facts',
  summary: 'How many facts a sticker of a vehicle would tell, and whether one is sold.',
  method: 'GET',
  path: '/api-cwa/sticker-facts',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({
    vin: OptionalVinField,
    year: v.optional(v.pipe(v.string(), v.maxLength(4)), ''),
    make: OptionalNameField,
    model: OptionalNameField,
    trim: OptionalNameField,
  }),
  answers: {
    200: success(
      'What it would tell.',
      v.object({
        /** Beyond the vehicle's name. */
        facts: v.number(),
        /** Minimum number required to sell a sticker. */
        least: v.number(),
        enough: v.boolean(),
        /**
         * How the vehicle is identified, which determines what would help: a VIN for a name, the data plate for a
         * classic.
         */
        named_by: v.picklist(['vin', 'name', 'classic']),
      }),
    ),
    422: refusal('Nothing of ours is called so, or the VIN is wrong.'),
  },
});
