import type { DecodedVin } from '@vinlore/vehicle-vpic';
import * as v from 'valibot';
import { checkDigitOf } from './check-digit.ts';
import { titleCase } from './title-case.ts';
import { modelAndTrim } from './words/model-and-trim.ts';

/** A likely correction of an invalid VIN. */
export const VinSuggestionSchema = v.object({
  vin: v.string(),
  /** Positions that differ, 1-based. */
  positions: v.array(v.number()),
});
export type VinSuggestion = v.InferOutput<typeof VinSuggestionSchema>;

/** What a VIN decodes to, with its source. Unknown values are null or absent, never guessed (docs/decisions.md §5). */
export const DecodedVehicleSchema = v.object({
  /** Normalized: upper case, no spaces or dashes. */
  vin: v.string(),
  year: v.nullable(v.number()),
  make: v.nullable(v.string()),
  model: v.nullable(v.string()),
  trim: v.nullable(v.string()),
  /** Year, make, and model for display. */
  fullName: v.string(),
  /** vPIC variables by their own names, such as `Body Class`. */
  elements: v.record(v.string(), v.string()),
  /** Values NHTSA lists for every vehicle of this type, if any: typical, never decoded from the VIN. */
  typical: v.optional(v.record(v.string(), v.string())),
  /** NHTSA error codes; [0] for a clean decode. */
  errorCodes: v.array(v.number()),
  errorText: v.string(),
  checkDigit: v.picklist(['agrees', 'disagrees', 'unknown']),
  suggestions: v.array(VinSuggestionSchema),
  source: v.object({
    name: v.string(),
    asOf: v.string(),
    /** NHTSA's name for the data, such as `vPICList_lite_2026_09`, if a release was imported. */
    release: v.optional(v.string()),
  }),
});
export type DecodedVehicle = v.InferOutput<typeof DecodedVehicleSchema>;

/** Source name shown next to every decoded value. */
const SOURCE = 'NHTSA vPIC';

/** Returns year, make, and model for display; empty if the VIN gives none of them. */
export function fullNameOf({ year, make, model }: Pick<DecodedVin, 'year' | 'make' | 'model'>): string {
  return [year, make && titleCase(make), model].filter(Boolean).join(' ');
}

/** Same with the trim, if it belongs in the name; empty if nothing is known. */
export function vehicleName({ trim, ...vehicle }: Pick<DecodedVehicle, 'year' | 'make' | 'model' | 'trim'>): string {
  return fullNameOf({ ...vehicle, model: modelAndTrim(vehicle.model, trim) });
}

/**
 * Builds the decode result that every screen and call uses. Server and browser share this function so their answers
 * match.
 *
 * @param asOf date of the vPIC data, `YYYY-MM-DD`
 * @param release NHTSA's name for the data; null for the data bundled with the build
 */
export function decodedVehicleOf(decoded: DecodedVin, asOf: string, release: string | null = null): DecodedVehicle {
  return {
    vin: decoded.vin,
    year: decoded.year,
    make: decoded.make,
    model: decoded.model,
    trim: decoded.elements['Trim'] ?? null,
    fullName: fullNameOf(decoded),
    elements: { ...decoded.elements },
    ...(Object.keys(decoded.typical).length > 0 && { typical: { ...decoded.typical } }),
    errorCodes: [...decoded.errorCodes],
    errorText: decoded.errorText,
    checkDigit: checkDigitOf(decoded.vin),
    suggestions: decoded.suggestions.map(({ vin, positions }) => ({ vin, positions: [...positions] })),
    source: { name: SOURCE, asOf, ...(release !== null && { release }) },
  };
}
