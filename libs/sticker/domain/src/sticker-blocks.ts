import * as v from 'valibot';
import { sourced } from './sticker-values.ts';

const ColorSchema = v.strictObject({
  ...sourced,
  /** The maker's code, such as on the door plate. */
  code: v.nullable(v.string()),
  /** `#rrggbb` where a source knows it; a color is never guessed from its name. */
  hex: v.nullable(v.string()),
});

/** Exterior and interior color; null where nobody said. */
export const ColorsSchema = v.strictObject({ exterior: v.nullable(ColorSchema), interior: v.nullable(ColorSchema) });
export type StickerColors = v.InferOutput<typeof ColorsSchema>;

/** The plate or the number of a classic vehicle, code by code. */
export const PlateSchema = v.strictObject({
  /** As it is stamped, line by line; empty where nobody wrote it down. */
  lines: v.array(v.string()),
  rows: v.array(v.strictObject({ label: v.string(), code: v.string(), ...sourced })),
});
export type StickerPlate = v.InferOutput<typeof PlateSchema>;

/** The dealer as it names itself. */
export const DealerSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** Its address as it is written. */
  lines: v.array(v.string()),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  /** SHA-256 of the stored picture, in hex. */
  logo: v.nullable(v.string()),
});
export type StickerDealer = v.InferOutput<typeof DealerSchema>;

/** What the dealer says of its offer: its own statement, apart from what the vehicle cost new. */
export const OfferSchema = v.strictObject({
  /** The dealer's number of the vehicle; '' for none. */
  stock: v.string(),
  /** What the dealer asks, in U.S. cents; null for no price. */
  price: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
export type DealerOffer = v.InferOutput<typeof OfferSchema>;
