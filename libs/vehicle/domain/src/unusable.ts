import { checkDigitMismatch } from './check-digit.ts';
import type { DecodedVehicle } from './decoded-vehicle.ts';

/** Whether a complete VIN is unusable because it has a typo or doesn't decode to a model. */
export function isUnusable(vehicle: DecodedVehicle): boolean {
  // Someone who leaves characters open with `*` did so on purpose.
  if (vehicle.vin.includes('*')) return false;
  return vehicle.model === null || checkDigitMismatch(vehicle);
}
