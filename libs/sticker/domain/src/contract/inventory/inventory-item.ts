import * as v from 'valibot';
import { StickerSummarySchema } from '../sticker-summary.ts';

/** Stock number; empty for none. */
export const StockNumberSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '');

export const InventoryVehicleSchema = v.object({
  id: v.string(),
  vin: v.string(),
  /** Stock number; empty for none. */
  stock_number: v.string(),
  title: v.string(),
  added_at: v.string(),
  /** Newest sticker; null if none. */
  sticker: v.nullable(StickerSummarySchema),
});
export type InventoryItem = v.InferOutput<typeof InventoryVehicleSchema>;
