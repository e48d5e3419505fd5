/** What the VIN decoder says of a vehicle, as far as a sticker needs it. */
export interface DecodedVehicleInput {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** Keyed by vPIC's own variable names: `Body Class`, `Plant City` … */
  readonly elements: Readonly<Record<string, string>>;
  readonly checkDigitOk: boolean;
  /** The day of the vPIC data, `YYYY-MM-DD`. */
  readonly sourceAsOf: string;
}

export type Elements = DecodedVehicleInput['elements'];
