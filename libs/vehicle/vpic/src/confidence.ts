/** Evidence for and against an answer. */
export interface Evidence {
  checkDigitRight: boolean | null;
  wmiKnown: boolean;
  /** Whether the VIN alone determines the model year. */
  yearCertain: boolean;
  hasModel: boolean;
  hasData: boolean;
  invalid: boolean;
}

/**
 * Returns how reliable an answer is, 0–1. An unknown manufacturer scores 0. Otherwise a model scores 1, other facts
 * 0.6, and the manufacturer alone 0.3; a wrong check digit or an impossible character halves the score, and a year
 * chosen between two cycles takes off a tenth.
 */
export function confidenceOf(evidence: Evidence): number {
  if (!evidence.wmiKnown) return 0;
  const found = evidence.hasModel ? 1 : evidence.hasData ? 0.6 : 0.3;
  const sound = evidence.checkDigitRight === false || evidence.invalid ? 0.5 : 1;
  return Math.round(found * sound * (evidence.yearCertain ? 1 : 0.9) * 100) / 100;
}
