import type { ErrorCode } from './rules/error-codes.ts';
import type { Suggestion } from './suggest.ts';

/** Elements that vPIC shows under one heading. */
export interface ElementGroup {
  /** vPIC's name of the group, e.g. `Exterior / Body`. */
  name: string;
  /** Names of the elements, keys of `elements`. */
  elements: readonly string[];
}

/** What a VIN says. Unknown is null or missing, never guessed. */
export interface DecodedVin {
  /** Normalized: upper case, without spaces and dashes, at most 17 characters. */
  vin: string;
  year: number | null;
  /** Upper case, as vPIC writes makes. */
  make: string | null;
  model: string | null;
  /** By vPIC's own variable names (`Body Class`, `Plant City` …); what vPIC calls not applicable is left out. */
  elements: Readonly<Record<string, string>>;
  /** What vPIC fills in for every vehicle of this type: typical of it, not read from the VIN. */
  typical: Readonly<Record<string, string>>;
  /** The elements present, as vPIC groups them. */
  groups: readonly ElementGroup[];
  /** NHTSA's codes, ascending; `[0]` for a clean VIN. */
  errorCodes: readonly ErrorCode[];
  /** NHTSA's wording of the codes. */
  errorText: string;
  /** How far the answer can be relied on, 0–1 (see `confidenceOf`). */
  confidence: number;
  /** For a wrong VIN the likely right ones, the likeliest first. */
  suggestions: readonly Suggestion[];
  /** Positions (1–17) whose character cannot be right, ascending. */
  impossiblePositions: readonly number[];
}
