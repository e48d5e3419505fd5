import * as v from 'valibot';
import { SelectedColorsSchema, SelectedPackagesSchema, SelectedPlateSchema } from '../selection.ts';

/** The vehicle of a sticker, by name or as decoded from its VIN. */
export const StickerVehicleSchema = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  /** Trim or series; empty if unknown. */
  trim: v.string(),
});

/** Choices of a sticker's owner. */
export const ChosenSelectionSchema = v.object({
  trim: v.string(),
  style: v.string(),
  colors: SelectedColorsSchema,
  packages: SelectedPackagesSchema,
  plate: SelectedPlateSchema,
  buildsheet_color: v.boolean(),
});
