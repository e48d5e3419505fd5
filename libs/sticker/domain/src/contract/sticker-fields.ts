import * as v from 'valibot';
import { cleanText } from '../clean-text.ts';

/** A model year from a form. */
export const YearField = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/),
  v.transform(Number),
  v.minValue(1900),
  v.maxValue(2100),
);

/** Name of a make, model, series, style, or trim, trimmed. */
export const NameField = v.pipe(v.string(), v.transform(cleanText), v.nonEmpty(), v.maxLength(200));

/** Optional name. */
export const OptionalNameField = v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(200)), '');

/** Optional VIN, including classic ones. */
export const OptionalVinField = v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(40)), '');

/**
 * A vehicle without a VIN. `gen` creates the next version of the member's own sticker for free, and fails if there is
 * none.
 */
export const YmmtEntries = {
  year: YearField,
  make: NameField,
  model: NameField,
  gen: v.optional(v.literal('regenerate')),
} as const;

/** A vehicle to look up in the catalog, as precisely as it's known. */
export const CatalogQuerySchema = v.strictObject({
  vin: OptionalVinField,
  year: YearField,
  make: NameField,
  model: NameField,
  trim: OptionalNameField,
});
