/**
 * Whether a VIN is reserved for samples: its serial number is all zeros, which no manufacturer assigns
 * (`docs/reference/sample-vehicles.md`). Sample sources have records only for these vehicles.
 */
export const isReservedVin = (vin: string): boolean => vin.endsWith('000000');
