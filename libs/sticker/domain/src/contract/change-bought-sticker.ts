import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { BoughtLinkFields } from './bought-sticker.ts';

/** Maximum length of the selection, the same as in a purchase. */
const SELECTION_LENGTH = 60_000;

/**
 * Creates the next version of a sticker bought without an account, for free, using the order's link. Same as
 * `sticker_id` of `confirm-sticker` for members. The order then points to the new version.
 */
export const changeBoughtSticker = endpoint({
  name: 'sticker.changeBought',
  summary: 'Changes what a sticker shows, by the signed link that the page of its order has.',
  method: 'POST',
  path: '/api-cwa/change-bought-sticker',
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 10,
  request: v.strictObject({
    ...BoughtLinkFields,
    /**
     * Same format as in a purchase: the fields of `confirm-sticker` as JSON. Fields that name a vehicle are ignored.
     */
    selection: v.pipe(v.string(), v.nonEmpty(), v.maxLength(SELECTION_LENGTH)),
  }),
  answers: {
    200: success('Where the new version is seen, likewise signed.', v.object({ url: v.string() })),
    403: refusal('The link is over, was changed, or its sticker was taken back.'),
    404: refusal('The brand has no such sticker.'),
    409: refusal('No order of a visitor holds this sticker, or none any more: it was changed since.'),
    422: refusal('Choices that cannot be read or printed, or too many versions.'),
  },
});
