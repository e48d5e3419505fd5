import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { BoughtLinkFields } from './bought-sticker.ts';

/** Most characters of what is chosen: as many as a purchase takes. */
const SELECTION_LENGTH = 60_000;

/**
 * Makes the next version of a sticker that was bought without an account, free, by the link of its order: the same as
 * members do with `sticker_id` of `confirm-sticker`. The order holds the new version from then on.
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
    /** As a purchase takes it: the fields of `confirm-sticker` as JSON. Those that name a vehicle are not read. */
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
