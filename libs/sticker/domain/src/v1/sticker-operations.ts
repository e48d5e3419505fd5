import { file, listOf, operation, pageFields, success } from '@vinlore/contract';
import * as v from 'valibot';
import { StickerKindSchema } from '../contract/sticker-summary.ts';

/** A window sticker in the public API. */
const ApiStickerSchema = v.object({
  object: v.literal('sticker'),
  id: v.string(),
  mode: v.picklist(['test', 'live']),
  /** Empty for a sticker by year, make, and model. */
  vin: v.string(),
  /** Such as `2012 Toyota Camry LE`. */
  title: v.string(),
  kind: StickerKindSchema,
  version: v.number(),
  created_at: v.string(),
  /** When it was revoked; null if it is valid. */
  revoked_at: v.nullable(v.string()),
  /** Page that verifies it, the same as in its QR code; null in test mode, whose stickers aren't signed. */
  verify_url: v.nullable(v.string()),
});

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const unknownSticker = 'The account has no such sticker in this mode.';
const EXAMPLE_VIN = '1HGCM82633A004352';

export const createSticker = operation({
  id: 'stickers.create',
  summary: 'Creates a window sticker.',
  description: [
    'Costs one sticker credit. The same VIN again gives the sticker that exists, free. A classic number that matches several vehicles is refused; `data.candidates` lists them.',
    'In test mode, any VIN that decodes gives an unsigned sticker, marked as a preview. A VIN that ends in `000402` has no credit left.',
  ].join('\n\n'),
  method: 'POST',
  path: '/v1/stickers',
  scope: 'stickers:write',
  request: v.strictObject({ vin: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  answer: success('The sticker.', ApiStickerSchema),
  problems: {
    'no-credits': 'No sticker credit is left.',
    unprocessable: 'It isn’t a VIN, or a classic number of several vehicles.',
  },
  example: { request: { vin: EXAMPLE_VIN }, answer: { object: 'sticker', mode: 'test', vin: EXAMPLE_VIN, version: 1 } },
});

export const listStickers = operation({
  id: 'stickers.list',
  summary: 'Lists the account’s stickers, newest first.',
  method: 'GET',
  path: '/v1/stickers',
  scope: 'stickers:read',
  request: v.strictObject(pageFields),
  answer: success('A page of stickers.', listOf(ApiStickerSchema)),
  example: { request: { limit: '10' }, answer: { object: 'list' } },
});

export const retrieveSticker = operation({
  id: 'stickers.retrieve',
  summary: 'Returns a sticker.',
  method: 'GET',
  path: '/v1/stickers/{id}',
  scope: 'stickers:read',
  request: v.strictObject({ id: Id }),
  answer: success('The sticker.', ApiStickerSchema),
  problems: { 'not-found': unknownSticker },
  example: { request: { id: '{stickers.create}' }, answer: { object: 'sticker', vin: EXAMPLE_VIN } },
});

export const downloadSticker = operation({
  id: 'stickers.download',
  summary: 'Returns a sticker as a PDF.',
  method: 'GET',
  path: '/v1/stickers/{id}/pdf',
  scope: 'stickers:read',
  request: v.strictObject({ id: Id }),
  answer: file('The document.', 'application/pdf'),
  problems: { 'not-found': unknownSticker },
  example: { request: { id: '{stickers.create}' } },
});
