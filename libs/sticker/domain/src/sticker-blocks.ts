import * as v from 'valibot';
import { sourced } from './sticker-values.ts';

const ColorSchema = v.strictObject({
  ...sourced,
  /** Manufacturer's code, for example on the door plate. */
  code: v.nullable(v.string()),
  /** `#rrggbb` if a source has it; never guessed from the name. */
  hex: v.nullable(v.string()),
});

/** Exterior and interior color; null if unknown. */
export const ColorsSchema = v.strictObject({ exterior: v.nullable(ColorSchema), interior: v.nullable(ColorSchema) });
export type StickerColors = v.InferOutput<typeof ColorsSchema>;

/** Data plate or VIN of a classic vehicle, code by code. */
export const PlateSchema = v.strictObject({
  /** Stamped text, line by line; empty if not entered. */
  lines: v.array(v.string()),
  rows: v.array(v.strictObject({ label: v.string(), code: v.string(), ...sourced })),
});
export type StickerPlate = v.InferOutput<typeof PlateSchema>;

/** Dealer name as entered by the dealer. */
export const DealerSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** Address as entered. */
  lines: v.array(v.string()),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  /** SHA-256 of the stored image in hex. */
  logo: v.nullable(v.string()),
});
export type StickerDealer = v.InferOutput<typeof DealerSchema>;

/** The dealer's own statements about the offer, separate from the price when new. */
export const OfferSchema = v.strictObject({
  /** Dealer's stock number; empty for none. */
  stock: v.string(),
  /** Asking price in U.S. cents; null for none. */
  price: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
export type DealerOffer = v.InferOutput<typeof OfferSchema>;
