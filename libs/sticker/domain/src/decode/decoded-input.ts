/** What the VIN decoder says of a vehicle, as far as a sticker needs it. */
export interface DecodedInput {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** Keyed by vPIC's own variable names: `Body Class`, `Plant City` … */
  readonly elements: Readonly<Record<string, string>>;
  /** Null for a number of a maker that does not use place 9 as a check digit. */
  readonly checkDigitOk: boolean | null;
  /** The day of the vPIC data, `YYYY-MM-DD`. */
  readonly sourceAsOf: string;
}

export type Elements = DecodedInput['elements'];
