import { checkDigitMismatch } from './check-digit.ts';
import type { DecodedVehicle } from './decoded-vehicle.ts';
import { VIN_LENGTH } from './vin.ts';

/** Whether a vehicle identifies one specific car: a complete VIN without a proven typo, and a known make and year. */
export function isWhole(vehicle: DecodedVehicle): boolean {
  const { vin, make, year } = vehicle;
  const hasTypo = checkDigitMismatch(vehicle);
  return vin.length === VIN_LENGTH && !vin.includes('*') && make !== null && year !== null && !hasTypo;
}
