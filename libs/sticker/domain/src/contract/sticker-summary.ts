import * as v from 'valibot';

/** By a 17-character VIN, of a classic vehicle, or by year, make and model without a VIN. */
export const StickerKindSchema = v.picklist(['standard', 'classic', 'ymmt']);

/** A sticker in its owner's list. */
export const StickerSummarySchema = v.object({
  id: v.string(),
  /** '' for one by year, make and model. */
  vin: v.string(),
  /** Such as `2012 Toyota Camry LE`. */
  title: v.string(),
  kind: StickerKindSchema,
  /** 1 for the first, counted up each time it is made again. */
  version: v.number(),
  made_at: v.string(),
  /** When it was revoked; null: it is good. */
  revoked_at: v.nullable(v.string()),
  /** Address of the PDF, signed and valid for a while. */
  pdf_url: v.string(),
  /** Address of the page that says whether it is genuine; the one in its QR code. */
  verify_url: v.string(),
});
export type StickerSummary = v.InferOutput<typeof StickerSummarySchema>;
