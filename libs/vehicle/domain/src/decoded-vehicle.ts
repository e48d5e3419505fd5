import * as v from 'valibot';

/** A likely correction of a VIN that cannot be right. */
export const VinSuggestionSchema = v.object({
  vin: v.string(),
  /** Positions that differ, counted from 1. */
  positions: v.array(v.number()),
});
export type VinSuggestion = v.InferOutput<typeof VinSuggestionSchema>;

/** What a VIN says, with its source. Unknown is null or absent, never guessed (decisions §5). */
export const DecodedVehicleSchema = v.object({
  /** Normalised: upper case, no spaces or dashes. */
  vin: v.string(),
  year: v.nullable(v.number()),
  make: v.nullable(v.string()),
  model: v.nullable(v.string()),
  trim: v.nullable(v.string()),
  /** Year, make and model in words for people. */
  fullName: v.string(),
  /** vPIC's variables by its own names, such as `Body Class`. */
  elements: v.record(v.string(), v.string()),
  /** NHTSA's error codes; [0] for a clean decode. */
  errorCodes: v.array(v.number()),
  errorText: v.string(),
  checkDigit: v.picklist(['agrees', 'disagrees', 'unknown']),
  suggestions: v.array(VinSuggestionSchema),
  source: v.object({ name: v.string(), asOf: v.string() }),
});
export type DecodedVehicle = v.InferOutput<typeof DecodedVehicleSchema>;
