/** Sections of a vehicle history report in reading order (facts of the field, `report-and-sticker.md`). */
export const SECTIONS = [
  'identity',
  'title',
  'brand',
  'odometer',
  'salvage',
  'theft',
  'damage',
  'ownership',
  'market',
  'service',
  'recall',
  'other',
] as const;

/**
 * `title`: state titles · `brand`: title brands · `salvage`: junk, salvage, insurance (JSI) · `theft`: theft, lien,
 * impound, export · `damage`: accident and damage · `ownership`: owners and use · `market`: auctions, listings, sales ·
 * `service`: service, inspection, emissions · `other`: warranty, safety, value.
 */
export type Section = (typeof SECTIONS)[number];

/** Sections that contain events. Identity is decoded, and recalls have their own sources. */
export type EventSection = Exclude<Section, 'identity' | 'recall'>;
