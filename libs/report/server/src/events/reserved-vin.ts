/**
 * Whether a number is in the range that is ours: a serial number of zeros, which no maker gives out
 * (`docs/reference/sample-vehicles.md`). Sample sources know these vehicles and no others.
 */
export const isReservedVin = (vin: string): boolean => vin.endsWith('000000');
