import { endpoint, refusal, success } from '@vinlore/contract';
import { ConfirmedSchema } from './confirmed-fields.ts';
import { MAKING_REFUSALS } from './making-answers.ts';
import { StickerSummarySchema } from './sticker-summary.ts';

/** Creates a sticker with the member's confirmed choices (spec §7). */
export const confirmSticker = endpoint({
  name: 'sticker.confirm',
  summary: 'Makes a sticker with the confirmed trim, colors and packages.',
  method: 'POST',
  path: '/api-cwa/confirm-sticker',
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: ConfirmedSchema,
  answers: {
    200: success('The sticker.', StickerSummarySchema),
    ...MAKING_REFUSALS,
    422: refusal('`Wrong VIN` (spec §8), or colors, packages, or a plate that cannot be read.'),
  },
});
