/** The error codes of NHTSA that this data supports (rule 9), with NHTSA's wording. */
export const ERROR_TEXTS = {
  0: 'VIN decoded clean. Check Digit (9th position) is correct',
  1: 'Check Digit (9th position) does not calculate properly',
  6: 'Incomplete VIN',
  7: 'Manufacturer is not registered with NHTSA for sale or importation in the U.S. for use on U.S roads; Please contact the manufacturer directly for more information',
  8: 'No detailed data available currently',
  11: 'Incorrect Model Year - Position 10 does not match valid model year codes',
  400: 'Invalid Characters Present',
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** What is known of a VIN when its errors are named. */
export interface Findings {
  /** Shorter than 17 characters, or with unknown positions. */
  incomplete: boolean;
  /** Characters that no VIN may hold, or more than 17. */
  invalid: boolean;
  /** null while it cannot be computed. */
  checkDigitRight: boolean | null;
  /** null while the WMI is not typed. */
  wmiKnown: boolean | null;
  /** Position 10 is typed and no model-year code. */
  yearWrong: boolean;
  /** Some pattern of the model year matches. */
  hasData: boolean;
}

/**
 * Rule 9: NHTSA's error codes. Codes 2–5 (corrected VINs) and 14 (unused positions) are left out: with this data they
 * would be wrong a third of the time.
 */
export function errorCodesOf(findings: Findings): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (findings.checkDigitRight === false) codes.push(1);
  if (findings.incomplete) codes.push(6);
  if (findings.wmiKnown === false) codes.push(7);
  else if (!findings.hasData && !findings.incomplete && !findings.invalid) codes.push(8);
  if (findings.yearWrong) codes.push(11);
  if (findings.invalid) codes.push(400);
  return codes.length > 0 ? codes : [0];
}

/** The text of a VIN without errors. */
export const CLEAN_TEXT = `0 - ${ERROR_TEXTS[0]}`;

/** NHTSA's text: `code - wording`, several with a semicolon. */
export function errorTextOf(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `${code} - ${ERROR_TEXTS[code]}`).join('; ');
}
