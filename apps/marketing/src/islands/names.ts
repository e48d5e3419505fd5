/** Names of the site's islands, with code in `registry.ts`. The renderer knows only the names. */
export const ISLANDS = [
  'account-deletion',
  'bank-question',
  'change-sticker',
  'chat',
  'checkout',
  'contact-form',
  'invoice-link',
  'kept-garage',
  'mailing-form',
  'mailing-link',
  'offline-look-up',
  'offline-proof',
  'order-standing',
  'recall-link',
  'recall-watch',
  'theme-toggle',
  'vin-field',
  'vin-look-up',
] as const;
export type IslandName = (typeof ISLANDS)[number];
