import * as v from 'valibot';
import { StickerSummarySchema } from '../sticker-summary.ts';

/** A dealer's own number for a vehicle; '' for none. */
export const StockNumberSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '');

export const InventoryVehicleSchema = v.object({
  id: v.string(),
  vin: v.string(),
  /** The dealer's own number for it; '' for none. */
  stock_number: v.string(),
  title: v.string(),
  added_at: v.string(),
  /** Its newest sticker; null: none yet. */
  sticker: v.nullable(StickerSummarySchema),
});
export type InventoryItem = v.InferOutput<typeof InventoryVehicleSchema>;
