import { checkDigitIsMandatory, type DecodedVehicle, VIN_LENGTH } from '@vinlore/vehicle-domain';

/** Whether a vehicle stands for one car: its VIN whole and not certainly mistyped, its make and year known. */
export function isWhole({ vin, make, year, checkDigit }: DecodedVehicle): boolean {
  const mistyped = checkDigit === 'disagrees' && checkDigitIsMandatory(vin);
  return vin.length === VIN_LENGTH && !vin.includes('*') && make !== null && year !== null && !mistyped;
}
