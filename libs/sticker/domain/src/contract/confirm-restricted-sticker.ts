import { endpoint, refusal, success } from '@vinlore/contract';
import { ConfirmedSchema } from './confirmed-fields.ts';
import { MAKING_REFUSALS } from './making-answers.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/**
 * Same as `confirm-sticker` for vehicles outside the brand's model years: based only on the member's selections, which
 * the sticker states (spec §7; docs/decisions.md §4).
 */
export const confirmRestrictedSticker = endpoint({
  name: 'sticker.confirmRestricted',
  summary: 'Makes a sticker from the member’s selections only, outside the brand’s model years.',
  method: 'POST',
  path: '/api-cwa/confirm-year-restricted-sticker',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: ConfirmedSchema,
  answers: {
    200: success('The sticker.', StickerSummarySchema),
    ...MAKING_REFUSALS,
    422: refusal('Colors, packages, or a plate that cannot be read, or a model year that is not restricted.'),
  },
});
