import { endpoint, file } from '@vinlore/contract';
import * as v from 'valibot';

/** Returns the listing badge of a sticker: an image that shows whether it's valid, revoked, or unknown. */
export const stickerBadge = endpoint({
  name: 'sticker.badge',
  summary: 'A picture for listings that says whether a sticker is genuine.',
  method: 'GET',
  path: '/api-cwa/sticker-badge',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  answers: { 200: file('The badge.', 'image/svg+xml') },
});
