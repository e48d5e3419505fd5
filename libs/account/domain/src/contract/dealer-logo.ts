import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ImageUploadSchema, UPLOAD_LIMIT_BYTES } from '../image-upload.ts';

/** The dealer's logo for stickers: re-encoded, stored in the database, served by id (docs/decisions.md §3, §4). */
export const dealerLogo = endpoint({
  name: 'account.dealerLogo',
  summary: 'Takes the dealer’s logo; without one, removes it.',
  method: 'POST',
  path: '/api-cwa/dealer-logo',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 10,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  request: v.strictObject({ image: v.optional(ImageUploadSchema) }),
  answers: {
    200: success('Its address, or null.', v.object({ dealer_logo: v.nullable(v.string()) })),
    403: refusal('The member is no dealer.'),
    422: refusal('The file is not a picture that can be read.'),
  },
});
