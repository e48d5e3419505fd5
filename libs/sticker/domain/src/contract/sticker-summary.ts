import * as v from 'valibot';

/** By 17-character VIN, for a classic vehicle, or by year, make, and model without a VIN. */
export const StickerKindSchema = v.picklist(['standard', 'classic', 'ymmt']);

/** A sticker in its owner's list. */
export const StickerSummarySchema = v.object({
  id: v.string(),
  /** Empty for a sticker by year, make, and model. */
  vin: v.string(),
  /** Such as `2012 Toyota Camry LE`. */
  title: v.string(),
  kind: StickerKindSchema,
  /** 1 for the first version, incremented each time it's recreated. */
  version: v.number(),
  made_at: v.string(),
  /** When it was revoked; null if valid. */
  revoked_at: v.nullable(v.string()),
  /** URL of the PDF, signed and valid for a limited time. */
  pdf_url: v.string(),
  /** URL of the verification page, the same as in the QR code. */
  verify_url: v.string(),
});
export type StickerSummary = v.InferOutput<typeof StickerSummarySchema>;
