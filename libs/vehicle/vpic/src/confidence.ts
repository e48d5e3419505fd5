/** What speaks for and against an answer. */
export interface Evidence {
  checkDigitRight: boolean | null;
  wmiKnown: boolean;
  /** Whether the model year follows from the VIN alone. */
  yearCertain: boolean;
  hasModel: boolean;
  hasData: boolean;
  invalid: boolean;
}

/**
 * How far an answer can be relied on. Nothing is known of an unknown maker (0). Otherwise a model found counts 1, other
 * facts 0.6, the maker alone 0.3; a wrong check digit or a character that cannot be halves it, a year that had to be
 * chosen between two cycles takes a tenth.
 */
export function confidenceOf(evidence: Evidence): number {
  if (!evidence.wmiKnown) return 0;
  const found = evidence.hasModel ? 1 : evidence.hasData ? 0.6 : 0.3;
  const sound = evidence.checkDigitRight === false || evidence.invalid ? 0.5 : 1;
  return Math.round(found * sound * (evidence.yearCertain ? 1 : 0.9) * 100) / 100;
}
