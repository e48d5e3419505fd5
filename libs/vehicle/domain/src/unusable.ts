import { checkDigitMismatch } from './check-digit.ts';
import type { DecodedVehicle } from './decoded-vehicle.ts';

/** Whether a whole VIN has a typo or names no model, so that nothing can be made of it. */
export function isUnusable(vehicle: DecodedVehicle): boolean {
  // Who leaves characters open by `*` knows that they do.
  if (vehicle.vin.includes('*')) return false;
  return vehicle.model === null || checkDigitMismatch(vehicle);
}
