import { BODY_LIMIT_BYTES, endpoint, file, refusal } from '@vinlore/contract';
import { ConfirmedSchema } from './confirmed-fields.ts';

/**
 * Returns the sticker for these selections as an SVG: the same document, unsigned and marked as a preview. Open to
 * visitors, so they see what they pay for (docs/decisions.md §6).
 */
export const previewSticker = endpoint({
  name: 'sticker.preview',
  summary: 'A picture of the sticker that the selections would make.',
  method: 'POST',
  path: '/api-cwa/preview-sticker',
  encoding: 'multipart',
  auth: 'none',
  // A dealer's sticker includes the dealer.
  knowsMembers: true,
  attemptsPerMinute: 60,
  bodyLimit: BODY_LIMIT_BYTES,
  request: ConfirmedSchema,
  answers: {
    200: file('The first page.', 'image/svg+xml'),
    404: refusal('The member has no sticker of the number that stands in `sticker_id`.'),
    422: refusal('`Wrong VIN` (spec §8), or colors or packages that cannot be read.'),
    503: refusal('Too many documents are being made; try again in a moment.'),
  },
});
