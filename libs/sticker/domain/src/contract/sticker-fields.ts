import * as v from 'valibot';
import { cleanText } from '../clean-text.ts';

/** A model year as a form sends it. */
export const YearField = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/),
  v.transform(Number),
  v.minValue(1900),
  v.maxValue(2100),
);

/** A name of a make, model, series, style or trim; white space at its ends does not count. */
export const NameField = v.pipe(v.string(), v.transform(cleanText), v.nonEmpty(), v.maxLength(200));

/** Such a name where there may be none. */
export const OptionalNameField = v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(200)), '');

/** A VIN, classic numbers included, where there may be none. */
export const OptionalVinField = v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(40)), '');

/** A vehicle without a VIN whose sticker is made; `gen` makes the next version of the member's own, free of charge; refused where there is none. */
export const YmmtEntries = {
  year: YearField,
  make: NameField,
  model: NameField,
  gen: v.optional(v.literal('regenerate')),
} as const;

/** A vehicle whose catalog is asked for, as closely as it is known. */
export const CatalogQuerySchema = v.strictObject({
  vin: OptionalVinField,
  year: YearField,
  make: NameField,
  model: NameField,
  trim: OptionalNameField,
});
