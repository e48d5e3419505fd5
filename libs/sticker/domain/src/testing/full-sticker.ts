import { fullOf } from '@vinlore/testing-node/schema-keys';
import { type StickerData, StickerDataSchema } from '../sticker-data.ts';

/**
 * Builds a sticker with a value for every key, generated from the schema so that new keys are included. Every text is
 * unique, so tests can search for each.
 */
export const fullSticker: StickerData = fullOf(StickerDataSchema, {
  source: 1,
  language: 'en',
  style: 'label-2013',
  layout: 'modern',
  headings: 'sans',
  hex: '#2a4d7c',
  vin: '9ZZAA11C0J0000042',
});
