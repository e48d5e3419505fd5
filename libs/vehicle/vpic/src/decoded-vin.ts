import type { ErrorCode } from './rules/error-codes.ts';
import type { Suggestion } from './suggest.ts';

/** Elements that vPIC shows under one heading. */
export interface ElementGroup {
  /** vPIC's name of the group, e.g. `Exterior / Body`. */
  name: string;
  /** Names of the elements; keys of `elements`. */
  elements: readonly string[];
}

/** What a VIN decodes to. Unknown values are null or missing, never guessed. */
export interface DecodedVin {
  /** Normalized: upper case, no spaces or dashes, at most 17 characters. */
  vin: string;
  year: number | null;
  /** Upper case, as vPIC spells makes. */
  make: string | null;
  model: string | null;
  /** By vPIC variable name (`Body Class`, `Plant City` …); values that vPIC calls not applicable are left out. */
  elements: Readonly<Record<string, string>>;
  /** Values vPIC fills in for every vehicle of this type: typical, not decoded from the VIN. */
  typical: Readonly<Record<string, string>>;
  /** The elements present, grouped like in vPIC. */
  groups: readonly ElementGroup[];
  /** NHTSA error codes, ascending; `[0]` for a clean VIN. */
  errorCodes: readonly ErrorCode[];
  /** NHTSA's text for the codes. */
  errorText: string;
  /** How reliable the answer is, 0–1 (see `confidenceOf`). */
  confidence: number;
  /** Likely corrections of a wrong VIN, most likely first. */
  suggestions: readonly Suggestion[];
  /** Positions (1–17) with an impossible character, ascending. */
  impossiblePositions: readonly number[];
}
