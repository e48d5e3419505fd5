import { fullOf } from '@vinlore/testing-node/schema-keys';
import { type StickerData, StickerDataSchema } from '../sticker-data.ts';

/**
 * A sticker that has something in every key of its schema, made of the schema itself: a key that is added is in it.
 * Every text of it is there once, so that a test can look for each.
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
