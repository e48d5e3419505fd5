import { checkDigitMismatch } from './check-digit.ts';
import type { DecodedVehicle } from './decoded-vehicle.ts';
import { VIN_LENGTH } from './vin.ts';

/** Whether a vehicle stands for one car: its VIN whole and not certainly mistyped, its make and year known. */
export function isWhole(vehicle: DecodedVehicle): boolean {
  const { vin, make, year } = vehicle;
  const hasTypo = checkDigitMismatch(vehicle);
  return vin.length === VIN_LENGTH && !vin.includes('*') && make !== null && year !== null && !hasTypo;
}
