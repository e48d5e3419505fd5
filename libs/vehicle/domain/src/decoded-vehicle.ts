import type { DecodedVin } from '@vinlore/vehicle-vpic';
import * as v from 'valibot';
import { checkDigitOf } from './check-digit.ts';
import { titleCase } from './title-case.ts';
import { modelAndTrim } from './words/model-and-trim.ts';

/** A likely correction of a VIN that cannot be right. */
export const VinSuggestionSchema = v.object({
  vin: v.string(),
  /** Positions that differ, counted from 1. */
  positions: v.array(v.number()),
});
export type VinSuggestion = v.InferOutput<typeof VinSuggestionSchema>;

/** What a VIN says, with its source. Unknown is null or absent, never guessed (docs/decisions.md §5). */
export const DecodedVehicleSchema = v.object({
  /** Normalized: upper case, no spaces or dashes. */
  vin: v.string(),
  year: v.nullable(v.number()),
  make: v.nullable(v.string()),
  model: v.nullable(v.string()),
  trim: v.nullable(v.string()),
  /** Year, make and model in words for people. */
  fullName: v.string(),
  /** vPIC's variables by its own names, such as `Body Class`. */
  elements: v.record(v.string(), v.string()),
  /** What NHTSA lists for every vehicle of the type, where there is any: typical of it, never read from the VIN. */
  typical: v.optional(v.record(v.string(), v.string())),
  /** NHTSA's error codes; [0] for a clean decode. */
  errorCodes: v.array(v.number()),
  errorText: v.string(),
  checkDigit: v.picklist(['agrees', 'disagrees', 'unknown']),
  suggestions: v.array(VinSuggestionSchema),
  source: v.object({
    name: v.string(),
    asOf: v.string(),
    /** NHTSA's name of the data, such as `vPICList_lite_2026_09`, where a release of it was imported. */
    release: v.optional(v.string()),
  }),
});
export type DecodedVehicle = v.InferOutput<typeof DecodedVehicleSchema>;

/** The source's name as it stands beside every decoded value. */
const SOURCE = 'NHTSA vPIC';

/** Year, make and model in words for people; empty where the VIN says none of them. */
export function fullNameOf({ year, make, model }: Pick<DecodedVin, 'year' | 'make' | 'model'>): string {
  return [year, make && titleCase(make), model].filter(Boolean).join(' ');
}

/** The same with the trim, as far as it is part of the name; empty where none of them is known. */
export function vehicleName({ trim, ...vehicle }: Pick<DecodedVehicle, 'year' | 'make' | 'model' | 'trim'>): string {
  return fullNameOf({ ...vehicle, model: modelAndTrim(vehicle.model, trim) });
}

/**
 * What the decoder said, as every screen and call takes it. Server and browser build it with this, so that both answer
 * the same.
 *
 * @param asOf the day of the vPIC data, `YYYY-MM-DD`
 * @param release NHTSA's name of the data; null for the data of the build
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
