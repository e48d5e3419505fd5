/** The islands of the site; each has its code in `registry.ts`. The renderer knows only their names. */
export const ISLANDS = [
  'account-deletion',
  'chat',
  'contact-form',
  'mailing-form',
  'theme-toggle',
  'vin-field',
  'vin-look-up',
] as const;
export type IslandName = (typeof ISLANDS)[number];
