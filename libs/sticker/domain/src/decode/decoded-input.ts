/** The decoder's result, limited to what a sticker uses. */
export interface DecodedInput {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** By vPIC variable name: `Body Class`, `Plant City` … */
  readonly elements: Readonly<Record<string, string>>;
  /** Null if the manufacturer doesn't use position 9 as a check digit. */
  readonly checkDigitOk: boolean | null;
  /** Date of the vPIC data, `YYYY-MM-DD`. */
  readonly sourceAsOf: string;
}

export type Elements = DecodedInput['elements'];
