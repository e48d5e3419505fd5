/** A VIN that was probably meant. */
export interface Suggestion {
  vin: string;
  /** What was changed. */
  change: 'look-alike' | 'check-digit' | 'one-position' | 'swapped';
  /** Positions (1–17) that differ. */
  positions: readonly number[];
}
