import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ImageUploadSchema, UPLOAD_LIMIT_BYTES } from '../image-upload.ts';

/** The member's photo: re-encoded, stored in the database, served by id (docs/decisions.md §3). */
export const profileImage = endpoint({
  name: 'account.profileImage',
  summary: 'Takes the member’s picture; without one, removes it.',
  method: 'POST',
  path: '/api-cwa/profile-image',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 10,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  request: v.strictObject({ image: v.optional(ImageUploadSchema) }),
  answers: {
    200: success('Its address, or null.', v.object({ profile_image: v.nullable(v.string()) })),
    422: refusal('The file is not a picture that can be read.'),
  },
});
