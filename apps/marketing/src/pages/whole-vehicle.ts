import { checkDigitMismatch, type DecodedVehicle, VIN_LENGTH } from '@vinlore/vehicle-domain';

/** Whether a vehicle stands for one car: its VIN whole and not certainly mistyped, its make and year known. */
export function isWhole(vehicle: DecodedVehicle): boolean {
  const { vin, make, year } = vehicle;
  const hasTypo = checkDigitMismatch(vehicle);
  return vin.length === VIN_LENGTH && !vin.includes('*') && make !== null && year !== null && !hasTypo;
}
