import * as v from 'valibot';
import { SelectedColorsSchema, SelectedPackagesSchema, SelectedPlateSchema } from '../selection.ts';

/** The vehicle of a sticker as it was named, or as its VIN says. */
export const StickerVehicleSchema = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  /** Trim or series; '' : not known. */
  trim: v.string(),
});

/** What the owner of a sticker chose. */
export const ChosenSelectionSchema = v.object({
  trim: v.string(),
  style: v.string(),
  colors: SelectedColorsSchema,
  packages: SelectedPackagesSchema,
  plate: SelectedPlateSchema,
  buildsheet_color: v.boolean(),
});
