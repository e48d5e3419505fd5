/**
 * The open data of governments that the product can keep by itself, in the order in which an empty installation is filled:
 * the smallest and most useful first.
 */
export const OPEN_DATA_NAMES = [
  'epa',
  'ncap',
  'recalls',
  'vpic',
  'investigations',
  'canada-recalls',
  'complaints',
  'communications',
] as const;
export type OpenDataName = (typeof OPEN_DATA_NAMES)[number];
