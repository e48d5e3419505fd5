/** The sections of a vehicle history report, in the order in which they are read (facts of the field, `report-and-sticker.md`). */
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
 * `title`: titles of states · `brand`: title brands · `salvage`: junk, salvage, insurance (JSI) · `theft`: theft, lien,
 * impound, export · `damage`: accident and damage · `ownership`: owners and use · `market`: auctions, listings, sales ·
 * `service`: service, inspection, emissions · `other`: warranty, safety, value.
 */
export type Section = (typeof SECTIONS)[number];

/** The sections that events stand in; identity is decoded, recalls have sources of their own. */
export type EventSection = Exclude<Section, 'identity' | 'recall'>;
