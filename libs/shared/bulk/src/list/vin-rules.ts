/** VIN rules of the vehicle core, which shared libs may not import. */
export interface VinRules {
  /** Normalizes a VIN for storage and comparison: upper case, no spaces or hyphens. */
  plain(typed: string): string;
}
