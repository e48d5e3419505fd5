import { checkDigitIsMandatory, type DecodedVehicle } from '@vinlore/vehicle-domain';
import type { DecodedInput } from '../decode/decoded-input.ts';

/**
 * Whether the check digit matches; null if it isn't required: outside North America manufacturers may use position 9
 * for something else (49 CFR 565.15(c)).
 */
function checkDigitOk({ vin, checkDigit }: DecodedVehicle): boolean | null {
  if (checkDigit === 'agrees') return true;
  return checkDigitIsMandatory(vin) ? false : null;
}

/** Returns the fields of a decoded vehicle that stickers use. */
export function stickerInput(vehicle: DecodedVehicle): DecodedInput {
  const { vin, year, make, model, elements, source } = vehicle;
  return { vin, year, make, model, elements, checkDigitOk: checkDigitOk(vehicle), sourceAsOf: source.asOf };
}
